import { z } from "zod";
import { currencies } from "#core/money/currencies.ts";
import { cashModes, costMethods } from "#core/portfolio/transaction.ts";
import { AlertEvent, AlertFindingData, AlertRuleData, hasRightSymbol, Instant, wrongSymbol } from "./alerts.ts";
import { answerModes, AssistantContext, ModelChoice, Picture } from "./assistant.ts";
import { ChatMessage, Proposal } from "./conversations.ts";
import { Day } from "./day.ts";
import { document, endpoint } from "./endpoint.ts";
import { Drawings } from "./drawings.ts";
import { noteOrigins, NoteText } from "./notes.ts";
import { NewsletterIssue, NewsletterSettings } from "./newsletter.ts";
import { PortfolioPreferences } from "./portfolio-figures.ts";
import { Mapping } from "./portfolio-import.ts";
import { PortfolioInstrument, TransactionFields } from "./portfolio.ts";
import { Report } from "./research.ts";
import { questionSchedule } from "./scheduled-questions.ts";
import { Preferences } from "./settings.ts";
import { saveRun } from "./strategy.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

/** Identifies the file by these two fields; a later format has a higher version. */
export const copyFormat = { format: "bellwether-account", version: 1 } as const;

const proposedRoutes: readonly string[] = [
  "POST /api/watchlist",
  "POST /api/portfolio/transactions",
  "POST /api/alerts",
];
const reference = z.string().max(100);
const shortName = z.string().trim().min(1, "A name").max(120, "At most 120 characters");
/** As many as both databases count in a column. */
const count = z.number().int().min(0).max(2_147_483_647, "At most 2,147,483,647");
const given = z.string().max(1_000).nullable();

/** Under this name instead of a header: the symbols that were put in place of a file's. */
const pickedSymbols = "=symbols";

const timeFields = /^(timestamp|asOf|dataAsOf|createdAt|madeAt|publishedAt|decidedAt|readAt|from|to|date)$/;
const linkFields = /^(url|href)$/;
/** Fields passed on unchanged, or read only by their own schema. */
const unshownFields = /^(input|kept)$/;

/**
 * Validates text that a page turns into times and links: an invalid time would crash it, and a link could be a script.
 */
function checkShown(value: object, context: z.RefinementCtx, path: readonly (string | number)[] = []): void {
  for (const [name, item] of Object.entries(value) as [string, unknown][]) {
    if (unshownFields.test(name)) continue;
    const place = [...path, Array.isArray(value) ? Number(name) : name];
    if (typeof item === "object" && item !== null) checkShown(item, context, place);
    if (typeof item !== "string") continue;
    if (timeFields.test(name) && !isTime(item))
      context.addIssue({ code: "custom", path: place, message: "Not a day or a time" });
    if (linkFields.test(name) && !/^(https?:\/\/|\/(?!\/))/.test(item))
      context.addIssue({ code: "custom", path: place, message: "Not an address on the web" });
  }
}

function isTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Refuses the second of two entries with the same key. */
function each<T>(name: string, keyOf: (item: T) => string) {
  return (list: readonly T[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [index, item] of list.entries()) {
      if (seen.has(keyOf(item)))
        context.addIssue({ code: "custom", path: [index, name], message: "Another one in the file has it" });
      seen.add(keyOf(item));
    }
  };
}

const CopiedProposal = Proposal.extend({
  // A click may only open an address that the assistant itself can propose, whoever wrote the file.
  route: z.string().refine((route) => proposedRoutes.includes(route), "Not an address that the assistant proposes"),
});
const shownMessage = ChatMessage.extend({
  id: reference,
  parentId: reference.nullable(),
  timestamp: Instant,
  proposals: z.array(CopiedProposal),
});

