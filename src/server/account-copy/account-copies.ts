import { randomUUID } from "node:crypto";
import type { z } from "zod";
import {
  AccountCopy,
  CopiedTransaction,
  copyFormat,
  type importAccount,
  type PartCount,
} from "#contract/account-copy.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { LimitName } from "../config.ts";
import type { Queries } from "../database/open-database.ts";
import { nameKey } from "../free-names.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { nextIssueAt } from "../newsletter/issue-turns.ts";
import type { PortfolioStore } from "../portfolio/store.ts";
import { firstSymbols, maximumLists } from "../watchlists/watchlists.ts";
import type { WatchlistStore } from "../watchlists/store.ts";
import { boundFault } from "./copy-bounds.ts";
import { faulty, tooMany } from "./copy-faults.ts";
import { inTurns } from "./in-turns.ts";
import type { AccountCopyStore } from "./store.ts";
import { insertNotes } from "./take-notes.ts";
import { part, takePortfolio } from "./take-portfolio.ts";
import {
  insertAlerts,
  insertConversations,
  insertNewsletter,
  insertPhoto,
  insertPreferences,
  insertReports,
  insertStrategies,
} from "./take-store.ts";

type Taken = z.output<typeof importAccount.output>;

export type AccountCopies = ReturnType<typeof createAccountCopies>;

/** Everything of an account as a file, and such a file taken into another account. */
export function createAccountCopies({
  store,
  portfolio,
  watchlists,
  limits,
  sizes,
  clock,
}: {
  store: AccountCopyStore;
  portfolio: PortfolioStore;
  watchlists: WatchlistStore;
  limits: Pick<RateLimits, "export" | "import">;
  sizes: Readonly<Record<LimitName, number>>;
  clock: Clock;
}) {
  return {
    async write(userId: string): Promise<{ text: string; fileName: string } | Refusal> {
      const wait = await limits.export(userId);
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const copy = await store.read(userId);
      return {
        text: `${JSON.stringify(copy, null, 1)}\n`,
        fileName: `bellwether-${copy.exportedAt.slice(0, 10)}.json`,
      };
    },

    /** All of the file in one transaction, or nothing; a trial does the same and takes it back. */
    async take(userId: string, { content, isTrial }: { content: string; isTrial: boolean }): Promise<Taken | Refusal> {
      const wait = await limits.import(userId);
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      if (Buffer.byteLength(content) > sizes.LIMIT_IMPORT_KILOBYTES * 1024)
        return refuse("body-too-large", {
          detail: `The file is larger than this server takes: at most ${sizes.LIMIT_IMPORT_KILOBYTES.toLocaleString("en")} KB (LIMIT_IMPORT_KILOBYTES)`,
        });
      const read = await readCopy(content, sizes);
      if (read instanceof Refusal) return read;
      try {
        const parts = await store.transaction(async (queries) => {
          const taken = await takeAll(queries, userId, read);
          if (taken instanceof Refusal || isTrial) throw new TakenBack(taken);
          return taken;
        });
        return reply(read.copy, parts);
      } catch (error) {
        if (error instanceof Refusal) return error;
        if (!(error instanceof TakenBack)) throw error;
        return error.result instanceof Refusal ? error.result : reply(read.copy, error.result);
      }
    },
  };

  async function takeAll(
    queries: Queries,
    userId: string,
    { copy, transactions }: { copy: AccountCopy; transactions: readonly CopiedTransaction[] },
  ): Promise<PartCount[] | Refusal> {
    const now = isoTime(clock.now());
    const inPortfolio = await takePortfolio(queries, userId, copy.portfolio, transactions, {
      store: portfolio,
      clock,
      maximumTransactions: sizes.LIMIT_PORTFOLIO_TRANSACTIONS,
      maximumHoldings: sizes.LIMIT_PORTFOLIO_HOLDINGS,
    });
    if (inPortfolio instanceof Refusal) return inPortfolio;
    const lists = await takeWatchlists(queries, userId, copy.watchlists);
    if (lists instanceof Refusal) return lists;
    const preferences = await insertPreferences(queries, userId, copy, now);
    const photo = await insertPhoto(queries, userId, copy.profile);
    const notes = await insertNotes(queries, userId, copy.notes, {
      accountIds: inPortfolio.accountIds,
      most: sizes.LIMIT_NOTES,
    });
    const alerts = await insertAlerts(queries, userId, copy.alerts, { now, most: sizes.LIMIT_ALERTS });
    const { settings } = copy.newsletter;
    const next = settings === null ? null : nextIssueAt(settings, clock.now());
    const newsletter = await insertNewsletter(queries, userId, copy.newsletter, {
      dueAt: next === null ? null : isoTime(next),
      most: sizes.LIMIT_NEWSLETTER_ISSUES,
    });
    const strategies = await insertStrategies(queries, userId, copy.strategies, sizes.LIMIT_STRATEGY_RUNS);
    const conversations = await insertConversations(
      queries,
      userId,
      copy.assistant.conversations,
      sizes.LIMIT_CONVERSATIONS,
    );
    const reports = await insertReports(queries, userId, copy.assistant.reports);
    const events = copy.alerts.reduce((sum, alert) => sum + alert.events.length, 0);
    return [
      ...inPortfolio.parts,
      lists,
      part("preferences", preferences, Object.keys(copy.preferences).length),
      part("photo", photo.added, copy.profile.photo === null ? 0 : 1, photo.leftOut),
      part("notes", notes, copy.notes.length),
      part("alerts", alerts.alerts, copy.alerts.length),
      part("alert events", alerts.events, events, alerts.doubledEvents),
      part("newsletter settings", newsletter.settings, settings === null ? 0 : 1),
      part("newsletter issues", newsletter.issues, copy.newsletter.issues.length),
      part("strategy runs", strategies.runs, copy.strategies.runs.length),
      part("strategy tries", strategies.tries, copy.strategies.tries.length, strategies.triesLeftOut),
      part("conversations", conversations, copy.assistant.conversations.length),
      part("reports", reports, copy.assistant.reports.length),
    ];
  }

  /** Symbols go beside those of the list of that name; a first list that nobody has changed gives way to the file's. */
  async function takeWatchlists(
    queries: Queries,
    userId: string,
    lists: AccountCopy["watchlists"],
  ): Promise<PartCount | Refusal> {
    await watchlists.hold(queries, userId, "default");
    let added = 0;
    for (const list of lists) {
      const all = await watchlists.allIn(queries, userId);
      const there = all.find(({ name }) => nameKey(name) === nameKey(list.name));
      const first = all.length === 1 && all[0]?.symbols.join() === firstSymbols.join() ? all[0] : undefined;
      const untouched = list.isDefault && (there === undefined || there === first) ? first : undefined;
      const held = untouched ?? there ?? { id: randomUUID(), symbols: [] };
      if (untouched !== undefined) {
        for (const symbol of untouched.symbols) await watchlists.remove(queries, untouched.id, symbol);
        await watchlists.rename(queries, userId, untouched.id, list.name);
      } else if (there === undefined)
        await watchlists.insert(queries, { id: held.id, userId, name: list.name, isDefault: false });
      await watchlists.append(queries, held.id, list.symbols);
      const after = (await watchlists.one(userId, held.id, queries))?.symbols ?? [];
      if (after.length > sizes.LIMIT_WATCHLIST_SYMBOLS) return tooMany("watchlists", sizes.LIMIT_WATCHLIST_SYMBOLS);
      const isSame = after.join() === held.symbols.join() && there !== undefined;
      if (!isSame) added += 1;
    }
    return (await watchlists.allIn(queries, userId)).length > maximumLists
      ? tooMany("watchlists", maximumLists)
      : part("watchlists", added, lists.length);
  }
}

