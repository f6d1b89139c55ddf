import { type Catalogue, counted } from "../translation.ts";
import { plural } from "./plural.ts";

export const bound: Catalogue["bound"] = {
  tooLong: (max, length) => `${plural(max, "caractère")} au maximum. Ce texte en compte ${counted(length)}.`,
};
