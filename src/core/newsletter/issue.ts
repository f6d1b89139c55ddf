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

/** A piece of a sentence; an amount of the user's own can be hidden. */
export interface IssuePhrase {
  readonly text: string;
  readonly isAmount: boolean;
}

/** The period against the benchmark, in the base currency. Returns are ratios (0.015 is 1.5 %). */
export interface IssueResult {
  readonly baseCurrency: string;
  readonly gain: string | null;
  readonly returnRatio: number | null;
  readonly benchmark: {
    readonly symbol: string;
    readonly name: string | null;
    readonly returnRatio: number | null;
    /** The portfolio's return less the benchmark's. */
    readonly difference: number | null;
  } | null;
  /** Values at the end of days, the opening one in front; the benchmark with the same payments in and out. */
  readonly course: readonly {
    readonly date: string;
    readonly value: number | null;
    readonly benchmark: number | null;
  }[];
}

/** `gain` in the base currency, for a holding; `ratio` is the price's own change, for a symbol that is watched. */
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
  /** Part of the portfolio's value; null for one that is not held. */
  readonly weight: number | null;
  /** Of a report: the day is a guess. */
  readonly isEstimate: boolean;
}

export interface IssuePayment {
  readonly date: string;
  readonly symbol: string;
  readonly amount: string;
  readonly isAnnounced: boolean;
}

/** What is due; `cash` is the sum of the payments, in the base currency, null where nothing is held. */
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

/** What a model wrote about an issue, out of what the issue tells; its numbers were matched with the issue by rule. */
export interface IssueProse {
  readonly phrases: readonly IssuePhrase[];
  /** In place of the one made by rules; null: that one stands. */
  readonly question: readonly IssuePhrase[] | null;
  readonly model: string;
}

/** One issue: numbers and headlines, and prose where a model wrote some. A section that is switched off is null. */
export interface Issue {
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
  readonly question: string | null;
  /** What could not be told, a sentence each. */
  readonly missing: readonly string[];
  readonly sources: readonly IssueSource[];
  /** Market time of the newest price; null without one. */
  readonly dataAsOf: string | null;
}
