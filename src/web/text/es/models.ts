import type { Catalogue } from "../catalogue.ts";

export const models: Catalogue["models"] = {
  title: "Modelos de IA",
  loading: "Cargando los modelos…",
  failed: "No se han podido cargar los modelos.",
  none: "No hay ningún modelo de IA configurado.",
  howTo:
    "Las respuestas, los avances y los informes se calculan con sus datos, sin IA. Para usar IA, añada su propia clave más abajo. También puede hacerlo quien administra este servidor: basta con definir GEMINI_API_KEY, ANTHROPIC_API_KEY, u OPENAI_BASE_URL y OPENAI_MODEL, y reiniciarlo.",
  preferred: "en uso",
  spare: "configurado",
  tokens: "Tokens hoy",
  questions: "Preguntas hoy",
  cost: "Coste hoy",
  of: (used, all) => `${used} de ${all}`,
  about: (amount) => `unos ${amount}\u00a0$, donde se conocen los precios`,
  resets: (moment) => `Se renueva: ${moment}. Cuando se agotan los tokens, las respuestas se calculan sin IA.`,
};
