import type { Catalogue } from "../catalogue.ts";

export const models: Catalogue["models"] = {
  title: "Modèles d’IA",
  loading: "Chargement des modèles…",
  failed: "Impossible de charger les modèles.",
  none: "Aucun modèle d’IA n’est configuré.",
  howTo:
    "Réponses, aperçus et rapports sont calculés à partir de vos données, sans IA. Pour utiliser l’IA, ajoutez votre propre clé ci-dessous. Le responsable de ce serveur peut aussi définir GEMINI_API_KEY, ANTHROPIC_API_KEY, ou OPENAI_BASE_URL et OPENAI_MODEL, puis redémarrer le serveur.",
  preferred: "utilisé",
  spare: "configuré",
  tokens: "Tokens aujourd’hui",
  questions: "Questions aujourd’hui",
  cost: "Coût aujourd’hui",
  of: (used, all) => `${used} sur ${all}`,
  about: (amount) => `environ ${amount}\u00a0$, si les tarifs sont connus`,
  resets: (moment) =>
    `Renouvellement\u00a0: ${moment}. Une fois les tokens épuisés, les réponses sont calculées sans IA.`,
};
