import type { Catalogue } from "../catalogue.ts";

export const keyNames: Catalogue["keyNames"] = {
  Ctrl: "Ctrl",
  Shift: "Shift",
  Enter: "Enter",
  Esc: "Esc",
};
