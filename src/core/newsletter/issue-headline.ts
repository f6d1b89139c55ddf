import type { IssueCadence, IssueMover, IssuePeriod, IssuePhrase, IssueResult } from "./issue.ts";
import { periodWords } from "./issue-period.ts";
import { phrasesOf } from "./issue-phrase.ts";
import type { IssueWords } from "./issue-words.ts";

type Slot = Parameters<Parameters<typeof phrasesOf>[1]>[0];

/** The period in one sentence: the portfolio's result and its comparison. */
export function portfolioHeadline(
  cadence: IssueCadence,
  period: IssuePeriod,
  result: IssueResult,
  words: IssueWords,
): IssuePhrase[] {
  const { headline, facts } = words;
  const when = periodWords(cadence, period, words);
  const gain = result.gain === null ? null : Number(result.gain);
  const { returnRatio, baseCurrency: currency } = result;
  const span = `${period.from}/${period.to}`;
  return phrasesOf(words.figure, (slot) => {
    if (gain === null && returnRatio === null) return headline.unknown(when);
    const returned = (ratio: number) =>
      slot({ label: facts.return, value: ratio * 100, unit: "percent", period: span }, "sign");
    const compared = () => comparison(result, span, words, slot);
    if (gain === null) return headline.returned(when, returned(returnRatio ?? 0), compared());
    if (gain === 0) return headline.unchanged(when, compared());
    const amount = slot({ label: facts.gain, value: gain, unit: "money", currency, period: span }, "size");
    const ratio = returnRatio === null ? "" : returned(returnRatio);
    return headline[gain > 0 ? "gained" : "lost"](when, amount, ratio, compared());
  });
}

/** The period in one sentence for users with a watchlist but no holdings. */
export function watchlistHeadline(
  cadence: IssueCadence,
  period: IssuePeriod,
  watched: readonly IssueMover[],
  words: IssueWords,
): IssuePhrase[] {
  const { headline, facts } = words;
  const when = periodWords(cadence, period, words);
  const known = watched.flatMap(({ symbol, ratio }) => (ratio === null ? [] : [{ symbol, ratio }]));
  const first = known.toSorted((one, other) => Math.abs(other.ratio) - Math.abs(one.ratio))[0];
  const rose = known.filter(({ ratio }) => ratio > 0).length;
  const span = `${period.from}/${period.to}`;
  return phrasesOf(words.figure, (slot) => {
    if (first === undefined) return headline.watchlistUnknown(when);
    const count = (label: string, value: number) => slot({ label, value, unit: "count", period: span });
    return headline.watchlist(
      when,
      count(facts.rose, rose),
      count(facts.known, known.length),
      first.symbol,
      slot(
        { label: facts.change, symbol: first.symbol, value: first.ratio * 100, unit: "percent", period: span },
        "sign",
      ),
    );
  });
}

function comparison(
  { timeWeighted = null, benchmark }: IssueResult,
  span: string,
  { headline, facts }: IssueWords,
  slot: Slot,
): string {
  if (benchmark === null || benchmark.difference === null) return "";
  const name = benchmark.name ?? benchmark.symbol;
  const points = benchmark.difference * 100;
  if (Math.abs(points) < 0.005) return headline.same(name);
  const inputs = [
    { label: facts.timeWeighted, ratio: timeWeighted },
    { label: facts.returnOf(name), ratio: benchmark.returnRatio },
  ].flatMap(({ label, ratio }) =>
    ratio === null ? [] : [{ label, value: ratio * 100, unit: "percent" as const, currency: null }],
  );
  const difference = slot(
    {
      label: facts.difference,
      symbol: benchmark.symbol,
      value: points,
      unit: "percentage-points",
      period: span,
      formula: facts.differenceFormula,
      inputs,
    },
    "size",
  );
  return headline[points > 0 ? "more" : "less"](difference, name);
}
