import type { AccountCopy, CopiedTransaction } from "#contract/account-copy.ts";
import { copyFormat } from "#contract/account-copy.ts";
import { Preferences } from "#contract/settings.ts";
import { messageOf } from "../assistant/kept-message.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import type { PortfolioStore } from "../portfolio/store.ts";
import { visibleAccounts, visibleImports } from "../portfolio/visible-rows.ts";

export type AccountCopyStore = ReturnType<typeof createAccountCopyStore>;

/** Reads everything of a user's for the file. Every query names the user. */
export function createAccountCopyStore({
  db,
  portfolio,
  clock,
}: {
  db: Database;
  portfolio: Pick<PortfolioStore, "ledger" | "instruments">;
  clock: Clock;
}) {
  return {
    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    read: (userId: string): Promise<AccountCopy> =>
      // One view of all tables: what lines refer to must not change while they are read.
      db
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute(async (queries) => {
          return {
            ...copyFormat,
            exportedAt: isoTime(clock.now()),
            profile: await profileOf(queries, userId),
            ...(await preferencesOf(queries, userId)),
            watchlists: await watchlistsOf(queries, userId),
            portfolio: await portfolioOf(queries, userId),
            notes: await notesOf(queries, userId),
            alerts: await alertsOf(queries, userId),
            newsletter: await newsletterOf(queries, userId),
            strategies: await strategiesOf(queries, userId),
            assistant: await assistantOf(queries, userId),
          };
        }),
  };

  async function portfolioOf(queries: Queries, userId: string): Promise<AccountCopy["portfolio"]> {
    const accounts = await visibleAccounts(queries, userId)
      .selectAll()
      .where("is_demo", "=", 0)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    const keys = await queries
      .selectFrom("portfolio_import_keys")
      .select(["transaction_id", "key"])
      .where("user_id", "=", userId)
      .execute();
    const keyOf = new Map(keys.map(({ transaction_id, key }) => [transaction_id, key]));
    const lines = await portfolio.ledger(userId, { accountIds: accounts.map(({ id }) => id) }, queries);
    const imports = await visibleImports(queries, userId).selectAll().orderBy("created_at").orderBy("id").execute();
    const mappings = await queries
      .selectFrom("portfolio_mappings")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("fingerprint")
      .execute();
    const preferences = await queries
      .selectFrom("portfolio_preferences")
      .select("value")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return {
      accounts: accounts.map((row) => ({
        id: row.id,
        name: row.name,
        currency: row.currency as AccountCopy["portfolio"]["accounts"][number]["currency"],
        costMethod: row.cost_method as AccountCopy["portfolio"]["accounts"][number]["costMethod"],
        cash: row.cash as AccountCopy["portfolio"]["accounts"][number]["cash"],
        createdAt: row.created_at,
      })),
      imports: imports.map((row) => ({
        id: row.id,
        fileName: row.file_name,
        broker: row.broker,
        createdAt: row.created_at,
        undoneAt: row.undone_at,
      })),
      transactions: lines.map(({ id, version: _version, ...line }) =>
        withoutNulls({ ...line, importKey: keyOf.get(id) ?? null } satisfies CopiedTransaction),
      ),
      instruments: (await portfolio.instruments(userId, undefined, queries)) as AccountCopy["portfolio"]["instruments"],
      columnMappings: mappings.map((row) => ({
        fingerprint: row.fingerprint,
        mapping: JSON.parse(row.mapping) as AccountCopy["portfolio"]["columnMappings"][number]["mapping"],
        usedAt: row.used_at,
      })),
      preferences:
        preferences === undefined
          ? null
          : (JSON.parse(preferences.value) as NonNullable<AccountCopy["portfolio"]["preferences"]>),
    };
  }
}

