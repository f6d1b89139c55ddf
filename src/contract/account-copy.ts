import { z } from "zod";
import { currencies } from "#core/money/currencies.ts";
import { cashModes, costMethods } from "#core/portfolio/transaction.ts";
import { AlertEvent, AlertRuleData } from "./alerts.ts";
import { ChatMessage, Proposal } from "./conversations.ts";
import { Day } from "./day.ts";
import { document, endpoint } from "./endpoint.ts";
import { NewsletterIssue, NewsletterSettings } from "./newsletter.ts";
import { PortfolioPreferences } from "./portfolio-figures.ts";
import { PortfolioInstrument, TransactionFields } from "./portfolio.ts";
import { Report } from "./research.ts";
import { Preferences } from "./settings.ts";
import { saveRun } from "./strategy.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

/** Told apart from other files by these two; a later form has a higher number. */
export const copyFormat = { format: "bellwether-account", version: 1 } as const;

const proposedRoutes: readonly string[] = [
  "POST /api/watchlist",
  "POST /api/portfolio/transactions",
  "POST /api/alerts",
];
const Instant = z.iso.datetime({ offset: true, message: "A time such as 2026-03-31T15:00:00Z" });
const reference = z.string().max(100);
const shortName = z.string().trim().min(1, "A name").max(120, "At most 120 characters");

/** A line of the ledger; what it has not is left out. */
export const CopiedTransaction = TransactionFields.extend({
  accountId: reference,
  date: Day,
  currency: z.string().trim().min(3).max(3),
  importId: reference.nullish(),
  /** The line as its file had it, where it was corrected on its way in. */
  importKey: z.string().max(4_000).nullish(),
});
export type CopiedTransaction = z.output<typeof CopiedTransaction>;

/** Everything of an account that is its owner's, without secrets: docs/export-format.md. Ids hold within the file alone. */
export const AccountCopy = z.object({
  format: z.literal(copyFormat.format),
  version: z.literal(copyFormat.version),
  exportedAt: Instant,
  profile: z.object({
    email: z.string(),
    displayName: z.string(),
    createdAt: Instant,
    /** Base64. */
    photo: z.object({ contentType: z.string().max(40), image: z.base64().max(2_000_000) }).nullable(),
  }),
  preferences: Preferences.partial(),
  /** When each preference was changed last. */
  preferencesChangedAt: z.partialRecord(z.keyof(Preferences), Instant),
  watchlists: z
    .array(
      z.object({
        name: shortName.max(60),
        isDefault: z.boolean(),
        symbols: z.array(TickerSymbol).max(1_000),
      }),
    )
    .max(100),
  portfolio: z.object({
    accounts: z
      .array(
        z.object({
          id: reference,
          name: shortName.max(60),
          currency: z.enum(currencies),
          costMethod: z.enum(costMethods),
          cash: z.enum(cashModes),
          createdAt: Instant,
        }),
      )
      .max(100),
    imports: z
      .array(
        z.object({
          id: reference,
          fileName: z.string().max(200),
          broker: z.string().max(60).nullable(),
          createdAt: Instant,
          undoneAt: Instant.nullable(),
        }),
      )
      .max(10_000),
    /** Each one a `CopiedTransaction`, in the order of entry. */
    transactions: z.array(z.unknown()),
    instruments: z.array(
      PortfolioInstrument.extend({
        symbol: TickerSymbol,
        currency: z.enum(currencies).nullable().catch(null),
        tags: z.array(z.string().max(80)).max(100),
        manualPrices: z.array(z.object({ date: Day, price: z.string().regex(/^\d+(\.\d+)?$/, "A plain number") })),
      }),
    ),
    columnMappings: z.array(
      z.object({ fingerprint: z.string().max(4_000), mapping: z.record(z.string(), z.unknown()), usedAt: Instant }),
    ),
    preferences: PortfolioPreferences.nullable(),
  }),
  alerts: z.array(
    z.object({
      symbol: TickerSymbol.nullable(),
      rule: AlertRuleData,
      repeats: z.boolean(),
      isPaused: z.boolean(),
      snoozedUntil: Instant.nullable(),
      expiresAt: Instant.nullable(),
      mail: z.boolean(),
      push: z.boolean(),
      status: z.enum(["armed", "fired", "expired"]),
      firings: z.number().int().min(0),
      lastOccasion: z.string().max(400).nullable(),
      lastFiredAt: Instant.nullable(),
      readAsOf: Instant.nullable(),
      createdAt: Instant,
      events: z.array(
        AlertEvent.omit({ id: true, alertId: true, isRead: true }).extend({
          firing: z.number().int().min(0),
          readAt: Instant.nullable(),
        }),
      ),
    }),
  ),
  newsletter: z.object({
    settings: NewsletterSettings.pick({
      cadence: true,
      weekday: true,
      hour: true,
      timeZone: true,
      sections: true,
    }).nullable(),
    issues: z.array(
      NewsletterIssue.omit({ id: true }).extend({ periodKey: z.string().max(200), readAt: Instant.nullable() }),
    ),
  }),
  strategies: z.object({
    runs: z.array(saveRun.input.and(z.object({ savedAt: Instant }))),
    /** Variants that were tried: what luck can do grows with them. */
    tries: z.array(
      z.object({
        symbolsKey: z.string().max(1_000),
        variantKey: z.string().max(4_000),
        sharpe: z.number().nullable(),
        triedAt: Instant,
      }),
    ),
  }),
  assistant: z.object({
    conversations: z.array(
      z.object({
        title: shortName,
        hasOwnTitle: z.boolean(),
        headId: reference.nullable(),
        createdAt: Instant,
        updatedAt: Instant,
        /** `kept`: what only the server needs to make an answer anew. */
        messages: z.array(
          ChatMessage.extend({
            // What one click sends must be what the assistant itself may propose, whoever wrote the file.
            proposals: z.array(
              Proposal.extend({
                route: z
                  .string()
                  .refine((route) => proposedRoutes.includes(route), "Not an address that the assistant proposes"),
              }),
            ),
            kept: z.unknown(),
          }),
        ),
      }),
    ),
    reports: z.array(Report),
  }),
});
export type AccountCopy = z.output<typeof AccountCopy>;

export const exportAccount = document("GET /api/account/export", {
  summary: "Everything of yours as one JSON file, without secrets",
  input: z.object({}),
  contentType: "application/json; charset=utf-8",
  needsRecentSignIn: true,
  problems: ["rate-limited"],
});

/** What became of the entries of one part of the file. */
export const PartCount = z.object({
  /** "transactions", "watchlists". */
  part: z.string(),
  added: z.number().int(),
  /** Left out because the same is there. */
  present: z.number().int(),
});
export type PartCount = z.infer<typeof PartCount>;

export const importAccount = endpoint("POST /api/account/import", {
  summary: "Take such a file into this account, beside what is there: all of it, or nothing",
  input: z.object({
    /** The file as text. */
    content: z.string().min(1, "Choose a file"),
    /** True: only say what would become of it; nothing is changed. */
    isTrial: z.boolean().default(false),
  }),
  output: z.object({ exportedAt: z.string(), email: z.string(), parts: z.array(PartCount) }),
  status: 201,
  creates: true,
  takesFile: true,
  needsRecentSignIn: true,
  problems: ["unreadable-file", "body-too-large", "rate-limited", "oversell", "portfolio-full", "too-many-accounts"],
});

export const accountCopyEndpoints = [exportAccount, importAccount] as const;
