import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export const values = ({ language, figure, count, plural }: Writing): Words["answers"]["values"] => ({
  language,
  figure,
  unknown: "(Wert unbekannt)",
  notKnown: "nicht bekannt",
  missingValue: "Das ist hier nicht bekannt: Ein Kurs oder ein anderer nötiger Wert fehlt.",
  firstOnly: (many) => `Nur für die ersten ${many} Symbole.`,
  betweenSentences: " ",
  unlistedLink: "Ein Link, der nicht zu den Quellen gehört, wurde aus dem Text entfernt.",
  cutOff: "Dieser Text wurde bei der Höchstlänge abgeschnitten.",
  yes: "Ja. ",
  no: "Nein. ",
  symbols: (many) => plural(many, "Symbol", "Symbole"),
  number: (value) => count(value, 3).replace("-", "−"),
});
