import type { Catalogue } from "../catalogue.ts";

export const field: Catalogue["field"] = {
  labels: {
    accountId: "Konto",
    apiKey: "Schlüssel",
    "attachments.text": "Anhang",
    content: "Datei",
    currentPassword: "Aktuelles Passwort",
    displayName: "Name",
    email: "E-Mail-Adresse",
    fileName: "Datei",
    image: "Bild",
    q: "Suche",
    text: "Frage",
  },
  named: (label, message) => `${label}: ${message}`,
};
