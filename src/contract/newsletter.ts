import { z } from "zod";
import { issueCadences, issueSections } from "#core/newsletter/issue.ts";
import { dataStatuses } from "#core/market/provenance.ts";
import { document, endpoint } from "./endpoint.ts";

const text = z.string().nullable();
const number = z.number().nullable();

const period = { from: z.string(), to: z.string() };
const phrases = z.array(z.object({ text: z.string(), isAmount: z.boolean() }));
const Mover = z.object({ symbol: z.string(), name: text, gain: text, ratio: number });

/** What `core/newsletter/issue.ts` says; amounts in the base currency, returns and weights as ratios. */
export const NewsletterIssue = z.object({
  id: z.string(),
  madeAt: z.string(),
  kind: z.enum(["portfolio", "watchlist"]),
  cadence: z.enum(issueCadences),
  period: z.object(period),
  title: z.string(),
  /** The period in one sentence; what is an amount of the user's own is marked. */
  headline: phrases,
  /** What a model wrote, every number of it checked; null: nobody wrote any. */
  prose: z.object({ phrases, question: phrases.nullable(), model: z.string() }).nullable(),
  result: z
    .object({
      baseCurrency: z.string(),
      gain: text,
      returnRatio: number,
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
  question: text,
  missing: z.array(z.string()),
  sources: z.array(z.object({ name: z.string(), status: z.enum(dataStatuses), asOf: text })),
  dataAsOf: text,
});
export type NewsletterIssue = z.infer<typeof NewsletterIssue>;

const settings = {
  cadence: z.enum(["off", ...issueCadences]),
  /** Of a weekly one; 0 is Sunday. */
  weekday: z.number().int().min(0).max(6),
  /** On the clocks of `timeZone`. */
  hour: z.number().int().min(0).max(23),
  timeZone: z.string().max(64).refine(isTimeZone, "Not a time zone"),
  sections: z.array(z.enum(issueSections)),
};

export const NewsletterSettings = z.object({
  ...settings,
  /** When the next issue is due; null: none comes by itself. */
  nextDueAt: text,
  /** What an issue that is due waits for, in words. */
  waitsFor: text,
  /** The private feed; its address is shown once, when it is made. */
  feed: z.object({ createdAt: z.string(), lastUsedAt: text }).nullable(),
  /** Issues by e-mail; pending until the link that was mailed has been opened and confirmed. */
  mail: z.object({ isSetUp: z.boolean(), state: z.enum(["off", "pending", "on"]) }),
});
export type NewsletterSettings = z.infer<typeof NewsletterSettings>;

export const getNewsletterSettings = endpoint("GET /api/newsletter/settings", {
  summary: "When the newsletter comes, and what is in it",
  input: z.object({}),
  output: NewsletterSettings,
});

export const changeNewsletterSettings = endpoint("PATCH /api/newsletter/settings", {
  summary: "Change when the newsletter comes, and what is in it",
  input: z.strictObject({
    cadence: settings.cadence.optional(),
    weekday: settings.weekday.optional(),
    hour: settings.hour.optional(),
    timeZone: settings.timeZone.optional(),
    sections: settings.sections.min(1, "Choose at least one part").max(issueSections.length).optional(),
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
  summary: "Note that an issue was opened; again changes nothing",
  input: z.object({ id: z.string().max(100) }),
  output: z.object({}),
  problems: ["issue-not-found"],
});

export const makeNewsletterIssue = endpoint("POST /api/newsletter/issues", {
  summary: "Make an issue about the days up to today; the one of the same day and kind is made anew",
  input: z.object({ cadence: z.enum(issueCadences).default("weekly") }),
  output: NewsletterIssue,
  status: 201,
  creates: true,
  problems: ["nothing-to-report", "only-samples"],
});

export const readNewsletterFile = document("GET /api/newsletter/issues/:id/file", {
  summary: "An issue as a mail in a file (.eml)",
  input: z.object({ id: z.string().max(100) }),
  contentType: "message/rfc822",
  problems: ["issue-not-found"],
});

export const createNewsletterFeed = endpoint("POST /api/newsletter/feed", {
  summary: "Make the private feed's address, in place of the one before",
  input: z.object({}),
  output: z.object({
    /** The whole address, in it the secret; it cannot be asked for again. */
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
  summary: "The issues behind a private link, as Atom (RFC 4287)",
  access: "anonymous",
  input: z.object({ token: z.string().max(100) }),
  contentType: "application/atom+xml; charset=utf-8",
  problems: ["newsletter-link-not-found"],
});

export const subscribeToNewsletter = endpoint("POST /api/newsletter/subscribe", {
  summary: "Ask for issues by e-mail; a link to confirm it with is sent to the account's address",
  input: z.object({}),
  output: NewsletterSettings,
  problems: ["mail-not-set-up", "rate-limited"],
});

export const cancelNewsletter = endpoint("DELETE /api/newsletter/subscribe", {
  summary: "No more issues by e-mail",
  input: z.object({}),
  output: NewsletterSettings,
});

const token = z.string().max(100);

export const confirmNewsletter = endpoint("POST /api/newsletter/confirm", {
  summary: "Confirm that issues are wanted at an address, with the secret that was mailed there",
  access: "anonymous",
  input: z.object({ token }),
  output: z.object({}),
  problems: ["newsletter-link-not-found"],
});

export const unsubscribeFromNewsletter = endpoint("POST /api/newsletter/unsubscribe/:token", {
  summary: "No more issues by e-mail, in one click (RFC 8058); again changes nothing",
  access: "anonymous",
  isOneClick: true,
  input: z.object({ token }),
  output: z.object({}),
  problems: ["newsletter-link-not-found"],
});

export const readUnsubscribePage = document("GET /api/newsletter/unsubscribe/:token", {
  summary: "On to the page to unsubscribe on; reading it changes nothing",
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
