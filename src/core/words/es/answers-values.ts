import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export const values = ({ language, figure, count, plural }: Writing): Words["answers"]["values"] => ({
  language,
  figure,
  unknown: "(valor desconocido)",
  notKnown: "no disponible",
  missingValue: "Dato no disponible: falta un precio u otro valor necesario.",
  firstOnly: (many) => `Solo para los primeros ${many} símbolos.`,
  betweenSentences: " ",
  unlistedLink: "Se ha eliminado del texto un enlace que no está entre las fuentes.",
  cutOff: "Este texto se ha cortado al alcanzar la longitud máxima.",
  yes: "Sí. ",
  no: "No. ",
  symbols: (many) => plural(many, "símbolo", "símbolos"),
  number: (value) => count(value, 3).replace("-", "−"),
});
