import { type Suggestion, suggestion, suggestionText } from "#core/assistant/suggestion.ts";
import type { Words } from "#core/words/shape.ts";

const commands = ["`/compare NVDA MSFT`", "`/earnings NVDA`", "`/explain P/E`"];

/** Questions that help offers, by what they are about. */
const offered = {
  portfolio: [
    suggestion("movedThisWeek"),
    suggestion("biggestPositions"),
    suggestion("transactionsIn", "2025"),
    suggestion("worthOnNewYear"),
  ],
  symbol: [
    suggestion("peOf", "Nvidia"),
    suggestion("whyDown", "Apple"),
    suggestion("business", "Apple"),
    suggestion("insiders", "MSFT"),
  ],
  whatIf: [suggestion("sellHalf", "NVDA"), suggestion("investedFiveYearsAgo", "MSFT")],
  rule: [suggestion("testAverages", "NVDA")],
  market: [suggestion("market"), suggestion("gainers"), suggestion("dueThisWeek"), suggestion("euroInDollars")],
} as const;

/** A suggestion in quotation marks. */
export function quoted(one: Suggestion, { suggestions, refusals }: Words): string {
  return refusals.quote(suggestionText(one, suggestions));
}

/** Lists questions that are answered without a model. */
export function help(words: Words): string {
  const { refusals } = words;
  const lines = (Object.keys(offered) as (keyof typeof offered)[]).map((about) => {
    const questions = offered[about].map((one) => quoted(one, words));
    const symbol = about === "symbol" ? [refusals.quote("NVDA")] : [];
    return refusals.help.line(refusals.help[about], refusals.list([...symbol, ...questions]));
  });
  const all = [...lines, refusals.help.line(refusals.help.commands, refusals.list(commands))];
  return `${refusals.help.title}\n\n${all.map((line) => `- ${line}`).join("\n")}`;
}

/** Why a kind of question is never computed, and a question that is. */
export function notComputed(kind: "advice" | "how-to" | "forecast" | "tax", words: Words): string {
  const { advice, howTo, tax, forecast } = words.refusals.notComputed;
  switch (kind) {
    case "advice":
      return advice(quoted(suggestion("rated", "@MSFT"), words));
    case "how-to":
      return howTo(quoted(suggestion("etf"), words), quoted(suggestion("importFile"), words));
    case "tax":
      return tax(quoted(suggestion("realisedGains"), words), quoted(suggestion("sellHalf", "@MSFT"), words));
    default:
      return forecast(quoted(suggestion("priceTarget", "@MSFT"), words));
  }
}

/** Says that a command doesn't exist. */
export function noCommand(command: string, { refusals }: Words): string {
  return refusals.noCommand(`\`/${command}\``, refusals.list([...commands, "`/help`"]));
}

/** Says that there is no account of a name, and which there are. */
export function noAccount(name: string, accounts: readonly string[], { refusals }: Words): string {
  return `${refusals.noAccount(name)}${accounts.length === 0 ? "" : refusals.accounts(accounts)}`;
}
