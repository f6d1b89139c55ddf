const quote = (text: string): string => `“${text}”`;

/** Why a question isn't answered without a model, and what can be asked instead. A reason has no full stop: a sentence goes on with it. */
export const refusals = {
  quote,
  list: (items: readonly string[]) => items.join(", "),
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
  notGiven: (names: readonly string[]) => `${names.join(" and ")} can't be given here`,
  unanswered: (reason: string) => `${reason}, so this isn't answered.`,
  noData: (names: readonly string[]) =>
    `There is no data for ${names.map(quote).join(" and ")} here, so this isn't answered.`,
  noAccount: (name: string) => `You have no account named ${quote(name)}, so this isn't answered.`,
  accounts: (names: readonly string[]) => ` Your accounts are ${names.map(quote).join(", ")}.`,
  notUnderstood: (reason: string) => `This wasn't understood, so it isn't answered. ${reason}.`,
  unclear: "It isn't clear what you want to know",
  didYouMean: "This isn't clear enough to answer. Did you mean one of these?",
  missingForIt: (reason: string) => `To work this out, ${reason}`,
  leavesOut: (words: readonly string[]) => `Without ${words.map(quote).join(" and ")}, which isn't understood here:`,
  fixedMix: (mix: string) => `Fixed mixes (${mix})`,
  testRule: (example: string) => `Test a rule instead, such as ${example}.`,
  nameRule: (example: string) => `Name a symbol and a rule, such as ${example}.`,
  searchOffers: "Search offers:",
  offer: (symbol: string, name: string | null) =>
    `**${symbol}**${name === null ? "" : `, ${name}`}: ask for “@${symbol}”`,
};
