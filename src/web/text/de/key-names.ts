import type { Catalogue } from "../catalogue.ts";

export const keyNames: Catalogue["keyNames"] = {
  Ctrl: "Strg",
  Shift: "Umschalt",
  Enter: "Eingabe",
  Esc: "Esc",
};