/** `kept` holds data that only the server needs, to regenerate an answer or to hide amounts. */
const CopiedMessage = z
  .discriminatedUnion("type", [
    shownMessage.extend({
      type: z.literal("user"),
      kept: z.object({
        context: AssistantContext,
        attachments: z
          .array(z.object({ name: z.string().max(1_000), text: z.string().max(20_000), picture: Picture.optional() }))
          .max(20),
      }),
    }),
    shownMessage.extend({
      type: z.literal("assistant"),
      kept: z
        .object({
          privateSpans: z.array(z.object({ start: count, end: count })).max(5_000),
          isApology: z.boolean(),
        })
        .nullish()
        .transform((kept) => kept ?? null),
    }),
  ])
  .superRefine((message, context) => checkShown(message, context));

/** Requires every message to follow an earlier one, so that no branch forms a cycle. */
function checkBranches(messages: readonly z.output<typeof CopiedMessage>[], context: z.RefinementCtx): void {
  const before = new Set<string>();
  for (const [index, { id, parentId }] of messages.entries()) {
    if (parentId !== null && !before.has(parentId))
      context.addIssue({ code: "custom", path: [index, "parentId"], message: "No message before it has this id" });
    before.add(id);
  }
}

/** A line of the ledger; what it has not is left out. */
export const CopiedTransaction = TransactionFields.extend({
  /** By which other lines name it as a lot. Left out by servers that had none. */
  id: reference.nullish(),
  accountId: reference,
  date: Day,
  currency: z.string().trim().min(3).max(3),
  importId: reference.nullish(),
  /** The line as its file had it, where it was corrected on its way in. */
  importKey: z.string().max(4_000).nullish(),
});
export type CopiedTransaction = z.output<typeof CopiedTransaction>;

/**
 * All data an account's owner has, without secrets: docs/export-format.md. Ids are valid only within the file. The
 * number of entries is checked before parsing: src/server/account-copy/copy-bounds.ts.
 */
