import type { Catalogue } from "../catalogue.ts";

export const keyNames: Catalogue["keyNames"] = {
  Ctrl: "Ctrl",
  Shift: "Maj",
  Enter: "Entrée",
  Esc: "Échap",
};
