import type { Catalogue } from "../catalogue.ts";

export const wait: Catalogue["wait"] = {
  retryIn: (seconds) => {
    if (seconds === 0) return "もう一度お試しいただけます。";
    if (seconds >= 120) return `${Math.ceil(seconds / 60)}分後にもう一度お試しください。`;
    return `${seconds}秒後にもう一度お試しください。`;
  },
};
