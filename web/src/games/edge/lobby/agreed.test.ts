import { expect, it } from "vitest";
import { agreedIn, mended, ruledOut } from "./agreed";

it("the base game begins short and without Escalation, Escalation with all of it", () => {
  expect(Object.values(agreedIn("reach").parts)).not.toContain(true);
  expect(agreedIn("reach").length).toBe("short");
  expect(Object.values(agreedIn("escalation").parts)).not.toContain(false);
  expect(agreedIn("escalation").events).toBe("shadows");
});

it("the Wyrm needs the Gate, and the Shadows need both", () => {
  const agreed = agreedIn("escalation");
  expect(ruledOut(agreed, "wyrm")).toBe("");
  expect(ruledOut(agreed, "shadows")).toBe("");

  const shut = { ...agreed, parts: { ...agreed.parts, gate: false } };
  expect(ruledOut(shut, "wyrm")).toBe("AE-RULING-60");
  expect(ruledOut(shut, "shadows")).toBe("AE-SHADOW-02");
  expect(mended(shut)).toMatchObject({ events: "dawn", parts: { gate: false, wyrm: false, ancient_modules: true } });
  expect(mended(agreed)).toEqual(agreed);
});
