import { isIndexSymbol, readSentence } from "#core/backtest/index.ts";
import { backtestFound } from "../tools/backtest.ts";
import type { Intent } from "./intent.ts";
import { phrase, sentences } from "./phrase.ts";
import { apart } from "./slots/sayings.ts";
import { writtenOut } from "./slots/shorthand.ts";

const usualYears = 10;
const maxSymbols = 10;

/** "Backtest: buy NVDA when the 20 day average crosses above the 50". */
export const backtestIntent: Intent = {
  id: "backtest",
  isPersonal: false,
  matches: ({ lower }) =>
    /^\/?backtest\b|\bbacktest(?:ed|ing)?\b|\btest (?:this|it)(?: out)?(?: for (?:me|us))?:|\btest (?:the |a |this )?(?:rule|strategy|idea)\b|\bbuying\b.*\bwhen(?:ever)?\b.*\b(?:work(?:ed|s)?|paid off|pay off|made? money|beat(?:en)?)\b|\bwould (?:buying|it have worked|i have (?:made|gained)).*\bwhen(?:ever)?\b/.test(
      lower,
    ),
  async answer({ text, named }, draft, context) {
    const asked = writtenOut(apart(text))
      .replace(/^\s*\/?backtest(?:ing)?\b[:\s]*/i, "")
      .replace(/^\s*(?:please )?test (?:this|it)(?: out)?(?: for (?:me|us))?:\s*/i, "")
      .replace(/^\s*(?:how )?would (?:it have worked to )?buying\b/i, "buy")
      .replace(/^\s*buying\b/i, "buy")
      .replace(
        /,? *(?:would|does|did|has) (?:that|this|it) (?:have |ever |really )*(?:work(?:ed)?|paid off|pay off|made? money)(?: out| well)?/i,
        "",
      )
      .replaceAll(/\b(?:only )?when(?:ever)?\b/gi, "when")
      .replaceAll(/(?<=\bwhen )(?:it's|its|it is|the price is)\b/gi, "it is")
      .replaceAll(/(?<=\bit is )(?:over|on top of)\b/gi, "above")
      .replaceAll(/(?<=\bit is )under(?:neath)?\b/gi, "below")
      .replace(/\s+have (?:worked|paid off|made money|done|performed|beaten the market)(?: out| well)?\b/i, "")
      .replace(
        /\s+(?:have )?(?:beat(?:en)?|done better than|outperform(?:ed)?|worked better than) (?:just |simply |plain )?(?:buy(?:ing)?[- ]and[- ])?hold(?:ing)?(?: (?:it|on|on to it))?/i,
        "",
      )
      // The opposite of the entry is what a rule without an exit sells on.
      .replace(
        /,? and sell(?:ing)? (?:when(?:ever)? )?(?:it(?:'s| is) )?(?:below|above|under|over)(?=[\s.,?!]*(?:$|since|over the))/i,
        "",
      )
      .trim();
    const span = /[\s,]*\b(?:over|for|in) (?:the )?(?:last |past )?(\d{1,2}) years?[\s.?!]*$/i.exec(asked);
    const since = /[\s,]*\bsince ((?:19|20)\d\d)[\s.?!]*$/i.exec(asked);
    const rule = asked
      .replace(since?.[0] ?? "", "")
      .replace(span?.[0] ?? "", "")
      .trim();
    // The instrument that the rule trades wins; one that its conditions look at is not traded for that.
    const reading = readSentence(rule, { symbols: named });
    const traded =
      reading.symbols.length > 0 ? reading.symbols : named.filter((symbol) => !reading.watched.includes(symbol));
    const open = traded.length > 0 ? traded : reading.watched.filter((symbol) => !isIndexSymbol(symbol));
    const symbols = [...new Set(open)].slice(0, maxSymbols);
    if (rule === "" || symbols.length === 0) {
      draft.line(
        "Name a symbol and a rule, such as “Backtest @NVDA: buy when the 20 day average crosses above the 50 day average, sell when it crosses below”.",
      );
      return;
    }
    const sinceYears = since === null ? usualYears : Number(context.today.slice(0, 4)) - Number(since[1]);
    const years = Number(span?.[1] ?? sinceYears);
    const input = { symbols, rule, years: Math.min(20, Math.max(1, years)) };
    const [run] = draft.take("run_backtest", input, await backtestFound(input, context));
    if (run === undefined) return;
    const { mark } = run;
    const signed = { signed: true } as const;
    draft.line(
      sentences(
        phrase`From ${run.text("firstDay")} to ${run.text("lastDay")} the rule made **${run.text("strategy.total", signed)}**; buying and holding made **${run.text("hold.total", signed)}** ${mark}.`,
        phrase`Worst fall of the rule: ${run.text("strategy.worstFall", signed)}; of holding: ${run.text("hold.worstFall", signed)} ${mark}.`,
        phrase`Trades of the rule: ${run.text("strategy.trades")} ${mark}.`,
        phrase`Fees paid of the rule: ${run.text("strategy.fees")} ${mark}.`,
      ),
    );
    draft.table(run);
    draft.line(
      "This is what was, after costs, and no forecast. The Strategy lab shows each trade and what other numbers would have given.",
    );
  },
};
