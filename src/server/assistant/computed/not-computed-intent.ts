import type { Intent } from "./intent.ts";

/** What nothing here works out, with what there is instead. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /\bwhat if\b|what (?:would )?happens? if|what would happen|\bsuppose\b|\bif (?:the )?(?:.+ )?(?:drops?|falls?|crash(?:es)?|rises?|goes|loses?|doubles?|halves)\b/,
    "This is not computed; past falls are: “How volatile is my portfolio?” and “What are my risks?”.",
  ],
  [
    /\btax(?:es|ed|able)?\b/,
    "This is not computed; what sales brought is: “My realised gains?”, and gains still open stand with “Biggest positions?”.",
  ],
  [
    /\bpredict|\bforecast|\bprediction|\bprice in (?:a|one|five|ten|\d+) years?\b|\bwill\b.*\b(?:go|rise|fall|drop|crash|climb|reach|hit|double|grow|recover|be (?:worth|at|in|up|down))\b|\bgoing to (?:rise|fall|go|drop|crash|be)\b/,
    "This is not computed: nothing here forecasts. What analysts expect of a company is: “Price target of @MSFT”.",
  ],
  [
    /\bshould i\b|\bwould you\b|recommend|\badvi[cs]e\b|worth buying|good time to|what (?:to|shall i|can i) (?:buy|sell)|\bbest (?:stocks?|etfs?|funds?) to\b/,
    "This is not computed: there is no advice here. What rules read from prices is: “Why is @MSFT rated so?”.",
  ],
];

export const notComputedIntent: Intent = {
  id: "not-computed",
  isPersonal: false,
  matches: ({ lower }) => kinds.some(([pattern]) => pattern.test(lower)),
  answer: ({ lower }, draft) => {
    draft.line(kinds.find(([pattern]) => pattern.test(lower))?.[1] ?? null);
    return Promise.resolve();
  },
};
