import type { Catalogue } from "../catalogue.ts";

export const bound: Catalogue["bound"] = {
  tooLong: (max, length) => `${max}文字以内で入力してください（現在${length}文字）。`,
};
