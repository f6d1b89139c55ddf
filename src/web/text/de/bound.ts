import type { Catalogue } from "../catalogue.ts";
import { counted } from "../counted.ts";

export const bound: Catalogue["bound"] = {
  tooLong: (max, length) => `Höchstens ${counted(max)} Zeichen sind möglich. Dieser Text hat ${counted(length)}.`,
};