/** Most fields of most lines are empty. */
function withoutNulls(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

async function profileOf(queries: Queries, userId: string): Promise<AccountCopy["profile"]> {
  const user = await queries
    .selectFrom("users")
    .select(["email", "display_name", "created_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const photo = await queries
    .selectFrom("user_photos")
    .select(["content_type as contentType", "image"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return { email: user.email, displayName: user.display_name, createdAt: user.created_at, photo: photo ?? null };
}

async function preferencesOf(
  queries: Queries,
  userId: string,
): Promise<Pick<AccountCopy, "preferences" | "preferencesChangedAt">> {
  const rows = await queries
    .selectFrom("settings")
    .select(["field", "value", "updated_at"])
    .where("user_id", "=", userId)
    .orderBy("field")
    .execute();
  const known = rows.flatMap((row) => {
    const name = row.field.replace(/^preferences\./, "");
    if (!(name in Preferences.shape)) return [];
    // What an earlier version has written and this one no longer knows stands for its default here as well.
    const parsed = Preferences.shape[name as keyof Preferences].safeParse(JSON.parse(row.value));
    return parsed.success ? [{ name, value: parsed.data, updatedAt: row.updated_at }] : [];
  });
  return {
    preferences: Object.fromEntries(known.map(({ name, value }) => [name, value])),
    preferencesChangedAt: Object.fromEntries(known.map(({ name, updatedAt }) => [name, updatedAt])),
  };
}

async function watchlistsOf(queries: Queries, userId: string): Promise<AccountCopy["watchlists"]> {
  const lists = await queries
    .selectFrom("watchlists")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const symbols = await queries
    .selectFrom("watchlist_symbols")
    .innerJoin("watchlists", "watchlists.id", "watchlist_symbols.watchlist_id")
    .select(["watchlist_id", "symbol"])
    .where("watchlists.user_id", "=", userId)
    .orderBy("position")
    .orderBy("symbol")
    .execute();
  return lists.map((list) => ({
    name: list.name,
    isDefault: list.is_default === 1,
    symbols: symbols.filter((row) => row.watchlist_id === list.id).map(({ symbol }) => symbol),
  }));
}

/** The demo account is not in the file: what was noted about its holdings is about their symbols there. */
async function notesOf(queries: Queries, userId: string): Promise<AccountCopy["notes"]> {
  const rows = await queries
    .selectFrom("notes")
    .leftJoin("portfolio_accounts", (join) =>
      join
        .onRef("portfolio_accounts.id", "=", "notes.account_id")
        .on("portfolio_accounts.user_id", "=", userId)
        .on("portfolio_accounts.is_demo", "=", 0),
    )
    .select(["notes.symbol", "portfolio_accounts.id as accountId", "notes.text", "notes.origin"])
    .select(["notes.created_at as createdAt", "notes.updated_at as updatedAt"])
    .where("notes.user_id", "=", userId)
    .where("notes.deleted_at", "is", null)
    .orderBy("notes.created_at")
    .orderBy("notes.id")
    .execute();
  return rows.map((row) => ({ ...row, origin: row.origin as AccountCopy["notes"][number]["origin"] }));
}

async function alertsOf(queries: Queries, userId: string): Promise<AccountCopy["alerts"]> {
  type Copied = AccountCopy["alerts"][number];
  const alerts = await queries
    .selectFrom("alerts")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const events = await queries
    .selectFrom("alert_events")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("fired_at")
    .orderBy("id")
    .execute();
  const eventsOf = Map.groupBy(events, ({ alert_id }) => alert_id);
  return alerts.map((row) => ({
    symbol: row.symbol,
    rule: JSON.parse(row.rule) as Copied["rule"],
    repeats: row.repeats === 1,
    isPaused: row.is_paused === 1,
    snoozedUntil: row.snoozed_until,
    expiresAt: row.expires_at,
    mail: row.mail === 1,
    push: row.push === 1,
    status: row.status as Copied["status"],
    firings: row.firings,
    lastOccasion: row.last_occasion,
    lastFiredAt: row.last_fired_at,
    readAsOf: row.read_as_of,
    createdAt: row.created_at,
    events: (eventsOf.get(row.id) ?? []).map((event) => ({
      firing: event.firing,
      symbol: event.symbol,
      words: event.words,
      valueWords: event.value_words,
      source: event.source,
      status: event.status as Copied["events"][number]["status"],
      asOf: event.as_of,
      firedAt: event.fired_at,
      readAt: event.read_at,
    })),
  }));
}

async function newsletterOf(queries: Queries, userId: string): Promise<AccountCopy["newsletter"]> {
  type Settings = NonNullable<AccountCopy["newsletter"]["settings"]>;
  type Issue = AccountCopy["newsletter"]["issues"][number];
  const settings = await queries
    .selectFrom("newsletter_settings")
    .select(["cadence", "weekday", "hour", "time_zone", "sections"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const issues = await queries
    .selectFrom("newsletter_issues")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("made_at")
    .orderBy("id")
    .execute();
  return {
    settings:
      settings === undefined
        ? null
        : {
            cadence: settings.cadence as Settings["cadence"],
            weekday: settings.weekday,
            hour: settings.hour,
            timeZone: settings.time_zone,
            sections: (settings.sections === "" ? [] : settings.sections.split(",")) as Settings["sections"],
          },
    issues: issues.map((row) => ({
      // An issue that was made without prose may lack the field.
      prose: null,
      ...(JSON.parse(row.issue) as Omit<Issue, "prose" | "madeAt" | "periodKey" | "readAt">),
      madeAt: row.made_at,
      periodKey: row.period_key,
      readAt: row.read_at,
    })),
  };
}

async function strategiesOf(queries: Queries, userId: string): Promise<AccountCopy["strategies"]> {
  type Run = AccountCopy["strategies"]["runs"][number];
  const runs = await queries
    .selectFrom("strategy_runs")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("saved_at")
    .orderBy("id")
    .execute();
  const tries = await queries
    .selectFrom("strategy_tries")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("tried_at")
    .orderBy("symbols_key")
    .orderBy("variant_key")
    .execute();
  return {
    runs: runs.map((row) => ({
      ...(JSON.parse(row.run) as Omit<Run, "name" | "summary" | "savedAt">),
      name: row.name,
      summary: JSON.parse(row.summary) as Run["summary"],
      savedAt: row.saved_at,
    })),
    tries: tries.map((row) => ({
      symbolsKey: row.symbols_key,
      variantKey: row.variant_key,
      sharpe: row.sharpe,
      triedAt: row.tried_at,
    })),
  };
}

async function assistantOf(queries: Queries, userId: string): Promise<AccountCopy["assistant"]> {
  type Report = AccountCopy["assistant"]["reports"][number];
  const conversations = await queries
    .selectFrom("conversations")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const messages = await queries
    .selectFrom("conversation_messages")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const messagesOf = Map.groupBy(messages, ({ conversation_id }) => conversation_id);
  const reports = await queries
    .selectFrom("assistant_reports")
    .select("report")
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    conversations: conversations.map((row) => ({
      title: row.title,
      hasOwnTitle: row.has_own_title === 1,
      headId: row.head_id,
      model: row.model as AccountCopy["assistant"]["conversations"][number]["model"],
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      messages: (messagesOf.get(row.id) ?? []).map((message) => {
        const { shown, kept } = messageOf(message);
        // An answer under way goes on here; in the file it is one that broke off.
        const state = shown.state === "running" ? "interrupted" : shown.state;
        return { ...shown, state, kept } as AccountCopy["assistant"]["conversations"][number]["messages"][number];
      }),
    })),
    reports: reports.map(({ report }) => JSON.parse(report) as Report),
  };
}
