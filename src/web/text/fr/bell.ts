import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

export const bell: Catalogue["bell"] = {
  bell: (unread) => (unread === 0 ? "Alertes" : `Alertes, ${plural(unread, "non lue", "non lues")}`),
  loading: "Chargement des alertes…",
  failed: "Impossible de charger l’historique des alertes. Réessayez plus tard.",
  none: "Aucune alerte ne s’est encore déclenchée. Créez-en une sur la page d’une valeur ou dans Toutes les alertes.",
  markRead: "Tout marquer comme lu",
  all: "Toutes les alertes",
  show: "Afficher",
};
