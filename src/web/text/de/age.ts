import type { Catalogue } from "../translation.ts";

export const age: Catalogue["age"] = {
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  days: (count) => `${count} Tg.`,
  ago: (length) => `vor ${length}`,
};
