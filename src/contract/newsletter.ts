import { z } from "zod";
import { languages } from "#core/languages/languages.ts";
import { issueCadences, issueSections } from "#core/newsletter/issue.ts";
import { dataStatuses } from "#core/market/provenance.ts";
import { Measured } from "./assistant.ts";
import { document, endpoint } from "./endpoint.ts";

const text = z.string().nullable();
const number = z.number().nullable();

const period = { from: z.string(), to: z.string() };
/** The value behind a number of a sentence. */
const fact = Measured.extend({ symbol: text, period: text, formula: text, inputs: z.array(Measured) });
/** Words, or a number with its fact. Issues of older versions have no facts. */
const phrases = z.array(z.object({ text: z.string(), isAmount: z.boolean(), fact: fact.optional() }));
const Mover = z.object({ symbol: z.string(), name: text, gain: text, ratio: number });

/**
 * The content built by `core/newsletter/issue.ts`. Amounts are in the base currency, returns and weights are ratios.
 */
export const NewsletterIssue = z.object({
  id: z.string(),
  madeAt: z.string(),
  /** The language of its sentences. Issues without one are in English. */
  language: z.enum(languages).optional(),
  kind: z.enum(["portfolio", "watchlist"]),
  cadence: z.enum(issueCadences),
  period: z.object(period),
  title: z.string(),
  /** The period in one sentence. Amounts of the user are marked. */
  headline: phrases,
  /** The model's text with every number checked. Null: no model wrote any. */
  prose: z.object({ phrases, question: phrases.nullable(), model: z.string() }).nullable(),
  result: z
    .object({
      baseCurrency: z.string(),
      gain: text,
      returnRatio: number,
      timeWeighted: number.optional(),
      benchmark: z.object({ symbol: z.string(), name: text, returnRatio: number, difference: number }).nullable(),
      course: z.array(z.object({ date: z.string(), value: number, benchmark: number })),
    })
    .nullable(),
  movers: z.object({ baseCurrency: text, up: z.array(Mover), down: z.array(Mover) }).nullable(),
  stories: z
    .array(
      z.object({
        title: z.string(),
        url: z.string(),
        source: text,
        publishedAt: z.string(),
        symbols: z.array(z.string()),
      }),
    )
    .nullable(),
  ahead: z
    .object({
      ...period,
      baseCurrency: text,
      cash: text,
      payments: z.array(
        z.object({ date: z.string(), symbol: z.string(), amount: z.string(), isAnnounced: z.boolean() }),
      ),
      events: z.array(
        z.object({
          date: z.string(),
          kind: z.enum(["earnings", "ex-dividend"]),
          symbol: z.string(),
          name: text,
          weight: number,
          isEstimate: z.boolean(),
        }),
      ),
    })
    .nullable(),
  question: phrases.nullable(),
  missing: z.array(z.string()),
  sources: z.array(z.object({ name: z.string(), status: z.enum(dataStatuses), asOf: text })),
  dataAsOf: text,
});
export type NewsletterIssue = z.infer<typeof NewsletterIssue>;

const settings = {
  cadence: z.enum(["off", ...issueCadences]),
  /** Day of a weekly issue; 0 is Sunday. */
  weekday: z.number().int().min(0).max(6),
  /** Local time in `timeZone`. */
  hour: z.number().int().min(0).max(23),
  timeZone: z.string().max(64).refine(isTimeZone, "Choose a time zone such as Europe/London"),
  sections: z.array(z.enum(issueSections)),
};

export const NewsletterSettings = z.object({
  ...settings,
  /** The next scheduled issue. Null: issues aren't scheduled. */
  nextDueAt: text,
  /** The reason a due issue is delayed, for display. */
  waitsFor: text,
  /** The private feed. Its address is shown once, when it is created. */
  feed: z.object({ createdAt: z.string(), lastUsedAt: text }).nullable(),
  /** Issues by e-mail. Pending until the mailed link has been confirmed. */
  mail: z.object({ isSetUp: z.boolean(), state: z.enum(["off", "pending", "on"]) }),
});
export type NewsletterSettings = z.infer<typeof NewsletterSettings>;

export const getNewsletterSettings = endpoint("GET /api/newsletter/settings", {
  summary: "Newsletter schedule and content",
  input: z.object({}),
  output: NewsletterSettings,
});

export const changeNewsletterSettings = endpoint("PATCH /api/newsletter/settings", {
  summary: "Change the newsletter's schedule or content",
  input: z.strictObject({
    cadence: settings.cadence.optional(),
    weekday: settings.weekday.optional(),
    hour: settings.hour.optional(),
    timeZone: settings.timeZone.optional(),
    sections: settings.sections.min(1, "Choose at least one section").max(issueSections.length).optional(),
  }),
  output: NewsletterSettings,
});

