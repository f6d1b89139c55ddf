const quote = (text: string): string => `«\u00a0${text}\u00a0»`;
const and = (names: readonly string[]): string => names.join(" et ");

/** Why a question isn't answered without a model, and what can be asked instead. A reason has no full stop: a sentence goes on with it. */
export const refusals = {
  quote,
  list: (items: readonly string[]) => items.join(", "),
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
  notGiven: (names: readonly string[]) => `Non disponible ici\u00a0: ${and(names)}`,
  unanswered: (reason: string) => `${reason}. La question reste donc sans réponse.`,
  noData: (names: readonly string[]) =>
    `Il n’y a pas de données ici pour ${and(names.map(quote))}. La question reste donc sans réponse.`,
  noAccount: (name: string) => `Vous n’avez pas de compte nommé ${quote(name)}. La question reste donc sans réponse.`,
  accounts: (names: readonly string[]) => ` Vos comptes\u00a0: ${names.map(quote).join(", ")}.`,
  notUnderstood: (reason: string) => `La question n’a pas été comprise et reste sans réponse. ${reason}.`,
  unclear: "La question n’est pas assez précise",
  didYouMean: "Ce n’est pas assez clair pour répondre. Vouliez-vous poser l’une de ces questions\u00a0?",
  missingForIt: (reason: string) => `Il manque une donnée pour ce calcul\u00a0: ${reason}`,
  leavesOut: (words: readonly string[]) =>
    `Sans tenir compte de ${words.map(quote).join(" et ")}, non compris ici\u00a0:`,
  fixedMix: (mix: string) => `Répartitions fixes (${mix})`,
  testRule: (example: string) => `Testez plutôt une règle, par exemple ${example}.`,
  nameRule: (example: string) => `Indiquez un symbole et une règle, par exemple ${example}.`,
  searchOffers: "La recherche propose\u00a0:",
  offer: (symbol: string, name: string | null) =>
    `**${symbol}**${name === null ? "" : `, ${name}`}\u00a0: demandez «\u00a0@${symbol}\u00a0»`,
};
