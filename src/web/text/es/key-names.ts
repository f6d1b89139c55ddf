import type { Catalogue } from "../catalogue.ts";

export const keyNames: Catalogue["keyNames"] = {
  Ctrl: "Ctrl",
  Shift: "Mayús",
  Enter: "Intro",
  Esc: "Esc",
};
