import type { Catalogue } from "../catalogue.ts";

export const field: Catalogue["field"] = {
  labels: {
    accountId: "Compte",
    apiKey: "Clé",
    "attachments.text": "Pièce jointe",
    content: "Fichier",
    currentPassword: "Mot de passe actuel",
    displayName: "Nom",
    email: "Adresse e-mail",
    fileName: "Fichier",
    image: "Image",
    q: "Recherche",
    text: "Question",
  },
  named: (label, message) => `${label}\u00a0: ${message}`,
};
