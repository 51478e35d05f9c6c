/** Dark or light, by choice; dark until somebody chooses. */

import { remember, remembered } from "./memory";

export type Theme = "dark" | "light";

const CHOSEN = "theme";

class Look {
  theme = $state<Theme>(remembered(CHOSEN) === "light" ? "light" : "dark");

  begin(): void {
    document.documentElement.dataset.theme = this.theme;
  }

  turn(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    remember(CHOSEN, this.theme);
    this.begin();
  }
}

export const look = new Look();
