import type { Catalogue } from "../catalogue.ts";

export const models: Catalogue["models"] = {
  title: "KI-Modelle",
  loading: "Modelle werden geladen…",
  failed: "Die Modelle konnten nicht geladen werden.",
  none: "Es ist kein KI-Modell eingerichtet.",
  howTo:
    "Antworten, Kurzanalysen und Berichte werden ohne KI aus Ihren Daten berechnet. Um KI zu nutzen, fügen Sie unten einen eigenen Schlüssel hinzu. Alternativ kann der Betreiber dieses Servers GEMINI_API_KEY, ANTHROPIC_API_KEY oder OPENAI_BASE_URL und OPENAI_MODEL setzen und ihn neu starten.",
  preferred: "in Gebrauch",
  spare: "eingerichtet",
  tokens: "Tokens heute",
  questions: "Fragen heute",
  cost: "Kosten heute",
  of: (used, all) => `${used} von ${all}`,
  about: (amount) => `etwa ${amount}\u00a0$, soweit Preise bekannt sind`,
  resets: (moment) => `Wird zurückgesetzt: ${moment}. Sind die Tokens verbraucht, werden Antworten ohne KI berechnet.`,
};