export const AccountCopy = z.object({
  format: z.literal(copyFormat.format),
  version: z.literal(copyFormat.version),
  exportedAt: Instant,
  profile: z.object({
    email: z.string(),
    displayName: z.string(),
    createdAt: Instant,
    /** Base64. */
    photo: z.object({ contentType: z.string().max(40), image: z.base64() }).nullable(),
  }),
  preferences: Preferences.partial(),
  /** When each preference was changed last. */
  preferencesChangedAt: z.partialRecord(z.keyof(Preferences), Instant),
  watchlists: z.array(z.object({ name: shortName.max(60), isDefault: z.boolean(), symbols: z.array(TickerSymbol) })),
  portfolio: z.object({
    accounts: z
      .array(
        z.object({
          id: reference,
          name: shortName.max(60),
          currency: z.enum(currencies),
          /** Absent in older files. */
          currencies: z.array(z.enum(currencies)).max(30).default([]),
          costMethod: z.enum(costMethods),
          cash: z.enum(cashModes),
          createdAt: Instant,
        }),
      )
      .superRefine(each("id", ({ id }) => id)),
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
      .superRefine(each("id", ({ id }) => id)),
    /** Each one a `CopiedTransaction`, in the order of entry. */
    transactions: z.array(z.unknown()),
    instruments: z
      .array(
        PortfolioInstrument.extend({
          symbol: TickerSymbol,
          name: given,
          currency: z.enum(currencies).nullable().catch(null),
          assetClass: given,
          sector: given,
          country: given,
          tags: z.array(z.string().max(80)).max(100),
          note: given,
          splitsCountedUntil: Day.nullable(),
          manualPrices: z
            .array(
              z.object({
                date: Day,
                price: z
                  .string()
                  .max(60)
                  .regex(/^\d+(\.\d+)?$/, "A plain number"),
              }),
            )
            .superRefine(each("date", ({ date }) => date)),
        }),
      )
      .superRefine(each("symbol", ({ symbol }) => symbol)),
    columnMappings: z
      .array(
        z.union([
          z.object({
            fingerprint: z.literal(pickedSymbols),
            mapping: z.record(z.string().max(60), TickerSymbol),
            usedAt: Instant,
          }),
          z.object({
            fingerprint: z
              .string()
              .max(2_000)
              .refine((header) => header !== pickedSymbols),
            mapping: Mapping,
            usedAt: Instant,
          }),
        ]),
      )
      .superRefine(each("fingerprint", ({ fingerprint }) => fingerprint)),
    preferences: PortfolioPreferences.nullable(),
  }),
  /** Left out by servers that had none. */
  notes: z
    .array(
      z.object({
        symbol: TickerSymbol,
        /** The account of the file whose holding it is about. */
        accountId: reference.nullable(),
        text: NoteText,
        origin: z.enum(noteOrigins),
        createdAt: Instant,
        updatedAt: Instant,
      }),
    )
    .default([]),
  /** Left out by servers that had none. */
  drawings: z.array(z.object({ symbol: TickerSymbol, drawings: Drawings })).default([]),
  alerts: z.array(
    z
      .object({
        symbol: TickerSymbol.nullable(),
        rule: AlertRuleData,
        repeats: z.boolean(),
        isPaused: z.boolean(),
        snoozedUntil: Instant.nullable(),
        expiresAt: Instant.nullable(),
        mail: z.boolean(),
        push: z.boolean(),
        status: z.enum(["armed", "fired", "expired"]),
        firings: count,
        lastOccasion: z.string().max(400).nullable(),
        lastFiredAt: Instant.nullable(),
        readAsOf: Instant.nullable(),
        /** The session whose prices the rule is in. Copies of earlier versions have none. */
        pricedOn: z.iso.date().nullable().default(null),
        createdAt: Instant,
        events: z.array(
          AlertEvent.omit({ id: true, alertId: true, isRead: true }).extend({
            firing: count,
            /** Its rule and value as data. Missing in files from before Bellwether had several languages. */
            facts: z.object({ rule: AlertRuleData, finding: AlertFindingData.nullable() }).nullable().default(null),
            symbol: TickerSymbol.nullable(),
            asOf: z.string().refine(isTime, "Not a day or a time").nullable(),
            firedAt: Instant,
            readAt: Instant.nullable(),
          }),
        ),
      })
      .refine(hasRightSymbol, wrongSymbol),
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
      NewsletterIssue.omit({ id: true })
        .extend({ madeAt: Instant, periodKey: z.string().max(200), readAt: Instant.nullable() })
        .superRefine((issue, context) => checkShown(issue, context)),
    ),
  }),
  strategies: z.object({
    runs: z.array(saveRun.input.and(z.object({ savedAt: Instant }))),
    /** Variants that were tried: what luck can do grows with them. */
    tries: z.array(
      z.object({
        symbolsKey: z.string().max(1_700),
        variantKey: z.string().max(40),
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
        model: ModelChoice.nullable().default(null),
        createdAt: Instant,
        updatedAt: Instant,
        messages: z
          .array(CopiedMessage)
          .superRefine(each("id", ({ id }) => id))
          .superRefine(checkBranches),
      }),
    ),
    /** Left out by servers that had none. */
    scheduledQuestions: z
      .array(
        z.object({
          question: z.string().min(1).max(16_000),
          mode: z.enum(answerModes),
          context: AssistantContext,
          ...questionSchedule,
          isOn: z.boolean(),
          createdAt: Instant,
        }),
      )
      .default([]),
    reports: z.array(
      Report.extend({ symbol: TickerSymbol, createdAt: Instant }).superRefine((report, context) =>
        checkShown(report, context),
      ),
    ),
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

/** The outcome for the entries of one part of the file. */
export const PartCount = z.object({
  /** "transactions", "watchlists". */
  part: z.string(),
  added: z.number().int(),
  /** Not entered again because the same is there. */
  present: z.number().int(),
  /** Neither imported nor already present: undone imports, an invalid picture. */
  leftOut: z.number().int(),
});
export type PartCount = z.infer<typeof PartCount>;

export const importAccount = endpoint("POST /api/account/import", {
  summary: "Take such a file into this account, beside what is there: all of it, or nothing",
  input: z.object({
    /** The file as text. */
    content: z.string().min(1, "Choose a file"),
    /** True to only report the outcome, without changing anything. */
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
