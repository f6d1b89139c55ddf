import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export const values = ({ language, figure, count, plural }: Writing): Words["answers"]["values"] => ({
  language,
  figure,
  unknown: "(valeur inconnue)",
  notKnown: "indisponible",
  missingValue: "Donnée indisponible\u00a0: il manque un cours ou une autre valeur nécessaire.",
  firstOnly: (many) => `Réponse limitée aux ${many} premiers symboles.`,
  betweenSentences: " ",
  unlistedLink: "Un lien absent des sources a été retiré du texte.",
  cutOff: "Ce texte a été tronqué à la longueur maximale.",
  yes: "Oui. ",
  no: "Non. ",
  symbols: (many) => plural(many, "symbole", "symboles"),
  number: (value) => count(value, 3).replace("-", "−"),
});
