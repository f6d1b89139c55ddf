import type { Catalogue } from "../catalogue.ts";

export const bound: Catalogue["bound"] = {
  tooLong: (max, length) => `El máximo es de ${max} caracteres. Este texto tiene ${length}.`,
};
