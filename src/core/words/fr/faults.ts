import { transactionWords as types } from "./transaction-words.ts";
import type { FaultMessages, FaultyField, FileKind } from "../../faults/fault.ts";

const fields: Readonly<Record<FaultyField, string>> = {
  type: "type",
  symbol: "symbole",
  date: "date",
  quantity: "quantité",
  price: "cours",
  amount: "montant",
  fee: "frais",
  tax: "taxe",
  currency: "devise",
  ratio: "parité",
  newSymbol: "nouveau symbole",
  cash: "soulte par action",
  costShare: "part du prix de revient",
  received: "montant reçu",
  receivedCurrency: "devise reçue",
  rate: "taux de change",
  lots: "achats choisis",
  note: "note",
};

const number = (value: number): string => value.toLocaleString("fr");

const kinds: Readonly<Record<FileKind, string>> = {
  pdf: "un PDF",
  spreadsheet: "un classeur",
  archive: "une archive",
  ofx: "un fichier OFX ou QFX",
  qif: "un fichier QIF",
  picture: "une image",
  "web-page": "une page web",
  binary: "un fichier qui n’est pas du texte",
};

/** Faults in something that somebody wrote. */
export const faults: FaultMessages = {
  "not-a-number": ({ text }) => `«\u00a0${text}\u00a0» n’est pas un nombre`,
  "not-a-number-with": ({ text, sign }) =>
    `«\u00a0${text}\u00a0» n’est pas un nombre avec ${sign === "." ? "un point décimal" : "une virgule décimale"}`,
  "ambiguous-number": ({ text, one, other }) =>
    `«\u00a0${text}\u00a0» peut signifier ${one} ou ${other}. Écrivez l’un des deux`,
  "not-a-currency-in": ({ text, name }) => `«\u00a0${name}\u00a0» dans «\u00a0${text}\u00a0» n’est pas une devise`,
  "two-currencies": ({ text }) => `«\u00a0${text}\u00a0» contient deux devises`,
  "not-a-date": ({ text }) => `«\u00a0${text}\u00a0» n’est pas une date. Écrivez-la sous la forme 2025-03-04`,
  "ambiguous-date": ({ text, one, other }) =>
    `«\u00a0${text}\u00a0» peut signifier ${one} ou ${other}. Écrivez l’un des deux`,
  "no-such-day": ({ text }) => `Le jour «\u00a0${text}\u00a0» n’existe pas`,
  option: ({ symbol }) =>
    `${symbol} est une option. Les options ne sont pas encore prises en charge\u202f; saisissez les titres seuls.`,
  "not-a-symbol": ({ text }) => `«\u00a0${text}\u00a0» n’est pas un symbole. Écrivez-le comme AAPL, BRK-B ou OCDO.L`,
  "same-symbol": () => "Le nouveau symbole doit différer de l’ancien",
  "same-currency": () => "Les deux devises doivent être différentes",
  "several-currencies": ({ text }) =>
    `Le cours, les frais et l’impôt sont dans plusieurs autres devises (${text}). Une seule est possible : saisissez l’autre frais comme une opération à part`,
  "needs-rate": ({ from, to }) => `Saisissez le taux de change : ${to} pour 1 ${from}`,
  "needs-field": ({ type, field }) => `${types[type]}\u00a0: il manque «\u00a0${fields[field]}\u00a0»`,
  "has-no-field": ({ type, field }) => `${types[type]}\u00a0: «\u00a0${fields[field]}\u00a0» ne s’applique pas`,
  "merger-gives-nothing": () => "Une fusion donne de nouveaux titres, une soulte ou les deux",
  "merger-needs-both": () => "De nouveaux titres exigent un nouveau symbole et une parité",
  exponent: ({ field, text, max }) =>
    `«\u00a0${fields[field]}\u00a0» est écrit avec un exposant (${text}). Écrivez le nombre en entier, ${number(max)} au plus`,
  "field-not-a-number": ({ field, text }) =>
    `${fields[field]}\u00a0: «\u00a0${text}\u00a0» n’est pas un nombre. Écrivez-le comme 1234,56`,
  "short-position": () =>
    "La quantité doit être supérieure à zéro. Les ventes à découvert ne sont pas encore prises en charge\u202f; saisissez ce que vous détenez.",
  negative: ({ field }) => `«\u00a0${fields[field]}\u00a0» ne doit pas être négatif\u00a0: le type indique le sens`,
  "not-above-zero": ({ field }) => `«\u00a0${fields[field]}\u00a0» doit être supérieur à zéro`,
  "too-large": ({ field, text, max }) => `${fields[field]}\u00a0: ${text} est trop grand, ${number(max)} au plus`,
  "too-many-places": ({ field, max }) => `«\u00a0${fields[field]}\u00a0» a plus de ${max} décimales`,
  "cost-share-range": () => "La part du prix de revient est comprise entre 0 et 1, par exemple 0,12",
  "cut-ratio": ({ text, fraction }) =>
    `«\u00a0${text}\u00a0» semble être ${fraction} tronqué, ce qui fausserait le nombre de titres. Écrivez ${fraction}, ou ${text}0 si la valeur est exacte`,
  oversell: ({ symbol, day, wanted, held, isTransfer, heldAs }) =>
    `${held === "0" ? `Ce compte ne détient aucun titre ${symbol}` : `Ce compte ne détient que ${held} ${symbol}`} au ${day}\u00a0: impossible ${isTransfer ? "d’en transférer" : "d’en vendre"} ${wanted}. ${heldAs === symbol ? "Les ventes à découvert ne sont pas encore prises en charge." : `À cette date, ces titres s’appellent ${heldAs}.`}`,
  "loose-transfer": ({ why, symbol, day, otherDay, left, arrived }) => {
    if (why === "day")
      return `${left} ${symbol} sortent le ${day} et ${arrived} arrivent le ${otherDay}\u00a0: le coût n’est donc pas repris. Donnez-leur la même date.`;
    if (why === "several")
      return `Le ${day}, ${left} ${symbol} sortent et ${arrived} arrivent par des transferts qui ne vont pas ensemble\u00a0: le coût n’est donc pas repris. Faites-les sortir, ou arriver, en une seule fois.`;
    return `${left} ${symbol} sortent le ${day} et ${arrived} arrivent\u00a0: le coût n’est donc pas repris. Corrigez l’un des deux, ou saisissez l’écart comme un transfert à part.`;
  },
  "lot-shortfall": ({ symbol, day, bought, wanted, held }) =>
    bought === ""
      ? `Un achat choisi ne fait pas partie des titres ${symbol} de ce compte au ${day}. Choisissez-en un autre`
      : `De l’achat du ${bought}, il ${held === "0" ? `ne reste aucun titre ${symbol}` : `ne reste que ${held} ${symbol}`} dans ce compte au ${day}\u00a0: impossible d’en prendre ${wanted}`,
  "too-many-lots": ({ max }) => `Une transaction peut désigner ${number(max)} achats au plus`,
  "lots-above-quantity": ({ named, quantity }) =>
    `Les achats choisis donnent ${named} titres, plus que les ${quantity} de cette opération`,
  "not-a-day": ({ text }) => `«\u00a0${text}\u00a0» n’est pas un jour. Écrivez-le sous la forme 2025-03-04`,
  "before-1900": ({ day }) => `${day} est antérieur à 1900`,
  "in-the-future": ({ day }) => `${day} est dans le futur. Saisissez une opération une fois qu’elle a eu lieu.`,
  "not-a-currency": ({ text }) => `«\u00a0${text}\u00a0» n’est pas une devise. Écrivez un code comme USD, EUR ou GBX`,
  "line-too-long": ({ max }) => `Une ligne compte ${max} caractères au plus`,
  "nul-character": ({ line }) => `La ligne ${line} contient un caractère NUL. Le fichier n’est pas un fichier texte`,
  "file-kind": ({ kind }) =>
    `C’est ${kinds[kind]}. ${kind === "spreadsheet" ? "Enregistrez la feuille au format CSV et choisissez ce fichier." : kind === "archive" ? "Décompressez-la et choisissez le fichier CSV, JSON ou XML qu’elle contient." : "Téléchargez les opérations chez votre courtier au format CSV, JSON ou XML."}`,
  "open-quotation": () => "Le guillemet n’est pas fermé",
  "second-field": ({ field }) => `«\u00a0${fields[field]}\u00a0» figure deux fois dans la ligne`,
  "form-only": ({ type }) => `${types[type]}\u00a0: une ligne ne suffit pas. Utilisez le formulaire`,
  "not-a-written-number": ({ text }) => `«\u00a0${text}\u00a0» n’est pas un nombre. Écrivez-le comme 131,20`,
  "not-understood": ({ text }) => `«\u00a0${text}\u00a0» n’est pas compris à cet endroit`,
  "note-without-text": () => "Après «\u00a0note\u00a0», un texte entre guillemets est attendu",
  "number-expected": ({ text }) => `Après «\u00a0${text}\u00a0», un nombre est attendu, par exemple 1,50`,
  "one-number-more": ({ text }) => `«\u00a0${text}\u00a0» est un nombre de trop dans cette ligne`,
  "parted-number": ({ text, joined }) =>
    `«\u00a0${text}\u00a0» peut être un nombre ou plusieurs\u00a0: écrivez ${joined}, ou @ devant le cours`,
  "two-currencies-in-line": ({ one, other }) =>
    `La ligne est en ${one}, ce montant en ${other}\u00a0: une devise par ligne`,
  "not-a-ratio": ({ text }) =>
    `«\u00a0${text}\u00a0» n’est pas une parité entre nouveaux et anciens titres, comme 10:1`,
  "date-missing": () => "La date manque",
  "split-without-ratio": () =>
    "Le fichier donne le nombre de nouveaux titres, mais pas la parité de la division. Saisissez-la, par exemple 10 pour 10:1",
  "confirm-ratio": ({ held, ratio }) =>
    `Le fichier ne donne pas la parité de la division. D’après la position de ce fichier (${held}), elle serait de ${ratio} nouveaux pour 1 ancien. Vérifiez-la, car d’autres fichiers peuvent contenir plus de titres.`,
  "unlikely-day": ({ day, because }) =>
    because === "old"
      ? `${day} est antérieur à 1970. Vérifiez la date.`
      : `${day} tombe un week-end, quand les marchés sont fermés. Vérifiez la date.`,
  "coin-or-share": ({ symbol, coin }) =>
    `${symbol} peut être une action ou une cryptomonnaie. Saisissez ${coin} pour la cryptomonnaie, ou gardez ${symbol} pour l’action.`,
  "choose-type": ({ text }) => `Choisissez un type d’opération pour «\u00a0${text}\u00a0»`,
  "choose-currency": ({ sign }) => `Choisissez la devise pour «\u00a0${sign}\u00a0»`,
  "cells-beside-columns": ({ cells, columns }) =>
    `La ligne a ${cells} cellules, l’en-tête ${columns} colonnes. Un séparateur se trouve peut-être dans une cellule`,
  "text-after-quotation": () => "Du texte suit un guillemet fermant. Doublez un guillemet à l’intérieur d’une cellule",
  "quotation-not-closed": () => "Le guillemet fermant manque",
  "other-currency": ({ text, currency }) => `«\u00a0${text}\u00a0» n’est pas dans la devise de la ligne, ${currency}`,
  "no-exchange-rate": ({ text, currency }) =>
    `«\u00a0${text}\u00a0» n’est pas ${currency === null ? "dans la devise du cours" : `en ${currency}`} et la ligne n’a pas de taux de change. Saisissez le montant ${currency === null ? "dans cette devise" : `en ${currency}`}.`,
  "amount-sign": () =>
    "Le montant est l’argent débité ou crédité\u00a0: négatif pour un achat\u00a0; pour une vente, seulement si frais et impôt dépassent le produit",
  "amount-differs": ({ quantity, price, costs, worth, paid }) =>
    `${quantity} titres à ${price}${costs === null ? "" : ` avec ${costs} de frais`} font ${worth}, mais le montant de la ligne est ${paid}. Corrigez la quantité, le cours ou le montant.`,
  "exchange-missing": ({ symbol, currency }) =>
    `${symbol} se négocie en ${currency}. Ajoutez la place de cotation au symbole, par exemple ${symbol}.PA`,
  "not-a-currency-code": ({ text }) => `«\u00a0${text}\u00a0» n’est pas une devise. Saisissez un code comme USD`,
  "not-an-isin": ({ text }) => `«\u00a0${text}\u00a0» n’est pas un code ISIN`,
  "not-a-data-source": ({ text }) => `«\u00a0${text}\u00a0» n’est pas une source de données de Ghostfolio`,
  "no-currency": () => "Cette ligne n’a pas de devise. Saisissez-en une ou choisissez le compte concerné.",
  "unknown-symbol": ({ symbol, similar }) =>
    `${symbol} ne figure dans aucune source.${similar === "" ? "" : ` Proches\u00a0: ${similar}.`} Choisissez un autre symbole ou gardez-le comme actif personnel.`,
  "password-too-short": ({ min }) => `Au moins ${min} caractères`,
  "password-too-long": ({ max }) => `${max} caractères au plus`,
  "password-common": () => "Pas un mot de passe courant, comme 123456 ou password",
};
