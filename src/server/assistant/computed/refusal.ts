import type { AnswerDraft } from "./answer-draft.ts";
import { notRead } from "./not-read.ts";
import type { Slots } from "./slots/slots.ts";

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
  tax: "This is not computed: taxes depend on your country and situation. What sales brought is: “My realised gains?”, and what a sale would realise: “If I sell half of my @MSFT”.",
  forecast:
    "This is not computed: nothing here forecasts. What analysts expect of a company is: “Price target of @MSFT”.",
};

const unknownDays = /^(?:elections?|christmas|easter|thanksgiving|halloween|ramadan|inauguration|brexit)$/i;

export function unreadReason({ unread }: Slots): string {
  if (unread.length === 0) return "It asks what would be, with numbers that I can't place";
  const words = [...new Set(unread.map(({ text }) => `“${text}”`))];
  const day = unread.find(({ text }) => unknownDays.test(text));
  if (day !== undefined) return `The day of “${day.text}” isn't known here. Write it as a date, such as 2024-11-05`;
  return `I don't know what ${words.slice(0, 5).join(", ")} ${words.length === 1 ? "means" : "mean"} here`;
}

/** Says what was not understood, and what was. */
export function refuse(reason: string, slots: Slots, draft: AnswerDraft): void {
  const foreign = notRead(slots.text.trim().toLowerCase());
  if (foreign !== null) {
    draft.line(foreign);
    return;
  }
  const understood = [
    ...slots.measures.map(({ measure }) => measure.name),
    ...slots.symbols.map(({ symbol }) => symbol),
    ...(slots.place === null ? [] : [`the ${slots.place.domain}`]),
    ...(slots.account === null ? [] : [slots.account.name]),
  ];
  draft.line(
    `This wasn't answered, because it is computed without AI and was not fully understood. ${reason.replace(/[.?!]$/, "")}.${understood.length === 0 ? "" : ` Understood: ${[...new Set(understood)].join(", ")}.`}`,
  );
  if (understood.length === 0) draft.line(help);
}
