import type { Catalogue } from "../catalogue.ts";

export const age: Catalogue["age"] = {
  seconds: (count) => `${count}秒`,
  minutes: (count) => `${count}分`,
  hours: (count) => `${count}時間`,
  days: (count) => `${count}日`,
  ago: (length) => `${length}前`,
  joined: (one, other) => `${one}${other}`,
};
