import type { Catalogue } from "../catalogue.ts";

export const age: Catalogue["age"] = {
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  days: (count) => `${count} j`,
  ago: (length) => `il y a ${length}`,
  joined: (one, other) => `${one} ${other}`,
};
