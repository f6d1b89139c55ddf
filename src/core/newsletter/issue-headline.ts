import { figureText } from "#core/computation/figure-text.ts";
import type { IssueCadence, IssueMover, IssuePeriod, IssuePhrase, IssueResult } from "./issue.ts";
import { periodWords } from "./issue-period.ts";

/** The period in one sentence: what it did to the portfolio, and how that compares. */
export function portfolioHeadline(cadence: IssueCadence, period: IssuePeriod, result: IssueResult): IssuePhrase[] {
  const when = periodWords(cadence, period);
  const gain = result.gain === null ? null : Number(result.gain);
  const { returnRatio, benchmark } = result;
  if (gain === null && returnRatio === null)
    return [plain(`${when}: what it did to your portfolio is not known, since prices are missing.`)];
  const compared = comparison(benchmark);
  if (gain === null) return [plain(`${when} your portfolio returned ${percent(returnRatio ?? 0)}${compared}.`)];
  if (gain === 0) return [plain(`${when} your portfolio did not change${compared}.`)];
  const ratio = returnRatio === null ? "" : ` (${percent(returnRatio)})`;
  return [
    plain(`${when} you ${gain > 0 ? "gained" : "lost"} `),
    { text: figureText({ value: Math.abs(gain), unit: "money", currency: result.baseCurrency }), isAmount: true },
    plain(`${ratio}${compared}.`),
  ];
}

/** The period in one sentence for somebody who watches and holds nothing. */
export function watchlistHeadline(
  cadence: IssueCadence,
  period: IssuePeriod,
  watched: readonly IssueMover[],
): IssuePhrase[] {
  const when = periodWords(cadence, period);
  const known = watched.flatMap(({ symbol, ratio }) => (ratio === null ? [] : [{ symbol, ratio }]));
  const first = known.toSorted((one, other) => Math.abs(other.ratio) - Math.abs(one.ratio))[0];
  if (first === undefined) return [plain(`${when}: what your watchlist did is not known, since prices are missing.`)];
  const rose = known.filter(({ ratio }) => ratio > 0).length;
  return [
    plain(
      `${when} ${rose} of ${known.length} on your watchlist rose; ${first.symbol} moved most, by ${percent(first.ratio)}.`,
    ),
  ];
}

function comparison(benchmark: IssueResult["benchmark"]): string {
  if (benchmark === null || benchmark.difference === null) return "";
  const name = benchmark.name ?? benchmark.symbol;
  const points = benchmark.difference * 100;
  if (Math.abs(points) < 0.005) return `, as much as ${name}`;
  const size = figureText({ value: Math.abs(points), unit: "percentage-points", currency: null });
  return `, ${size} ${points > 0 ? "more" : "less"} than ${name}`;
}

function percent(ratio: number): string {
  return figureText({ value: ratio * 100, unit: "percent", currency: null }, true);
}

function plain(text: string): IssuePhrase {
  return { text, isAmount: false };
}
