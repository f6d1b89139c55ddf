const quote = (text: string): string => `„${text}“`;
const and = (names: readonly string[]): string => names.join(" und ");

/** Why a question isn't answered without a model, and what can be asked instead. A reason has no full stop: a sentence goes on with it. */
export const refusals = {
  quote,
  list: (items: readonly string[]) => items.join(", "),
  help: {
    title: "Diese Fragen werden auch auf Deutsch verstanden, mit jedem Symbol:",
    line: (lead: string, items: string) => `**${lead}**: ${items}`,
    portfolio: "Ihr Depot",
    symbol: "Ein Symbol",
    whatIf: "Was wäre, wenn",
    rule: "Eine Regel",
    market: "Der Markt",
    commands: "Befehle",
  },
  noCommand: (command: string, commands: string) => `Den Befehl ${command} gibt es nicht. Befehle: ${commands}.`,
  leftOut:
    "Ihr Depot gehört nicht zum Kontext dieser Frage. Nehmen Sie es wieder in den Kontext auf, um danach zu fragen.",
  notComputed: {
    advice: (rated: string) =>
      `Das wird nicht berechnet: Hier gibt es keine Anlageberatung. Was Regeln aus den Kursen ablesen: ${rated}.`,
    howTo: (term: string, task: string) =>
      `Das wird hier nicht beantwortet: Es gibt nur Kennzahlen, Nachrichten, Ihre eigenen Einträge und Hilfe zu Bellwether. Fragen Sie nach einer Kennzahl, nach einem Begriff wie ${term} oder nach einer Aufgabe wie ${task}.`,
    tax: (gains: string, sale: string) =>
      `Das wird nicht berechnet: Steuern hängen von Ihrem Land und Ihrer Situation ab. Was Verkäufe gebracht haben: ${gains}. Was ein Verkauf realisieren würde: ${sale}.`,
    forecast: (target: string) =>
      `Das wird nicht berechnet: Hier gibt es keine Prognosen. Was Analysten von einem Unternehmen erwarten: ${target}.`,
  },
  notGiven: (names: readonly string[]) => `Hier nicht verfügbar: ${and(names)}`,
  unanswered: (reason: string) => `${reason}. Die Frage wird deshalb nicht beantwortet.`,
  noData: (names: readonly string[]) =>
    `Zu ${and(names.map(quote))} gibt es hier keine Daten. Die Frage wird deshalb nicht beantwortet.`,
  noAccount: (name: string) => `Sie haben kein Konto namens ${quote(name)}. Die Frage wird deshalb nicht beantwortet.`,
  accounts: (names: readonly string[]) => ` Ihre Konten: ${names.map(quote).join(", ")}.`,
  notUnderstood: (reason: string) => `Die Frage wurde nicht verstanden und wird nicht beantwortet. ${reason}.`,
  unclear: "Es ist nicht klar, was Sie wissen möchten",
  didYouMean: "Das ist für eine Antwort nicht klar genug. Meinten Sie eine dieser Fragen?",
  missingForIt: (reason: string) => `Für die Berechnung fehlt etwas: ${reason}`,
  leavesOut: (words: readonly string[]) => `Ohne ${words.map(quote).join(" und ")}, was hier nicht verstanden wird:`,
  fixedMix: (mix: string) => `Feste Mischungen (${mix})`,
  testRule: (example: string) => `Testen Sie stattdessen eine Regel, etwa ${example}.`,
  nameRule: (example: string) => `Nennen Sie ein Symbol und eine Regel, etwa ${example}.`,
  searchOffers: "Die Suche findet:",
  offer: (symbol: string, name: string | null) =>
    `**${symbol}**${name === null ? "" : `, ${name}`}: Fragen Sie nach „@${symbol}“`,
};
