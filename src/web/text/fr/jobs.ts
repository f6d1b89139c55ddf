import type { Catalogue } from "../translation.ts";
import { plural } from "./plural.ts";

export const jobs: Catalogue["jobs"] = {
  section: "Serveur",
  words: ["Tâches", "Sauvegarde", "Nettoyage", "Administrateur", "Jobs", "Backup"],
  title: "Tâches planifiées",
  note: "Cette section s’affiche parce que vous êtes l’administrateur de ce serveur. Vous ne voyez pas les données des autres utilisateurs.",
  loading: "Chargement des tâches…",
  failed: "Impossible de charger les tâches.",
  old: "Impossible d’actualiser les tâches. Dernier état connu affiché.",
  runNow: "Lancer",
  runOf: (title) => `Lancer\u00a0: ${title}`,
  runFailed: (reason) => `Impossible de lancer la tâche\u00a0: ${reason}`,
  running: "En cours",
  waiting: "Pas encore exécutée",
  inOrder: "Opérationnelle",
  failing: "En échec",
  notYet: "pas encore exécutée",
  schedule: "Planification",
  next: "Prochaine exécution",
  inTime: (time) => `dans ${time}`,
  last: "Dernière exécution réussie",
  result: "Résultat",
  error: "Dernière erreur",
  failures: (count) => plural(count, "échec", "échecs consécutifs"),
};
