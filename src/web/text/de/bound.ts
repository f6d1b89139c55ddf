import type { Catalogue } from "../translation.ts";
import { counted } from "../translation.ts";

export const bound: Catalogue["bound"] = {
  tooLong: (max, length) => `Höchstens ${counted(max)} Zeichen sind möglich. Dieser Text hat ${counted(length)}.`,
};
