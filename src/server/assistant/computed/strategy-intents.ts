import { isIndexSymbol, readSentence } from "#core/backtest/index.ts";
import { suggestion } from "#core/assistant/suggestion.ts";
import { backtestFound } from "../tools/backtest.ts";
import type { Intent, Question } from "./intent.ts";
import { say } from "./phrase.ts";
import { quoted } from "./refusal.ts";
import { asOrder, askedFigures, inWords, isShorthand, mixIn, ruleCosts, spanIn } from "./grammar/rule-shorthand.ts";
import { plainRule } from "./grammar/rule-sentences.ts";
import { inPlainNumbers } from "./grammar/number-words.ts";

const usualYears = 10;
const maxYears = 20;
const maxSymbols = 10;

/** "2015-2025" and "between 2015 and 2025", but no price between two numbers. */
const betweenYears =
  /[\s,]*(?:\b(?:from |in )?(?<!\bbetween )((?:19|20)\d\d) ?(?:-|–|to|until|till|through) ?((?:19|20)\d\d)|\b(?<!\b(?:price|close|it|is|was|at|trades?|trading|stays?) )between ((?:19|20)\d\d) (?:and|to|-|–) ((?:19|20)\d\d))(?=[\s,.?!]|$)/i;

/** A test of a rule, as the tool takes it. */
type Test = Parameters<typeof backtestFound>[0];

/** "Backtest: buy NVDA when the 20 day average crosses above the 50". */
export const backtestIntent: Intent = {
  id: "backtest",
  isPersonal: false,
  matches: ({ lower, named, text }) =>
    isShorthand(lower, text) ||
    (named.length > 1 && mixIn(lower) !== null) ||
    /^\/?backtest\b|\bbacktest(?:ed|ing)?\b|\btest (?:this|it)(?: out)?(?: for (?:me|us))?:|\btest (?:the |a |this )?(?:rule|strategy|idea)\b|^(?:please )?(?:test|try out|simulate) (?:an? |the )?(?:\d|[es]ma\b|rsi\b|macd\b|golden\b|death\b|moving\b|crossover\b|buying\b)|\bbuying\b.*\bwhen(?:ever)?\b.*\b(?:work(?:ed|s)?|paid off|pay off|made? money|beat(?:en)?)\b|\bwould (?:buying|it have worked|i have (?:made|gained)).*\bwhen(?:ever)?\b/.test(
      lower,
    ),
  async answer(question, draft, context) {
    const { named, lower } = question;
    const { refusals } = context.words;
    const mix = named.length > 1 ? mixIn(lower) : null;
    if (mix !== null) {
      draft.line(refusals.unanswered(refusals.notGiven([refusals.fixedMix(`\`${mix}\``)])));
      draft.line(refusals.testRule(quoted(suggestion("testAverages", "@SPY"), context.words)));
      return;
    }
    const input = testOf(question, context.today);
    if (input === null) {
      draft.line(refusals.nameRule(quoted(suggestion("testAverages", "@NVDA"), context.words)));
      return;
    }
    const [run] = draft.take("run_backtest", input, await backtestFound(input, context));
    if (run === undefined) return;
    const { tests } = draft.words;
    const source = run.mark;
    const signed = { signed: true } as const;
    draft.line(
      draft.joined(
        say(tests.made, {
          from: run.text("firstDay"),
          to: run.text("lastDay"),
          rule: run.text("strategy.total", signed),
          hold: run.text("hold.total", signed),
          source,
        }),
        say(tests.worstFalls, {
          rule: run.text("strategy.worstFall", signed),
          hold: run.text("hold.worstFall", signed),
          source,
        }),
        say(tests.trades, { trades: run.text("strategy.trades"), source }),
        say(tests.fees, { fees: run.text("strategy.fees"), source }),
      ),
    );
    if (input.costPercent !== undefined) draft.line(say(tests.costs, { costs: run.text("costs"), source }));
    draft.table(run);
    draft.line(tests.noForecast);
  },
};

