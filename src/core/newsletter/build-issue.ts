import type { PlainDate } from "#core/calendar/plain-date.ts";
import { figureText } from "#core/computation/figure-text.ts";
import { decimal, moneyText, sumOf } from "#core/money/decimal.ts";
import type {
  Issue,
  IssueCadence,
  IssueEvent,
  IssueMover,
  IssuePayment,
  IssuePeriod,
  IssueResult,
  IssueSection,
  IssueSource,
  IssueStory,
} from "./issue.ts";
import { portfolioHeadline, watchlistHeadline } from "./issue-headline.ts";
import { issueTitle } from "./issue-period.ts";
import { issueQuestion, type QuestionFacts } from "./issue-question.ts";

export interface IssueInput {
  readonly cadence: IssueCadence;
  readonly period: IssuePeriod;
  readonly sections: readonly IssueSection[];
  /** Null: nothing is held, and the issue is about what is watched. */
  readonly portfolio: {
    readonly result: IssueResult;
    /** What each holding did in the period, cash left out. */
    readonly contributions: readonly { readonly symbol: string; readonly name: string | null; readonly gain: string }[];
    readonly payments: readonly IssuePayment[];
    readonly question: QuestionFacts;
  } | null;
  readonly watched: readonly IssueMover[];
  /** Of any age and about anything of the user's. */
  readonly stories: readonly IssueStory[];
  readonly ahead: IssuePeriod;
  readonly events: readonly IssueEvent[];
  readonly missing: readonly string[];
  readonly sources: readonly IssueSource[];
  readonly dataAsOf: string | null;
}

const mostMovers = 3;
const mostStories = 5;

/** An issue out of what was gathered: numbers and headlines; prose is written about it afterwards. */
export function buildIssue(input: IssueInput): Issue {
  const { cadence, period, portfolio, watched } = input;
  const has = (section: IssueSection) => input.sections.includes(section);
  const moved = portfolio === null ? watched : portfolio.contributions.map((part) => ({ ...part, ratio: null }));
  const byMove = moved.toSorted((one, other) => moveOf(other) - moveOf(one));
  const payments = (portfolio?.payments ?? []).filter(({ date }) => isWithin(date, input.ahead));
  return {
    kind: portfolio === null ? "watchlist" : "portfolio",
    cadence,
    period,
    title: issueTitle(cadence, period),
    headline:
      portfolio === null
        ? watchlistHeadline(cadence, period, watched)
        : portfolioHeadline(cadence, period, portfolio.result),
    prose: null,
    result: has("result") ? (portfolio?.result ?? null) : null,
    movers: has("movers")
      ? {
          baseCurrency: portfolio?.result.baseCurrency ?? null,
          up: byMove.filter((mover) => moveOf(mover) > 0).slice(0, mostMovers),
          down: byMove
            .filter((mover) => moveOf(mover) < 0)
            .toReversed()
            .slice(0, mostMovers),
        }
      : null,
    stories: has("stories") ? chosenStories(input.stories, byMove, period) : null,
    ahead: has("ahead")
      ? {
          ...input.ahead,
          baseCurrency: portfolio?.result.baseCurrency ?? null,
          cash: portfolio === null ? null : moneyText(sumOf(payments.map(({ amount }) => decimal(amount)))),
          payments: payments.toSorted((one, other) => one.date.localeCompare(other.date)),
          events: input.events
            .filter(({ date }) => isWithin(date, input.ahead))
            .toSorted((one, other) => `${one.date} ${one.symbol}`.localeCompare(`${other.date} ${other.symbol}`)),
        }
      : null,
    question: has("question") ? questionOf(input) : null,
    missing: input.missing,
    sources: input.sources,
    dataAsOf: input.dataAsOf,
  };
}

/**
 * Stories of the period, in turn about whoever moved most, one of each and then the second, so that one company does not fill the list;
 * of each those first whose headline names it, the newest first. A headline that several send counts once.
 */
function chosenStories(
  stories: readonly IssueStory[],
  moved: readonly IssueMover[],
  period: IssuePeriod,
): readonly IssueStory[] {
  const biggest = moved.toSorted((one, other) => Math.abs(moveOf(other)) - Math.abs(moveOf(one)));
  const left = stories
    .filter(({ publishedAt }) => isWithin(publishedAt.slice(0, 10), period))
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  const chosen: IssueStory[] = [];
  const titles = new Set<string>();
  const take = (isWanted: (story: IssueStory) => boolean): boolean => {
    const story = left.find((one) => isWanted(one) && !titles.has(one.title) && !chosen.includes(one));
    if (story === undefined || chosen.length >= mostStories) return false;
    chosen.push(story);
    titles.add(story.title);
    return true;
  };
  for (let found = true; found;)
    found = biggest
      .map((mover) => {
        const isAbout = (story: IssueStory) => story.symbols.includes(mover.symbol);
        return take((story) => isAbout(story) && names(story.title, mover)) || take(isAbout);
      })
      .some(Boolean);
  return chosen;
}

/** Whether a headline names a company: by its symbol or by the first word it is called by. */
function names(title: string, { symbol, name }: IssueMover): boolean {
  const words = title.split(/[^\p{L}\d]+/u);
  const called = /^(?:the\s+)?([\p{L}\d]{3,})/iu.exec(name ?? "")?.[1]?.toLowerCase();
  return words.includes(symbol) || words.some((word) => word.toLowerCase() === called);
}

function questionOf({ portfolio, watched }: IssueInput): string | null {
  if (portfolio !== null) return issueQuestion(portfolio.question);
  const [first] = watched
    .flatMap(({ symbol, ratio }) => (ratio === null || ratio === 0 ? [] : [{ symbol, ratio }]))
    .toSorted((one, other) => Math.abs(other.ratio) - Math.abs(one.ratio));
  if (first === undefined) return null;
  const size = figureText({ value: Math.abs(first.ratio) * 100, unit: "percent", currency: null });
  return `${first.symbol} ${first.ratio > 0 ? "rose" : "fell"} ${size}. What would have to be true for you to own it?`;
}

function moveOf({ gain, ratio }: IssueMover): number {
  return gain === null ? (ratio ?? 0) : Number(gain);
}

function isWithin(date: PlainDate, { from, to }: IssuePeriod): boolean {
  return date >= from && date <= to;
}
