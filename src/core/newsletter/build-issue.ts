import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { Language } from "#core/languages/languages.ts";
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
import { phrasesOf } from "./issue-phrase.ts";
import { issueQuestion, type QuestionFacts } from "./issue-question.ts";
import type { IssueWords } from "./issue-words.ts";

export interface IssueInput {
  /** The reader's. The issue stays in it. */
  readonly language: Language;
  readonly words: IssueWords;
  readonly cadence: IssueCadence;
  readonly period: IssuePeriod;
  readonly sections: readonly IssueSection[];
  /** Null: there are no holdings, and the issue is about the watchlist. */
  readonly portfolio: {
    readonly result: IssueResult;
    /** The change of each holding in the period, without cash. */
    readonly contributions: readonly { readonly symbol: string; readonly name: string | null; readonly gain: string }[];
    readonly payments: readonly IssuePayment[];
    readonly question: QuestionFacts;
  } | null;
  readonly watched: readonly IssueMover[];
  /** Stories of any age about any of the user's instruments. */
  readonly stories: readonly IssueStory[];
  readonly ahead: IssuePeriod;
  readonly events: readonly IssueEvent[];
  readonly missing: readonly string[];
  readonly sources: readonly IssueSource[];
  readonly dataAsOf: string | null;
}

const maxMovers = 3;
const maxStories = 5;

/** Builds an issue from gathered numbers and headlines. Prose is written afterwards. */
export function buildIssue(input: IssueInput): Issue {
  const { cadence, period, portfolio, watched, words } = input;
  const has = (section: IssueSection) => input.sections.includes(section);
  const moved = portfolio === null ? watched : portfolio.contributions.map((part) => ({ ...part, ratio: null }));
  const byMove = moved.toSorted((one, other) => moveOf(other) - moveOf(one));
  const payments = (portfolio?.payments ?? []).filter(({ date }) => isWithin(date, input.ahead));
  return {
    language: input.language,
    kind: portfolio === null ? "watchlist" : "portfolio",
    cadence,
    period,
    title: issueTitle(cadence, period, words),
    headline:
      portfolio === null
        ? watchlistHeadline(cadence, period, watched, words)
        : portfolioHeadline(cadence, period, portfolio.result, words),
    prose: null,
    result: has("result") ? (portfolio?.result ?? null) : null,
    movers: has("movers")
      ? {
          baseCurrency: portfolio?.result.baseCurrency ?? null,
          up: byMove.filter((mover) => moveOf(mover) > 0).slice(0, maxMovers),
          down: byMove
            .filter((mover) => moveOf(mover) < 0)
            .toReversed()
            .slice(0, maxMovers),
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
 * Selects stories of the period, one from each of the biggest movers and then a second, so that one company doesn't
 * fill the list. For each company, stories with it in the headline come first, newest first. A headline from several
 * publishers counts once.
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
    if (story === undefined || chosen.length >= maxStories) return false;
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

/** True if a headline names a company by its symbol or the first word of its name. */
function names(title: string, { symbol, name }: IssueMover): boolean {
  const words = title.split(/[^\p{L}\d]+/u);
  const called = /^(?:the\s+)?([\p{L}\d]{3,})/iu.exec(name ?? "")?.[1]?.toLowerCase();
  return words.includes(symbol) || words.some((word) => word.toLowerCase() === called);
}

function questionOf({ period, portfolio, watched, words }: IssueInput): Issue["question"] {
  if (portfolio !== null) return issueQuestion(portfolio.question, words);
  const [first] = watched
    .flatMap(({ symbol, ratio }) => (ratio === null || ratio === 0 ? [] : [{ symbol, ratio }]))
    .toSorted((one, other) => Math.abs(other.ratio) - Math.abs(one.ratio));
  if (first === undefined) return null;
  const span = `${period.from}/${period.to}`;
  return phrasesOf(words.figure, (slot) =>
    words.questions[first.ratio > 0 ? "rose" : "fell"](
      first.symbol,
      slot(
        { label: words.facts.change, symbol: first.symbol, value: first.ratio * 100, unit: "percent", period: span },
        "size",
      ),
    ),
  );
}

function moveOf({ gain, ratio }: IssueMover): number {
  return gain === null ? (ratio ?? 0) : Number(gain);
}

function isWithin(date: PlainDate, { from, to }: IssuePeriod): boolean {
  return date >= from && date <= to;
}
