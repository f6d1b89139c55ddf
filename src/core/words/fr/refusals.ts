const quote = (text: string): string => `«\u00a0${text}\u00a0»`;
const and = (names: readonly string[]): string => names.join(" et ");

/** Why a question isn't answered without a model, and what can be asked instead. A reason has no full stop: a sentence goes on with it. */
export const refusals = {
  quote,
  list: (items: readonly string[]) => items.join(", "),
  sentence: (reason: string) => `${reason}.`,
  about: (names: string, reason: string) => `${names}\u00a0: ${reason}`,
  help: {
    title: "Ces questions sont aussi comprises en français, avec n’importe quel symbole\u00a0:",
    line: (lead: string, items: string) => `**${lead}**\u00a0: ${items}`,
    portfolio: "Votre portefeuille",
    symbol: "Un symbole",
    whatIf: "Simulations",
    rule: "Une règle",
    market: "Le marché",
    commands: "Commandes",
  },
  noCommand: (command: string, commands: string) =>
    `La commande ${command} n’existe pas. Commandes\u00a0: ${commands}.`,
  leftOut:
    "Votre portefeuille ne fait pas partie du contexte de cette question. Ajoutez-le de nouveau au contexte pour l’interroger.",
  notComputed: {
    advice: (rated: string) =>
      `Ce calcul n’est pas proposé\u00a0: Bellwether ne donne pas de conseil. Ce que des règles déduisent des cours\u00a0: ${rated}.`,
    howTo: (term: string, task: string) =>
      `Cette question ne reçoit pas de réponse ici\u00a0: seuls les chiffres, l’actualité, vos propres saisies et l’aide de Bellwether sont disponibles. Demandez un chiffre, le sens d’un terme, comme ${term}, ou une tâche, comme ${task}.`,
    tax: (gains: string, sale: string) =>
      `Ce calcul n’est pas proposé\u00a0: les impôts dépendent de votre pays et de votre situation. Ce que des ventes ont rapporté\u00a0: ${gains}. Ce qu’une vente réaliserait\u00a0: ${sale}.`,
    forecast: (target: string) =>
      `Ce calcul n’est pas proposé\u00a0: Bellwether ne fait pas de prévisions. Ce que les analystes attendent d’une société\u00a0: ${target}.`,
  },
  unknownDay: (day: string) =>
    `La date de ${quote(day)} n’est pas connue ici. Écrivez-la sous forme de date, par exemple 2024-11-05`,
  unknownWords: (words: string) => `Ces mots n’ont pas été compris\u00a0: ${words}`,
  notGiven: (names: readonly string[]) => `Non disponible ici\u00a0: ${and(names)}`,
  unanswered: (reason: string) => `${reason}. La question reste donc sans réponse.`,
  noData: (names: readonly string[]) =>
    `Il n’y a pas de données ici pour ${and(names.map(quote))}. La question reste donc sans réponse.`,
  noAccount: (name: string) => `Vous n’avez pas de compte nommé ${quote(name)}. La question reste donc sans réponse.`,
  accounts: (names: readonly string[]) => ` Vos comptes\u00a0: ${names.map(quote).join(", ")}.`,
  notUnderstood: (reason: string) => `La question n’a pas été comprise et reste sans réponse. ${reason}.`,
  partlyUnderstood: (understood: readonly string[], reason: string) =>
    `Compris\u00a0: ${understood.join(", ")}, mais pas toute la question, qui reste donc sans réponse. ${reason}.`,
  unclear: "La question n’est pas assez précise",
  notCarried: "Tout ne peut pas être repris de la question précédente",
  didYouMean: "Ce n’est pas assez clair pour répondre. Vouliez-vous poser l’une de ces questions\u00a0?",
  noTerm: "Ce terme n’est pas dans le glossaire",
  missingForIt: (reason: string) => `Il manque une donnée pour ce calcul\u00a0: ${reason}`,
  leavesOut: (words: readonly string[]) =>
    `Sans tenir compte de ${words.map(quote).join(" et ")}, non compris ici\u00a0:`,
  readAs: (from: string, to: string) => `${quote(from)} a été interprété comme ${quote(to)}.`,
  unknownReasons: "Les raisons ne sont pas connues ici",
  onlyReasonsOfMoves: "Les raisons ne sont recherchées que pour les mouvements d’un cours ou de votre portefeuille",
  unknownReason: "La raison n’est pas connue ici. Ce qui est connu\u00a0:",
  tooMuch: "La question demande trop de choses à la fois",
  notKnownFor: {
    instrument: (measure: string) => `${quote(measure)} n’est pas disponible pour un seul symbole`,
    position: (measure: string) => `${quote(measure)} n’est pas disponible pour une seule position`,
    portfolio: (measure: string) => `${quote(measure)} n’est pas disponible pour un portefeuille`,
    watchlist: (measure: string) => `${quote(measure)} n’est pas disponible pour une liste de suivi`,
    market: (measure: string) => `${quote(measure)} n’est pas disponible pour l’ensemble du marché`,
    currencies: (measure: string) => `${quote(measure)} n’est pas disponible pour des devises`,
    none: (measure: string) =>
      `${quote(measure)} n’est pas disponible sans objet précis. Indiquez un symbole, comme @MSFT, ou écrivez «\u00a0my portfolio\u00a0»`,
  },
  unclearDay: (text: string) => `${quote(text)} n’est pas un jour précis. Écrivez-le sous la forme 2025-03-04`,
  future: "L’avenir n’est pas connu ici",
  notForAllTime: "Cette donnée n’existe pas pour toute la période. Indiquez une année ou un jour",
  notOfAccount: "Cette demande ne peut pas être limitée à un compte",
  notOfPart: (part: string) => `Cette demande ne peut pas être limitée à ${quote(part)}`,
  onlyFiscal: "Disponible par exercice et par trimestre, pas pour un seul jour",
  onlyPresentDay: "Seule la valeur actuelle est disponible, pas celle d’un jour passé",
  onlyPresentRange: "Seule la valeur actuelle est disponible, pas celle de cette période",
  fixedMix: (mix: string) => `Répartitions fixes (${mix})`,
  testRule: (example: string) => `Testez plutôt une règle, par exemple ${example}.`,
  nameRule: (example: string) => `Indiquez un symbole et une règle, par exemple ${example}.`,
  searchOffers: "La recherche propose\u00a0:",
  offer: (symbol: string, name: string | null) =>
    `**${symbol}**${name === null ? "" : `, ${name}`}\u00a0: demandez «\u00a0@${symbol}\u00a0»`,
};
