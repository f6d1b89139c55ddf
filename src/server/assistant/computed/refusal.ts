import type { AnswerDraft } from "./answer-draft.ts";
import { notRead } from "./not-read.ts";

export const help = `You can ask for:

- **Your portfolio**: “What moved me this week?”, “Biggest positions?”, “My transactions in 2025”, “What was my portfolio worth on 1 January?”
- **A symbol**: “NVDA”, “P/E of Nvidia”, “Why is Apple down?”, “What does Apple do?”, “Insider trades of MSFT”
- **What if**: “If I sell half of my NVDA”, “$10,000 in MSFT five years ago”
- **A rule**: “Backtest NVDA: buy when the 20 day average crosses above the 50, sell when it crosses below”
- **The market**: “How is the market?”, “Biggest gainers”, “What is due this week?”, “EUR to USD”
- **Commands**: \`/compare NVDA MSFT\`, \`/earnings NVDA\`, \`/explain P/E\``;

export const leftOut = "Your portfolio is left out of this question. Add it to the context again to ask about it.";
export const notComputed = {
  advice: "This is not computed: there is no advice here. What rules read from prices is: “Why is @MSFT rated so?”.",
  "how-to":
    "This isn't answered here: only figures, news and what you recorded are. Ask for a figure, or for what a term means, such as “What is an ETF?”.",
  tax: "This is not computed: taxes depend on your country and situation. What sales brought is: “My realised gains?”, and what a sale would realise: “If I sell half of my @MSFT”.",
  forecast:
    "This is not computed: nothing here forecasts. What analysts expect of a company is: “Price target of @MSFT”.",
};

const unknownDays = /^(?:elections?|christmas|easter|thanksgiving|halloween|ramadan|inauguration|brexit)$/i;

/** Why a question isn't answered whose words aren't all covered by its answer. */
export function uncoveredReason(words: readonly string[]): string {
  const day = words.find((word) => unknownDays.test(word));
  if (day !== undefined) return `The day of “${day}” isn't known here. Write it as a date, such as 2024-11-05`;
  return `I don't understand ${[...new Set(words)]
    .slice(0, 5)
    .map((word) => `“${word}”`)
    .join(", ")} in it`;
}

/** Says what was not understood, and what was: the texts of its slots. */
export function refuse(
  reason: string,
  { text, understood }: { readonly text: string; readonly understood: readonly string[] },
  draft: AnswerDraft,
): void {
  const foreign = notRead(text.trim().toLowerCase());
  if (foreign !== null) {
    draft.line(foreign);
    return;
  }
  draft.line(
    understood.length === 0
      ? `This wasn't understood, so it isn't answered. ${reason.replace(/[.?!]$/, "")}.`
      : `I understood ${[...new Set(understood)].join(", ")}, but not the whole question, so it isn't answered. ${reason.replace(/[.?!]$/, "")}.`,
  );
  if (understood.length === 0) draft.line(help);
}
