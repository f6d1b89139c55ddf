import { counted } from "../counted.ts";
import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

export const bound: Catalogue["bound"] = {
  tooLong: (max, length) => `${plural(max, "caractère")} au maximum. Ce texte en compte ${counted(length)}.`,
};
