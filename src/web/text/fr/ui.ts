import type { Catalogue } from "../catalogue.ts";

export const ui: Catalogue["ui"] = {
  retry: "Réessayer",
  details: "Détails",
  copy: "Copier",
  copied: "Copié",
  close: "Fermer",
  cancel: "Annuler",
  save: "Enregistrer",
  filters: (count) => (count === 0 ? "Filtres" : `Filtres (${count})`),
  showResults: "Afficher les résultats",
  showPassword: "Afficher le mot de passe",
  panelMissing: "Impossible de charger ce panneau.",
  panelStopped: "Ce panneau s’est arrêté.",
  reloadPanel: "Recharger le panneau",
  serverUnreachable: "Serveur injoignable",
  connectionLost: "Connexion au serveur perdue",
  quoted: (words) => `«\u00a0${words}\u00a0»`,
};

export const product: Catalogue["product"] = "Bellwether";

export const documentTitle: Catalogue["documentTitle"] = (title) => `${title} · Bellwether`;
