import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

export const wait: Catalogue["wait"] = {
  retryIn: (seconds) => {
    if (seconds === 0) return "Sie können es jetzt erneut versuchen.";
    if (seconds >= 120) return `Versuchen Sie es in ${plural(Math.ceil(seconds / 60), "Minute", "Minuten")} erneut.`;
    return `Versuchen Sie es in ${plural(seconds, "Sekunde", "Sekunden")} erneut.`;
  },
};