export const getNewsletterIssues = endpoint("GET /api/newsletter/issues", {
  summary: "The newsletter's archive, newest first",
  input: z.object({}),
  output: z.object({
    issues: z.array(
      NewsletterIssue.pick({ id: true, madeAt: true, kind: true, cadence: true, title: true }).extend({
        isRead: z.boolean(),
      }),
    ),
  }),
});

export const getNewsletterIssue = endpoint("GET /api/newsletter/issues/:id", {
  summary: "One issue of the newsletter",
  input: z.object({ id: z.string().max(100) }),
  output: NewsletterIssue,
  problems: ["issue-not-found"],
});

export const noteIssueRead = endpoint("POST /api/newsletter/issues/:id/read", {
  summary: "Mark an issue as opened. Repeating it changes nothing",
  input: z.object({ id: z.string().max(100) }),
  output: z.object({}),
  problems: ["issue-not-found"],
});

export const makeNewsletterIssue = endpoint("POST /api/newsletter/issues", {
  summary: "Create an issue up to today. Replaces an issue of the same day and kind",
  input: z.object({ cadence: z.enum(issueCadences).default("weekly") }),
  output: NewsletterIssue,
  status: 201,
  creates: true,
  problems: ["nothing-to-report", "only-samples"],
});

export const readNewsletterFile = document("GET /api/newsletter/issues/:id/file", {
  summary: "An issue as an .eml file",
  input: z.object({ id: z.string().max(100) }),
  contentType: "message/rfc822",
  problems: ["issue-not-found"],
});

export const createNewsletterFeed = endpoint("POST /api/newsletter/feed", {
  summary: "Create a private feed address. Replaces the previous one",
  input: z.object({}),
  output: z.object({
    /** The complete address with its secret. It can't be retrieved again. */
    url: z.string(),
  }),
  status: 201,
  creates: true,
});

export const deleteNewsletterFeed = endpoint("DELETE /api/newsletter/feed", {
  summary: "Revoke the private feed",
  input: z.object({}),
  output: z.object({}),
});

export const readNewsletterFeed = document("GET /api/newsletter/feed/:token", {
  summary: "The issues of a private feed, as Atom (RFC 4287)",
  access: "anonymous",
  input: z.object({ token: z.string().max(100) }),
  contentType: "application/atom+xml; charset=utf-8",
  problems: ["newsletter-link-not-found"],
});

export const subscribeToNewsletter = endpoint("POST /api/newsletter/subscribe", {
  summary: "Subscribe to issues by e-mail. A confirmation link is sent to your address",
  input: z.object({}),
  output: NewsletterSettings,
  problems: ["mail-not-set-up", "rate-limited"],
});

export const cancelNewsletter = endpoint("DELETE /api/newsletter/subscribe", {
  summary: "Unsubscribe from issues by e-mail",
  input: z.object({}),
  output: NewsletterSettings,
});

const token = z.string().max(100);

export const confirmNewsletter = endpoint("POST /api/newsletter/confirm", {
  summary: "Confirm the e-mail subscription with the secret from the mail",
  access: "anonymous",
  input: z.object({ token }),
  output: z.object({}),
  problems: ["newsletter-link-not-found"],
});

export const unsubscribeFromNewsletter = endpoint("POST /api/newsletter/unsubscribe/:token", {
  summary: "Unsubscribe with one click (RFC 8058). Repeating it changes nothing",
  access: "anonymous",
  isOneClick: true,
  input: z.object({ token }),
  output: z.object({}),
  problems: ["newsletter-link-not-found"],
});

export const readUnsubscribePage = document("GET /api/newsletter/unsubscribe/:token", {
  summary: "Redirect to the unsubscribe page. Changes nothing",
  access: "anonymous",
  input: z.object({ token }),
  contentType: "text/html; charset=utf-8",
  redirects: true,
  problems: ["newsletter-link-not-found"],
});

export const sendNewsletterTest = endpoint("POST /api/newsletter/test", {
  summary: "Send one issue to your own address",
  input: z.object({ issue: z.string().max(100) }),
  output: z.object({}),
  problems: ["mail-not-set-up", "email-not-confirmed", "issue-not-found", "rate-limited"],
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const newsletterEndpoints = [
  getNewsletterSettings,
  changeNewsletterSettings,
  getNewsletterIssues,
  getNewsletterIssue,
  noteIssueRead,
  makeNewsletterIssue,
  readNewsletterFile,
  createNewsletterFeed,
  deleteNewsletterFeed,
  readNewsletterFeed,
  subscribeToNewsletter,
  cancelNewsletter,
  confirmNewsletter,
  unsubscribeFromNewsletter,
  readUnsubscribePage,
  sendNewsletterTest,
] as const;