/** Undoes the transaction and carries what it came to. */
class TakenBack extends Error {
  readonly result: PartCount[] | Refusal;

  constructor(result: PartCount[] | Refusal) {
    super("taken back");
    this.result = result;
  }
}

function reply({ exportedAt, profile: { email } }: AccountCopy, parts: readonly PartCount[]): Taken {
  return { exportedAt, email, parts: parts.filter(({ added, present, leftOut }) => added + present + leftOut > 0) };
}

async function readCopy(
  content: string,
  sizes: Readonly<Record<LimitName, number>>,
): Promise<{ copy: AccountCopy; transactions: CopiedTransaction[] } | Refusal> {
  let given: unknown;
  try {
    given = JSON.parse(content);
  } catch {
    return refuse("unreadable-file", { detail: "This is no JSON file" });
  }
  const { format, version } = typeof given === "object" && given !== null ? (given as Record<string, unknown>) : {};
  if (format !== copyFormat.format)
    return refuse("unreadable-file", { detail: "This is no export of a Bellwether account" });
  if (version !== copyFormat.version)
    return refuse("unreadable-file", {
      detail: `The file has the form ${String(version)}; this server reads form ${copyFormat.version}`,
    });
  const unbound = boundFault(given, sizes);
  if (unbound !== null) return unbound;
  const read = AccountCopy.safeParse(given);
  if (!read.success) return faulty(read.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
  const transactions: CopiedTransaction[] = [];
  for await (const [index, line] of inTurns(read.data.portfolio.transactions)) {
    const parsed = CopiedTransaction.safeParse(line);
    if (!parsed.success)
      return faulty(
        parsed.error.issues.map(({ path, message }) => ({
          path: ["portfolio.transactions", index, ...path].join("."),
          message,
        })),
      );
    transactions.push(parsed.data);
  }
  return { copy: read.data, transactions };
}
