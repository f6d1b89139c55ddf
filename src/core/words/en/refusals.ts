const quote = (text: string): string => `“${text}”`;

/** Why a question isn't answered without a model, and what can be asked instead. A reason has no full stop: a sentence goes on with it. */
export const refusals = {
  quote,
  list: (items: readonly string[]) => items.join(", "),
  sentence: (reason: string) => `${reason}.`,
  about: (names: string, reason: string) => `${names}: ${reason}`,
  help: {
    title: "You can ask for:",
    line: (lead: string, items: string) => `**${lead}**: ${items}`,
    portfolio: "Your portfolio",
    symbol: "A symbol",
    whatIf: "What if",
    rule: "A rule",
    market: "The market",
    commands: "Commands",
  },
  noCommand: (command: string, commands: string) => `There is no command ${command}. Commands: ${commands}.`,
  leftOut: "Your portfolio is left out of this question. Add it to the context again to ask about it.",
  notComputed: {
    advice: (rated: string) =>
      `This is not computed: there is no advice here. What rules read from prices is: ${rated}.`,
    howTo: (term: string, task: string) =>
      `This isn't answered here: only figures, news, what you recorded and help with Bellwether are. Ask for a figure, for what a term means, such as ${term}, or for a task, such as ${task}.`,
    tax: (gains: string, sale: string) =>
      `This is not computed: taxes depend on your country and situation. What sales brought is: ${gains}, and what a sale would realise: ${sale}.`,
    forecast: (target: string) =>
      `This is not computed: nothing here forecasts. What analysts expect of a company is: ${target}.`,
  },
  unknownDay: (day: string) => `The day of ${quote(day)} isn't known here. Write it as a date, such as 2024-11-05`,
  unknownWords: (words: string) => `I don't understand ${words} in it`,
  notGiven: (names: readonly string[]) => `${names.join(" and ")} can't be given here`,
  unanswered: (reason: string) => `${reason}, so this isn't answered.`,
  noData: (names: readonly string[]) =>
    `There is no data for ${names.map(quote).join(" and ")} here, so this isn't answered.`,
  noAccount: (name: string) => `You have no account named ${quote(name)}, so this isn't answered.`,
  accounts: (names: readonly string[]) => ` Your accounts are ${names.map(quote).join(", ")}.`,
  notUnderstood: (reason: string) => `This wasn't understood, so it isn't answered. ${reason}.`,
  partlyUnderstood: (understood: readonly string[], reason: string) =>
    `I understood ${understood.join(", ")}, but not the whole question, so it isn't answered. ${reason}.`,
  unclear: "It isn't clear what you want to know",
  notCarried: "Not everything from the previous question can be kept",
  didYouMean: "This isn't clear enough to answer. Did you mean one of these?",
  noTerm: "The glossary doesn't have this term",
  missingForIt: (reason: string) => `To work this out, ${reason}`,
  leavesOut: (words: readonly string[]) => `Without ${words.map(quote).join(" and ")}, which isn't understood here:`,
  readAs: (from: string, to: string) => `${quote(from)} was read as ${quote(to)}.`,
  unknownReasons: "Reasons for this aren't known here",
  onlyReasonsOfMoves: "Reasons are only looked for when a price or your portfolio moves",
  unknownReason: "The reason isn't known here. What is known:",
  tooMuch: "It asks for too much at once",
  notKnownFor: {
    instrument: (measure: string) => `${quote(measure)} isn't known for a single symbol`,
    position: (measure: string) => `${quote(measure)} isn't known for a single holding`,
    portfolio: (measure: string) => `${quote(measure)} isn't known for a portfolio`,
    watchlist: (measure: string) => `${quote(measure)} isn't known for a watchlist`,
    market: (measure: string) => `${quote(measure)} isn't known for the market as a whole`,
    currencies: (measure: string) => `${quote(measure)} isn't known for currencies`,
    none: (measure: string) =>
      `${quote(measure)} isn't known for a question without a subject. Name a symbol, such as @MSFT, or say “my portfolio”`,
  },
  unclearDay: (text: string) => `${quote(text)} isn't one clear day. Write it as 2025-03-04`,
  future: "the future isn't known here",
  notForAllTime: "it can't be given for all time. Name a year or a day",
  notOfAccount: "this can't be limited to one account",
  notOfPart: (part: string) => `it can't be limited to ${part}`,
  onlyFiscal: "known for fiscal years and quarters, not for a single day",
  onlyPresentDay: "only the present value is known, not one for a past day",
  onlyPresentRange: "only the present value is known, not one for that time",
  fixedMix: (mix: string) => `Fixed mixes (${mix})`,
  testRule: (example: string) => `Test a rule instead, such as ${example}.`,
  nameRule: (example: string) => `Name a symbol and a rule, such as ${example}.`,
  searchOffers: "Search offers:",
  offer: (symbol: string, name: string | null) =>
    `**${symbol}**${name === null ? "" : `, ${name}`}: ask for “@${symbol}”`,
};
