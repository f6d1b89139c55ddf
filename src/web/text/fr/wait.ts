import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

export const wait: Catalogue["wait"] = {
  retryIn: (seconds) => {
    if (seconds === 0) return "Vous pouvez réessayer maintenant.";
    if (seconds >= 120) return `Réessayez dans ${plural(Math.ceil(seconds / 60), "minute")}.`;
    return `Réessayez dans ${plural(seconds, "seconde")}.`;
  },
};
