import { counted } from "../counted.ts";
import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

const rows = (count: number) => plural(count, "ligne");
const transactions = (count: number) => plural(count, "opération");

export const imports: Catalogue["imports"] = {
  title: "Importer des opérations",
  choose: {
    drop: "Déposez un fichier ici",
    or: "ou",
    file: "Choisir un fichier",
    kinds: (size) =>
      `CSV, JSON ou XML${size === null ? "" : ` jusqu’à ${size}`}. Formats reconnus\u00a0: Interactive Brokers, DEGIRO, Trading 212, Trade Republic, Revolut, eToro, Charles Schwab, Fidelity, Vanguard, Robinhood, E*TRADE, Saxo, Swissquote, Ghostfolio, Portfolio Performance, Wealthfolio et Bellwether. Pour tout autre tableau, vous indiquez le contenu de chaque colonne.`,
    paste: "Ou coller des lignes",
    pasteHint:
      "Collez les lignes d’un tableau avec leur en-tête, ou une opération par ligne, par exemple\u00a0: buy 12 NVDA 131,20 2025-03-04 fee 1",
    pasted: "lignes collées",
    read: "Lire les lignes",
    nothingYet: "Rien n’est importé avant votre vérification.",
  },
  tooLarge: (size) => `Le fichier dépasse ${size}, la limite de ce serveur. Divisez-le en fichiers plus petits.`,
  size: (bytes) => {
    const megabytes = bytes / 1_048_576;
    return megabytes >= 1 ? `${counted(megabytes, 1)} Mo` : `${counted(Math.floor(bytes / 1024))} Ko`;
  },
  unreadable: "Impossible d’ouvrir le fichier. Choisissez-le à nouveau.",
  reading: (name) => `Lecture de ${name}…`,
  failed: "Impossible de lire le fichier",
  notImported: "Rien n’a été importé",
  earlier: {
    title: "Imports précédents",
    line: (name, day, count) => `${name}, ${day}\u00a0: ${transactions(count)}`,
    undo: "Tout annuler",
    undoFor: (name) => `Annuler tout l’import ${name}`,
    until: (day) => `annulable jusqu’au ${day}`,
    undone: "annulé",
    over: "plus annulable après 30 jours",
  },
  preview: {
    read: (name, broker) => `${name}, format reconnu\u00a0: ${broker}`,
    readTable: (name) => `${name}, lu d’après ses noms de colonnes`,
    readWords: (name) => `${name}, une opération par ligne`,
    published: "D’après les noms de colonnes publiés. Non testé avec un export réel.",
    counts: (facts) =>
      [
        `${rows(facts.ticked)} à ajouter`,
        facts.duplicates === 0 ? "" : plural(facts.duplicates, "déjà présente", "déjà présentes"),
        facts.faulty === 0 ? "" : `${counted(facts.faulty)} à corriger`,
        facts.skipped === 0 ? "" : plural(facts.skipped, "ignorée"),
      ]
        .filter((part) => part !== "")
        .join(" · "),
    account: "Importer dans",
    accountFree: "Comptes du fichier",
    into: (name) => `Importer dans ${name}`,
    accountOfFile: (names) => `Comptes du fichier\u00a0: ${names.join(", ")}`,
    accountNew: (name, currency) => `${name} (nouveau, ${currency})`,
    again: "Choisir un autre fichier",
    add: (count) => (count === 0 ? "Rien à ajouter" : `Importer ${rows(count)}`),
    faultsStayOut: (count) =>
      count < 2
        ? `${rows(count)} comporte une erreur et ne sera importée qu’après correction.`
        : `${rows(count)} comportent des erreurs et ne seront importées qu’après correction.`,
    differs: (line, stated, read) =>
      `Ligne ${counted(line)}\u00a0: le fichier indique ${stated}, mais les lignes donnent ${read}. Vérifiez les lignes jusqu’à celle-ci avant d’importer.`,
    answerFirst: "Répondez d’abord à la question ci-dessus.",
    show: "Lignes à afficher",
    views: {
      all: (count) => `Toutes ${counted(count)}`,
      faulty: (count) => `À corriger ${counted(count)}`,
      duplicates: (count) => `Déjà présentes ${counted(count)}`,
      skipped: (count) => `Ignorées ${counted(count)}`,
    },
    shortened: (shown, all) =>
      `${counted(shown)} lignes affichées sur ${counted(all)}, dont jusqu’à 500 à corriger, 500 déjà présentes et 500 ignorées. Toutes les autres lignes valides sont aussi importées.`,
  },
  questions: {
    dateOrder: {
      label: "Dans les dates de ce fichier, qu’est-ce qui vient en premier\u202f?",
      options: { "day-first": "Le jour", "month-first": "Le mois" },
      why: "Toutes les dates sont compatibles avec les deux formats.",
    },
    decimalSign: {
      label: "Quel séparateur décimal ce fichier utilise-t-il\u202f?",
      options: { ".": "Point 1.5", ",": "Virgule 1,5" },
      why: "Tous les nombres sont compatibles avec les deux formats.",
    },
    unnamedCosts: {
      label: "Les montants ne sont pas quantité × cours. Qu’est-ce que l’écart\u202f?",
      options: { fee: "Des frais", price: "Une part du cours" },
      why: "Le fichier n’indique pas de frais.",
    },
  },
  columns: {
    title: "Associer les colonnes",
    words:
      "Un symbole et une quantité, ou une date et un montant, suffisent. Vos choix sont enregistrés pour les fichiers ayant le même en-tête.",
    remembered: "Colonnes associées comme la dernière fois.",
    change: "Modifier les colonnes",
    none: "Absente du fichier",
    apply: "Lire avec ces colonnes",
    fields: {
      date: "Date",
      type: "Type",
      symbol: "Symbole",
      isin: "ISIN",
      exchange: "Place",
      name: "Nom",
      quantity: "Quantité",
      price: "Cours",
      amount: "Montant",
      fee: "Frais",
      tax: "Taxe",
      currency: "Devise",
      ratio: "Parité de division",
      balance: "Solde",
      shareBalance: "Solde de titres",
      status: "Statut",
      account: "Compte",
      note: "Note",
    },
  },
  unknown: {
    title: (count) => plural(count, "symbole non reconnu", "symboles non reconnus"),
    words: "Choisissez le bon symbole, ou gardez-le comme actif personnel et saisissez ses cours.",
    in: (count) => `dans ${rows(count)}`,
    pick: (symbol) => `Correspondance pour ${symbol}`,
    choose: "Choisir…",
    own: "Garder comme actif personnel",
    firstMatches: "Prendre la première correspondance pour chacun",
    other: (symbol) => `Autre symbole pour ${symbol}`,
    otherPlaceholder: "Autre symbole",
    use: "Utiliser",
  },
  unknownWords: {
    title: (count) => plural(count, "mot à préciser", "mots à préciser"),
    answered: "Mots précisés",
    words:
      "Votre réponse s’applique à toutes les lignes contenant ce mot. Les lignes sans réponse ne sont pas importées.",
    action: (word) => `Que signifie «\u00a0${word}\u00a0»\u202f?`,
    currency: (sign) => `Quelle devise désigne «\u00a0${sign}\u00a0»\u202f?`,
    in: (count) => `dans ${rows(count)}`,
    choose: "Choisir…",
    bySign: "Versement ou retrait, selon le signe",
    leaveOut: "Ignorer ces lignes",
  },
  table: {
    caption: "Lignes du fichier",
    tickAll: "Sélectionner toutes les lignes",
    tick: (line) => `Importer la ligne ${line}`,
    line: "Ligne",
    what: "Opération",
    howMuch: "Montant",
    lineAndDate: (line, date) => `Ligne ${line}, ${date}`,
    date: "Date",
    type: "Type",
    symbol: "Symbole",
    quantity: "Quantité",
    price: "Cours",
    amount: "Montant",
    costs: "Frais, taxe",
    account: "Compte",
    state: "État",
    new: "Nouvelle",
    duplicate: "Déjà présente",
    leftOut: "Ignorée",
    today: "aujourd’hui",
    fix: "Corriger",
    fixLine: (line) => `Corriger la ligne ${line}`,
    fault: (column, message) => `${column}\u00a0: ${message}`,
  },
  edit: {
    title: (line) => `Ligne ${line}`,
    type: "Type",
    date: "Date",
    symbol: "Symbole",
    quantity: "Quantité",
    price: "Cours unitaire",
    amount: "Montant",
    fee: "Frais",
    tax: "Taxe",
    currency: "Devise",
    ratio: "Nouvelles actions par ancienne action",
    newSymbol: "Nouveau symbole",
    cash: "Soulte par action",
    costShare: "Part du prix de revient (de 0 à 1)",
    received: "Reçu",
    receivedCurrency: "Reçu en",
    priceCurrency: "Cours en",
    feeCurrency: "Frais en",
    taxCurrency: "Impôt en",
    rate: "Taux de change",
    isFee: (fee) => `L’écart correspond aux frais\u00a0: ${fee}`,
    isPrice: (price) => `Le cours est ${price}`,
    save: "Enregistrer",
  },
  importing: (count) => `Import de ${rows(count)}…`,
  cancelling: "Annulation en cours. Vérification de ce que le serveur avait déjà terminé…",
  cancelled:
    "Import annulé. Si le serveur avait déjà terminé, l’import figure parmi les imports précédents, où vous pouvez l’annuler.",
  done: {
    title: "Import terminé",
    facts: (facts) =>
      [
        plural(facts.added, "ajoutée"),
        plural(facts.skipped, "ignorée"),
        ...(facts.duplicates === 0 ? [] : [plural(facts.duplicates, "déjà présente", "déjà présentes")]),
      ].join(", ") + ".",
    undo: "Tout annuler",
    until: (day) => `Vous pouvez annuler cet import jusqu’au ${day}.`,
    undone: (count) => `Import annulé. ${plural(count, "opération supprimée", "opérations supprimées")}.`,
    close: "Terminé",
    another: "Importer un autre fichier",
  },
};
