/** What a form says about the settings of a game. */

import type { MakeTable, Setting } from "../protocol";

type Chosen = NonNullable<MakeTable["options"]>;

/** What a form says of a switch that was turned off, where nothing said leaves it to the scenario. */
const OFF = "off";

/** What was chosen in a form, by the name of the setting; what was left as it is is not there. */
export function chosenIn(settings: readonly Setting[], given: (name: string) => string[]): Chosen {
  const chosen: Chosen = {};
  for (const setting of settings) {
    const values = given(setting.name).filter((value) => value !== "");
    const value = readAs(setting.kind, values);
    const open = setting.kind === "switch" && !values.includes(OFF) ? false : undefined;
    if (value !== undefined && value !== (setting.default ?? open)) {
      chosen[setting.name] = value;
    }
  }
  return chosen;
}

function readAs(kind: Setting["kind"], values: string[]): Chosen[string] | undefined {
  if (kind === "switch") return values.length > 0 && !values.includes(OFF);
  if (kind === "several") return values.length > 0 ? values : undefined;
  return kind === "number" && values[0] !== undefined ? Number(values[0]) : values[0];
}
