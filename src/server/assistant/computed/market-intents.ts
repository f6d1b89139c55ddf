import { financeTerm } from "#core/glossary/finance-terms.ts";
import { marketMoversFound } from "../tools/market-movers.ts";
import { marketStatusFound } from "../tools/market-status.ts";
import { quotesFound } from "../tools/quotes.ts";
import { sentimentFound } from "../tools/sentiment.ts";
import { found } from "../tools/found.ts";
import { sourceDraft } from "../tools/source-draft.ts";
import type { Intent } from "./intent.ts";
import { phrase } from "./phrase.ts";
import { dueAnswer } from "./symbol-intents.ts";

const marketFunds = ["SPY", "QQQ", "DIA", "IWM"];

/** A term that is asked about: "/explain P/E", "what is a drawdown?", "what does beta mean?". */
export const termIntent: Intent = {
  id: "term",
  isPersonal: false,
  matches: ({ lower }) => financeTerm(termOf(lower)) !== null,
  async answer({ lower }, draft, { today }) {
    const term = financeTerm(termOf(lower));
    if (term === null) return;
    const glossary = sourceDraft({ asOf: today, status: "live" });
    const text = glossary.sentence("text", term.name, term.text);
    const formula = term.formula === null ? null : glossary.sentence("formula", `${term.name}, formula`, term.formula);
    const source = glossary.source({
      kind: "glossary",
      title: `Glossary: ${term.name}`,
      provider: "glossary",
      data: { text, formula },
    });
    const [entry] = draft.take("explain", { term: term.name }, found(`What ${term.name} means`, [source]));
    draft.line(`**${term.name}**: ${text} ${entry?.mark ?? ""}`);
    draft.line(formula === null ? null : `How it is computed here: ${formula} ${entry?.mark ?? ""}`);
  },
};

/** Questions about the market as a whole. */
export const marketIntents: readonly Intent[] = [
  {
    id: "market-status",
    isPersonal: false,
    matches: ({ lower }) =>
      /market.*\b(?:open|close[sd]?|hours)\b|\b(?:open|close[sd]?)\b.*market|trading hours/.test(lower),
    async answer(_question, draft, context) {
      const [status] = draft.take("get_market_status", {}, await marketStatusFound({ exchange: "XNYS" }, context));
      if (status === undefined) return;
      const { name, isOpen } = status.source.data as { readonly name: string | null; readonly isOpen: boolean | null };
      const opens = status.text("opensOn");
      draft.line(
        isOpen === true
          ? `**${name ?? "The exchange"} is open** ${status.mark}.`
          : `**${name ?? "The exchange"} is closed**${opens === null ? "" : `; it opens next on ${opens}`} ${status.mark}.`,
      );
    },
  },
  {
    id: "market-movers",
    isPersonal: false,
    matches: ({ lower, named }) =>
      named.length === 0 && /gainers?|losers?|movers|most (?:active|traded)|trending/.test(lower),
    async answer({ lower }, draft, context) {
      const kind = /losers?/.test(lower)
        ? "losers"
        : /active|traded/.test(lower)
          ? "active"
          : /trending/.test(lower)
            ? "trending"
            : "gainers";
      const [movers] = draft.take("get_market_movers", { kind }, await marketMoversFound({ kind, limit: 8 }, context));
      if (movers === undefined) return;
      draft.line(`${movers.source.title} in the United States today ${movers.mark}:`);
      draft.table(movers);
    },
  },
  {
    id: "calendar",
    isPersonal: false,
    matches: ({ lower, named }) =>
      named.length === 0 &&
      /calendar|\bdue\b|coming up|upcoming|\bevents?\b|economic|\bipos?\b|splits?\b|ex-?(?:date|dividend)|this week|next week/.test(
        lower,
      ),
    async answer({ lower }, draft, context) {
      const type = /economic|inflation|\bfed\b|\bcpi\b/.test(lower)
        ? "economic"
        : /\bipos?\b/.test(lower)
          ? "ipo"
          : /split/.test(lower)
            ? "splits"
            : /dividend|ex-?date/.test(lower)
              ? "dividends"
              : "earnings";
      await dueAnswer(type, draft, context);
    },
  },
  {
    id: "market",
    isPersonal: false,
    matches: ({ lower, named }) =>
      named.length === 0 && /\bmarkets?\b|\bindex(?:es)?\b|\bindices\b|wall street/.test(lower),
    async answer(_question, draft, context) {
      for (const { source, mark, text } of draft.take(
        "get_quotes",
        { symbols: marketFunds },
        await quotesFound(marketFunds, context),
      ))
        draft.line(
          phrase`**${source.symbol}** is at ${text("price")} (${text("changePercent", { signed: true }) ?? "day change not known"}) ${mark}.`,
        );
      const [mood] = draft.take(
        "get_sentiment",
        { symbols: [], window: "7d" },
        await sentimentFound({ symbols: [], window: "7d" }, context),
      );
      if (mood !== undefined)
        draft.line(phrase`Market mood: ${mood.text("score")}, where half is neutral ${mood.mark}.`);
    },
  },
];

function termOf(lower: string): string {
  const asked =
    /^\/explain\s+(.+)$/.exec(lower)?.[1] ??
    /^(?:please )?(?:explain|define)\s+(?:me\s+)?(?:what\s+)?(.+?)(?:\s+(?:is|are|means?))?$/.exec(lower)?.[1] ??
    /^what(?:'s| is| are| does| do)\s+(.+?)(?:\s+(?:mean|stand for))?$/.exec(lower)?.[1] ??
    "";
  return asked.trim();
}
