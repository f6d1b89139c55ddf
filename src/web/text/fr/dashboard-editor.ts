import type { Catalogue } from "../catalogue.ts";
import { counted } from "../counted.ts";

export const dashboardEditor: Catalogue["dashboardEditor"] = {
  title: "Modifier le tableau de bord",
  hint: "Faites glisser une carte par sa poignée. Au clavier\u00a0: Espace sur la poignée, puis les flèches pour déplacer la carte.",
  hintPhone: "Faites glisser une carte par sa poignée ou utilisez les flèches.",
  reset: "Réinitialiser",
  done: "Terminé",
  cards: "Cartes",
  wideColumn: "Colonne large",
  narrowColumn: "Colonne étroite",
  emptyColumn: "Déplacez une carte ici",
  misfit: (card) => `${card}\u00a0: cette carte ne tient pas dans cette colonne.`,
  hiddenCards: "Cartes masquées",
  allShown: "Aucune. Votre tableau de bord affiche toutes les cartes.",
  shared: "Une carte masquée l’est sur tous vos appareils. Les téléphones ont leur propre ordre.",
  sharedPhone: "Une carte masquée l’est sur tous vos appareils. Les écrans plus grands ont leur propre ordre.",
  noneShown: "Plus aucune carte. Ajoutez l’une des cartes masquées.",
  emptyNow: "Rien à afficher pour le moment.",
  move: (card) => `Déplacer\u00a0: ${card}`,
  up: (card) => `Déplacer vers le haut\u00a0: ${card}`,
  down: (card) => `Déplacer vers le bas\u00a0: ${card}`,
  toMain: (card) => `Déplacer dans la colonne large\u00a0: ${card}`,
  toSide: (card) => `Déplacer dans la colonne étroite\u00a0: ${card}`,
  toWide: (card) => `Afficher en pleine largeur\u00a0: ${card}`,
  hide: (card) => `Masquer\u00a0: ${card}`,
  add: (card) => `Ajouter\u00a0: ${card}`,
  lifted: (card) =>
    `${card}\u00a0: carte saisie. Déplacez-la avec les flèches, déposez-la avec Espace, annulez avec Échap.`,
  dropped: (card, place) => `${card}\u00a0: carte déposée, ${place}.`,
  putBack: (card) => `${card}\u00a0: carte remise à sa place.`,
  moved: (card, place) => `${card}\u00a0: ${place}.`,
  atTheEnd: (card) => `${card}\u00a0: la carte ne peut pas aller plus loin.`,
  hidden: (card) => `${card}\u00a0: carte masquée. Vous pouvez l’ajouter de nouveau.`,
  added: (card, place) => `${card}\u00a0: carte ajoutée, ${place}.`,
  undone: "Dernière modification annulée.",
  wasReset:
    "Toutes les cartes sont affichées dans l’ordre par défaut. Choisissez «\u00a0Terminé\u00a0» pour le conserver.",
  combined:
    "Votre tableau de bord a aussi été modifié dans une autre fenêtre ou sur un autre appareil. Il contient maintenant les deux modifications.",
  place: (position, count) => `position ${counted(position)} sur ${counted(count)}`,
  zones: { wide: "pleine largeur", main: "colonne large", side: "colonne étroite" },
};
