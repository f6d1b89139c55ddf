import type { Catalogue } from "../catalogue.ts";

export const age: Catalogue["age"] = {
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  days: (count) => `${count} d`,
  ago: (length) => `hace ${length}`,
  joined: (one, other) => `${one} ${other}`,
};
