import type { Texts } from "../texts.ts";
import { de } from "./elision.ts";

type Moved = Texts<"symbol" | "change" | "price">;

/** Impact, risk and next event of a symbol. `source` is the mark of a source after a space: " [2]". */
export const preview = {
  fields: { impact: "Impact", risk: "Risque", action: "Action" },
  position: {
    title: (symbol: string) => `Votre position sur ${symbol}`,
    effect: "Effet sur le portefeuille aujourd’hui",
    effectFormula: "variation du jour ÷ valeur du portefeuille à la clôture précédente × 100",
  },
  replaced: (fields: readonly string[]) =>
    `L’IA a cité un chiffre absent des données (${fields.join(", ")}). La phrase calculée est affichée à la place.`,
  missing: (fields: readonly string[]) =>
    `L’IA n’a rien écrit sur\u00a0: ${fields.join(", ")}. La phrase calculée est affichée.`,
  withheld: (symbol: string) => `Rien n’est dit sur ${symbol} tant qu’il n’y a pas de cours réel.`,
  moved: {
    unknown: ({ symbol, price }: Moved) => `Le cours ${de(symbol)} est de ${price}`,
    none: ({ symbol, price }: Moved) => `${symbol} est inchangé sur la séance, à un cours de ${price}`,
    up: ({ symbol, change, price }: Moved) => `${symbol} gagne ${change} sur la séance, à un cours de ${price}`,
    down: ({ symbol, change, price }: Moved) => `${symbol} perd ${change} sur la séance, à un cours de ${price}`,
  },
  alone: (moved: string, source: string) => `${moved}${source}.`,
  ofPortfolio: (moved: string, source: string, { weight, position }: Texts<"weight" | "position">) =>
    `${moved}${source}. Cette position représente ${weight} de votre portefeuille${position}.`,
  belowHigh: (moved: string, source: string, size: string) =>
    `${moved}, ${size} sous son plus haut sur 52\u00a0semaines${source}.`,
  fall: (fall: string, source: string) => `Son repli maximal sur un an est de ${fall}${source}.`,
  fallAndVolatility: (fall: string, volatility: string, source: string) =>
    `Son repli maximal sur un an est de ${fall}, sa volatilité de ${volatility} par an${source}.`,
  range: (low: string, high: string, source: string) =>
    `Son cours a varié entre ${low} et ${high} sur 52\u00a0semaines${source}.`,
  noPrices: "Les cours de la dernière année n’ont pas pu être chargés. Ses variations ne sont donc pas connues.",
  dividends: (day: string, source: string) => `Détachement du dividende\u00a0: ${day}${source}.`,
  earnings: (day: string, source: string) => `Publication des résultats\u00a0: ${day}${source}.`,
  noDates: "Ses prochaines échéances n’ont pas pu être chargées.",
  nothing: "Aucune échéance connue.",
  nothingUntil: (day: string, source: string) => `Aucune échéance jusqu’au ${day}${source}.`,
};