/** A rule with its symbols, costs and time; null where the rule or a symbol is missing. */
function testOf({ withSymbols, named }: Question, today: string): Test | null {
  const asked = askedIn(withSymbols);
  const costs = ruleCosts.exec(withSymbols);
  const costPercent = costs === null ? null : Number(costs[1] ?? 0);
  const span = spanIn(asked);
  const between = betweenYears.exec(asked);
  const since =
    /[\s,]*\b(?:since|from) ((?:19|20)\d\d)(?:-\d\d-\d\d)?(?: on(?:wards?)?\b)?(?: (?:to|until|till) (?:today|now|date))?(?=[\s,.?!]|$)/i.exec(
      asked,
    );
  const written = inWords(
    asked
      .replace(between?.[0] ?? "", "")
      .replace(since?.[0] ?? "", "")
      .replace(span?.text ?? "", "")
      .trim(),
  );
  // A symbol that stands apart from the rule is what it trades: "50/200 day average cross on SPY".
  const rule =
    readSentence(written, { symbols: named }).symbols.length > 0
      ? written
      : named.reduce(
          (rest, symbol) => rest.replace(` on ${symbol}`, "").replace(` ${symbol}`, "").replace(`${symbol} `, ""),
          written,
        );
  // The instrument that the rule trades wins; one that its conditions look at is not traded for that.
  const reading = readSentence(rule, { symbols: named });
  const traded =
    reading.symbols.length > 0 ? reading.symbols : named.filter((symbol) => !reading.watched.includes(symbol));
  const open = traded.length > 0 ? traded : reading.watched.filter((symbol) => !isIndexSymbol(symbol));
  const symbols = [...new Set(open)].slice(0, maxSymbols);
  if (rule === "" || symbols.length === 0) return null;
  const sinceYears = since === null ? usualYears : Number(today.slice(0, 4)) - Number(since[1]);
  const years = span === null ? sinceYears : span.years;
  const [first, end] = [between?.[1] ?? between?.[3] ?? null, between?.[2] ?? between?.[4] ?? null];
  const last = end === null ? null : `${end}-12-31`;
  return {
    symbols,
    rule,
    ...(costPercent === null ? {} : { costPercent }),
    ...(last === null
      ? since !== null && span === null && years <= maxYears && years > 0
        ? { from: `${since[1] ?? ""}-01-01`, to: today }
        : { years: Math.min(maxYears, Math.max(1, years)) }
      : { from: `${first ?? ""}-01-01`, to: last < today ? last : today }),
  };
}

/** The rule and its time in the words of the question, without those that only ask for the test. */
function askedIn(withSymbols: string): string {
  return (
    asOrder(plainRule(inPlainNumbers(withSymbols.replaceAll("’", "'"))))
      .replace(/^\s*\/?backtest(?:ing)?\b[:\s]*/i, "")
      .replace(/^\s*(?:please )?test (?:this|it)(?: out)?(?: for (?:me|us))?:\s*/i, "")
      .replace(/^\s*(?:please )?(?:test|try out|simulate)\b(?: an?| the)?\s*/i, "")
      // Holding is in every result.
      .replace(
        /,? (?:and )?(?:compare (?:it|that|this) (?:to|with)|tell me (?:if|whether)) (?:just |simply )?(?:buy(?:ing)?[- ]and[- ])?hold(?:ing)?(?: (?:it|would(?:'ve| have|ve)? (?:have )?been better))?(?=[\s,.?!]|$)/i,
        "",
      )
      .replace(
        /,? (?:versus|vs\.?|against|compared (?:to|with)) (?:just |simply )?(?:holding|buy(?:ing)?[- ]and[- ]hold(?:ing)?)(?: (?:it|them|on))?(?=[\s,.?!]|$)/i,
        "",
      )
      .replace(/(\d{1,3})\s*\/\s*(\d{1,3})[- ]day (?:average )?cross(?:over|ing)?\b/i, "$1/$2 day average cross")
      .replace(/^\s*(?:how )?would (?:it have worked to )?buying\b/i, "buy")
      .replace(
        /^\s*(?:the )?(?:max(?:imum)? )?(?:drawdown|dd|return|result|sharpe(?: ratio)?)s? (?:of|if i(?:'d| had| would have)? (?:traded|used|followed)) (?:an? |the )?/i,
        "",
      )
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
      // Each result has its worst fall, and holding beside it.
      .replace(/[\s,]*\b(?:and )?show(?:ing)? (?:me )?(?:the )?(?:max(?:imum)? )?(?:drawdown|dd)\b/i, "")
      .replace(
        /[\s,]*\b(?:vs\.?|versus|against|compared (?:to|with)|instead of) (?:just )?(?:buy(?:ing)?(?: and | & |-and-))?(?:hold(?:ing)?|b&h)\b/i,
        "",
      )
      .replace(askedFigures, "")
      .replace(ruleCosts, "")
      .trim()
  );
}
