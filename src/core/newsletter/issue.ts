import type { FigureUnit } from "#core/grounding/evidence.ts";
import type { Language } from "#core/languages/languages.ts";
import type { DataStatus } from "#core/market/provenance.ts";

export const issueCadences = ["daily", "weekly", "monthly"] as const;
export type IssueCadence = (typeof issueCadences)[number];

export const issueSections = ["prose", "result", "movers", "stories", "ahead", "question"] as const;
export type IssueSection = (typeof issueSections)[number];

/** Both days are included. */
export interface IssuePeriod {
  readonly from: string;
  readonly to: string;
}

/** A value with its unit. Per cent are per cent (1.5). */
interface IssueValue {
  readonly label: string;
  readonly value: number;
  readonly unit: FigureUnit;
  readonly currency: string | null;
}

/** The value behind a number of a sentence. A formula and its inputs are given if code computed it for the sentence. */
export interface IssueFact extends IssueValue {
  /** Null: about the portfolio or the watchlist. */
  readonly symbol: string | null;
  /** "2026-03-01/2026-03-07". Null: at the end of the issue's period. */
  readonly period: string | null;
  readonly formula: string | null;
  readonly inputs: readonly IssueValue[];
}

/** A part of a sentence: words, or a number with its fact. Amounts of the user can be hidden. */
export interface IssuePhrase {
  readonly text: string;
  readonly isAmount: boolean;
  /** Missing in words, and in issues made before numbers had facts. */
  readonly fact?: IssueFact | undefined;
}

/** The period against the benchmark, in the base currency. Returns are ratios (0.015 is 1.5 %). */
export interface IssueResult {
  readonly baseCurrency: string;
  readonly gain: string | null;
  /** Simple: the gain over opening value and deposits. */
  readonly returnRatio: number | null;
  /** The one that compares with a benchmark. Issues of older versions lack it. */
  readonly timeWeighted?: number | null | undefined;
  readonly benchmark: {
    readonly symbol: string;
    readonly name: string | null;
    readonly returnRatio: number | null;
    /** The portfolio's time-weighted return less the benchmark's. */
    readonly difference: number | null;
  } | null;
  /** Values at the end of days, preceded by the opening value. The benchmark has the same deposits and withdrawals. */
  readonly course: readonly {
    readonly date: string;
    readonly value: number | null;
    readonly benchmark: number | null;
  }[];
}

/** For a holding, `gain` is in the base currency. For a watched symbol, `ratio` is the change of its price. */
export interface IssueMover {
  readonly symbol: string;
  readonly name: string | null;
  readonly gain: string | null;
  readonly ratio: number | null;
}

export interface IssueStory {
  readonly title: string;
  readonly url: string;
  readonly source: string | null;
  readonly publishedAt: string;
  readonly symbols: readonly string[];
}

export interface IssueEvent {
  readonly date: string;
  readonly kind: "earnings" | "ex-dividend";
  readonly symbol: string;
  readonly name: string | null;
  /** Share of the portfolio's value. Null if it isn't held. */
  readonly weight: number | null;
  /** For an earnings report: the date is an estimate. */
  readonly isEstimate: boolean;
}

export interface IssuePayment {
  readonly date: string;
  readonly symbol: string;
  readonly amount: string;
  readonly isAnnounced: boolean;
}

/** Upcoming events. `cash` is the sum of the payments in the base currency. Null without holdings. */
export interface IssueAhead extends IssuePeriod {
  readonly baseCurrency: string | null;
  readonly cash: string | null;
  readonly payments: readonly IssuePayment[];
  readonly events: readonly IssueEvent[];
}

export interface IssueSource {
  readonly name: string;
  readonly status: DataStatus;
  readonly asOf: string | null;
}

/** A model's text about an issue, based on the issue alone. Its numbers were matched with the issue by rule. */
export interface IssueProse {
  readonly phrases: readonly IssuePhrase[];
  /** Replaces the rule-based question. Null: the rule-based question is kept. */
  readonly question: readonly IssuePhrase[] | null;
  readonly model: string;
}

/** One issue: numbers and headlines, and prose if a model wrote some. A disabled section is null. */
export interface Issue {
  /** Of its sentences. Missing in issues from before there were several: English. */
  readonly language?: Language | undefined;
  readonly kind: "portfolio" | "watchlist";
  readonly cadence: IssueCadence;
  readonly period: IssuePeriod;
  readonly title: string;
  readonly headline: readonly IssuePhrase[];
  readonly prose: IssueProse | null;
  readonly result: IssueResult | null;
  readonly movers: {
    readonly baseCurrency: string | null;
    readonly up: readonly IssueMover[];
    readonly down: readonly IssueMover[];
  } | null;
  readonly stories: readonly IssueStory[] | null;
  readonly ahead: IssueAhead | null;
  readonly question: readonly IssuePhrase[] | null;
  /** Missing data, one sentence each. */
  readonly missing: readonly string[];
  readonly sources: readonly IssueSource[];
  /** Market time of the newest price. Null without one. */
  readonly dataAsOf: string | null;
}
