import type { Words } from "../shape.ts";
import { de } from "./elision.ts";

export const wishes: Words["answers"]["wishes"] = {
  removeAlerts: "Aucune suppression n’est possible ici. Supprimez les alertes depuis la page Alertes.",
  removeSymbols: "Aucune suppression n’est possible ici. Retirez les symboles depuis la liste de suivi.",
  notChanged: "Aucune modification n’est possible ici.",
  notes: "Les notes ne peuvent pas être rédigées ici. Ouvrez Notes sur la page du symbole.",
  trade: (example) =>
    `Aucun ordre ne peut être passé ici. Passez l’ordre chez votre courtier, puis enregistrez-le, par exemple avec “${example}”.`,
  watch: (symbol) => `Suivre ${symbol}\u202f? Rien n’est ajouté tant que vous n’appuyez pas sur le bouton.`,
  example: "préviens-moi si NVDA passe sous 100",
  alertNotUnderstood: (example) =>
    `Cette alerte n’a pas été entièrement comprise. Essayez “${example}”, ou le bouton Alerte sur la page du symbole.`,
  priceUnknown: (symbol) =>
    `Le cours ${de(symbol)} n’est pas disponible. Précisez s’il doit passer au-dessus ou en dessous de ce seuil.`,
  alert: (symbol) => `Une alerte sur ${symbol}\u202f? Rien n’est créé tant que vous n’appuyez pas sur le bouton.`,
  currencyUnknown: (symbol) =>
    `La devise ${de(symbol)} n’est pas connue\u00a0: aucune alerte n’a été préparée. Reformulez la demande sans devise.`,
  otherCurrency: ({ symbol, currency }) =>
    `${symbol} cote en ${currency}\u00a0: aucune alerte n’a été préparée. Indiquez le cours en ${currency}.`,
  onWatchlist: (symbol) => `${symbol} figure déjà dans la liste de suivi.`,
  addToWatchlist: (symbol, name) => `Ajouter ${symbol}${name === undefined ? "" : ` (${name})`} à votre liste de suivi`,
  tellOnce: (condition) => `Avertir une fois\u00a0: ${condition}`,
  tellEachTime: (condition) => `Avertir à chaque fois\u00a0: ${condition}`,
};
