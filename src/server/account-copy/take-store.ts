import { randomUUID } from "node:crypto";
import type { AccountCopy } from "#contract/account-copy.ts";
import { cleanPhoto } from "../account/clean-photo.ts";
import { photoAddress } from "../account/photo-address.ts";
import { detailsOf } from "../assistant/kept-message.ts";
import { mostReports } from "../assistant/research/store.ts";
import type { Queries } from "../database/open-database.ts";
import { freeNames, nameKey } from "../free-names.ts";
import { mostSets, mostTries } from "../strategy/tries.ts";
import { tooMany } from "./copy-faults.ts";
import { visibleAccounts } from "../portfolio/visible-rows.ts";
import { inTurns } from "./in-turns.ts";

const rowsAtOnce = 500;
/** PostgreSQL indexes no longer text. */
const mostIndexedBytes = 2_500;

/** How many of so many rows came in; those that were there stay as they are. */
type Inserted = Promise<number>;

/** When each account began: one that came from a file keeps the moment. */
export async function accountBeginnings(queries: Queries, userId: string): Promise<Map<string, string>> {
  const rows = await visibleAccounts(queries, userId).select(["id", "created_at"]).execute();
  return new Map(rows.map((row) => [row.id, row.created_at]));
}

export async function insertPortfolioAccount(
  queries: Queries,
  userId: string,
  account: AccountCopy["portfolio"]["accounts"][number],
): Promise<void> {
  await queries
    .insertInto("portfolio_accounts")
    .values({
      id: account.id,
      user_id: userId,
      name: account.name,
      name_key: nameKey(account.name),
      currency: account.currency,
      cost_method: account.costMethod,
      cash: account.cash,
      is_demo: 0,
      version: 1,
      created_at: account.createdAt,
      batch_id: null,
    })
    .execute();
}

export async function insertImports(
  queries: Queries,
  userId: string,
  imports: AccountCopy["portfolio"]["imports"],
): Promise<void> {
  await inPieces(imports, (some) =>
    queries
      .insertInto("portfolio_imports")
      .values(
        some.map(({ id, fileName, broker, createdAt, undoneAt }) => ({
          id,
          user_id: userId,
          file_name: fileName,
          broker,
          created_at: createdAt,
          undone_at: undoneAt,
          batch_id: null,
          left_revision: null,
        })),
      )
      .execute(),
  );
}

export async function insertImportKeys(
  queries: Queries,
  userId: string,
  keys: readonly { readonly transactionId: string; readonly key: string }[],
): Promise<void> {
  await inPieces(keys, (some) =>
    queries
      .insertInto("portfolio_import_keys")
      .values(some.map(({ transactionId, key }) => ({ transaction_id: transactionId, user_id: userId, key })))
      .execute(),
  );
}

/** Column mappings and what was chosen for the figures, where there is nothing yet. */
export async function insertPortfolioChoices(
  queries: Queries,
  userId: string,
  { columnMappings, preferences }: AccountCopy["portfolio"],
): Promise<{ mappings: number; mappingsLeftOut: number; preferences: number }> {
  let mappings = 0;
  const indexed = columnMappings.filter(({ fingerprint }) => Buffer.byteLength(fingerprint) <= mostIndexedBytes);
  for (const { fingerprint, mapping, usedAt } of indexed)
    mappings += await inserted(
      queries
        .insertInto("portfolio_mappings")
        .values({ user_id: userId, fingerprint, mapping: JSON.stringify(mapping), used_at: usedAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );
  const chosen =
    preferences === null
      ? 0
      : await inserted(
          queries
            .insertInto("portfolio_preferences")
            .values({ user_id: userId, value: JSON.stringify(preferences) })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst(),
        );
  return { mappings, mappingsLeftOut: columnMappings.length - indexed.length, preferences: chosen };
}

/** The newer write of each preference wins, as everywhere; none is from the future. */
export async function insertPreferences(
  queries: Queries,
  userId: string,
  { preferences, preferencesChangedAt: times, exportedAt }: AccountCopy,
  now: string,
): Inserted {
  let count = 0;
  for (const [name, given] of Object.entries(preferences)) {
    const changedAt = times[name as keyof typeof preferences] ?? exportedAt;
    const [value, updated_at] = [JSON.stringify(given), changedAt < now ? changedAt : now];
    count += await inserted(
      queries
        .insertInto("settings")
        .values({ user_id: userId, field: `preferences.${name}`, value, updated_at })
        .onConflict((conflict) =>
          conflict
            .columns(["user_id", "field"])
            .doUpdateSet({ value, updated_at })
            .where("settings.updated_at", "<", updated_at),
        )
        .executeTakeFirst(),
    );
  }
  return count;
}

/** Beside a name, where there is no picture yet; one that is none is left out. */
export async function insertPhoto(
  queries: Queries,
  userId: string,
  { photo }: AccountCopy["profile"],
): Promise<{ added: number; leftOut: number }> {
  const clean = photo === null ? null : cleanPhoto(Buffer.from(photo.image, "base64"));
  if (clean === null) return { added: 0, leftOut: photo === null ? 0 : 1 };
  const bytes = Buffer.from(clean.bytes);
  const count = await inserted(
    queries
      .insertInto("user_photos")
      .values({ user_id: userId, content_type: clean.contentType, image: bytes.toString("base64") })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst(),
  );
  if (count > 0)
    await queries
      .updateTable("users")
      .set({ photo_url: photoAddress(bytes) })
      .where("id", "=", userId)
      .execute();
  return { added: count, leftOut: 0 };
}

export async function insertAlerts(
  queries: Queries,
  userId: string,
  alerts: AccountCopy["alerts"],
  { now, most }: { now: string; most: number },
): Promise<{ alerts: number; events: number; doubledEvents: number }> {
  const there = await queries
    .selectFrom("alerts")
    .select(["symbol", "rule", "created_at"])
    .where("user_id", "=", userId)
    .execute();
  const keyOf = (symbol: string | null, rule: string, createdAt: string) => JSON.stringify([symbol, rule, createdAt]);
  const known = new Set(there.map(({ symbol, rule, created_at }) => keyOf(symbol, rule, created_at)));
  const counts = { alerts: 0, events: 0, doubledEvents: 0 };
  const fresh = alerts.filter(
    ({ symbol, rule, createdAt }) => !known.has(keyOf(symbol, JSON.stringify(rule), createdAt)),
  );
  if (there.length + fresh.length > most) throw tooMany("alerts", most);
  for await (const [, alert] of inTurns(fresh)) {
    const rule = JSON.stringify(alert.rule);
    const id = randomUUID();
    await queries
      .insertInto("alerts")
      .values({
        id,
        user_id: userId,
        symbol: alert.symbol,
        kind: alert.rule.kind,
        rule,
        repeats: Number(alert.repeats),
        is_paused: Number(alert.isPaused),
        snoozed_until: alert.snoozedUntil,
        expires_at: alert.expiresAt,
        mail: Number(alert.mail),
        push: Number(alert.push),
        status: alert.status,
        firings: alert.firings,
        last_occasion: alert.lastOccasion,
        last_fired_at: alert.lastFiredAt,
        read_as_of: alert.readAsOf,
        created_at: alert.createdAt,
        changed_at: now,
      })
      .execute();
    const firings = new Map(alert.events.map((event) => [event.firing, event]));
    await inPieces([...firings.values()], (some) =>
      queries
        .insertInto("alert_events")
        .values(
          some.map((event) => ({
            id: randomUUID(),
            user_id: userId,
            alert_id: id,
            firing: event.firing,
            symbol: event.symbol,
            words: event.words,
            value_words: event.valueWords,
            source: event.source,
            status: event.status,
            as_of: event.asOf,
            fired_at: event.firedAt,
            read_at: event.readAt,
          })),
        )
        .execute(),
    );
    counts.alerts += 1;
    counts.events += firings.size;
    counts.doubledEvents += alert.events.length - firings.size;
  }
  return counts;
}

/** Settings only where none comes yet; mail stays off until its address is confirmed here. */
export async function insertNewsletter(
  queries: Queries,
  userId: string,
  { settings, issues }: AccountCopy["newsletter"],
  { dueAt, most }: { dueAt: string | null; most: number },
): Promise<{ settings: number; issues: number }> {
  let count = 0;
  if (settings !== null) {
    const { cadence, weekday, hour, timeZone, sections } = settings;
    const turn = { due_at: dueAt, look_at: dueAt, waits_for: null };
    const columns = { cadence, weekday, hour, time_zone: timeZone, sections: sections.join(","), ...turn };
    count = await inserted(
      queries
        .insertInto("newsletter_settings")
        .values({ user_id: userId, ...columns, mail_state: "off" })
        .onConflict((conflict) =>
          conflict.column("user_id").doUpdateSet(columns).where("newsletter_settings.cadence", "=", "off"),
        )
        .executeTakeFirst(),
    );
  }
  let kept = 0;
  const there = await queries
    .selectFrom("newsletter_issues")
    .select("period_key")
    .where("user_id", "=", userId)
    .execute();
  const periods = new Set(there.map(({ period_key }) => period_key));
  const fresh = issues.filter(({ periodKey }) => !periods.has(periodKey));
  if (there.length + fresh.length > most) throw tooMany("newsletter.issues", most);
  for await (const [, { periodKey, madeAt, readAt, ...issue }] of inTurns(fresh)) {
    const { kind, cadence, title } = issue;
    kept += await inserted(
      queries
        .insertInto("newsletter_issues")
        .values({
          id: randomUUID(),
          user_id: userId,
          period_key: periodKey,
          issue: JSON.stringify(issue),
          made_at: madeAt,
          head: JSON.stringify({ kind, cadence, title }),
          read_at: readAt,
        })
        .onConflict((conflict) => conflict.columns(["user_id", "period_key"]).doNothing())
        .executeTakeFirst(),
    );
  }
  return { settings: count, issues: kept };
}

/** A run under a name that another one has is not the same: it comes in under the name with a number. */
export async function insertStrategies(
  queries: Queries,
  userId: string,
  { runs, tries }: AccountCopy["strategies"],
  most: number,
): Promise<{ runs: number; tries: number; triesLeftOut: number }> {
  const there = await queries.selectFrom("strategy_runs").selectAll().where("user_id", "=", userId).execute();
  const freeName = freeNames(new Set(there.map(({ name_key }) => name_key)), 80);
  const known = new Set(there.map(({ run, saved_at }) => JSON.stringify([run, saved_at])));
  const fresh = runs
    .map(({ name, summary, savedAt, ...said }) => ({ name, summary, savedAt, run: JSON.stringify(said) }))
    .filter(({ run, savedAt }) => !known.has(JSON.stringify([run, savedAt])));
  if (there.length + fresh.length > most) throw tooMany("strategies.runs", most);
  for (const { name, summary, savedAt, run } of fresh) {
    const free = freeName(name);
    await queries
      .insertInto("strategy_runs")
      .values({
        id: randomUUID(),
        user_id: userId,
        name: free,
        name_key: nameKey(free),
        run,
        summary: JSON.stringify(summary),
        saved_at: savedAt,
      })
      .execute();
  }
  return { runs: fresh.length, ...(await insertTries(queries, userId, tries)) };
}

/** As many sets of symbols, and variants of each, as the strategy lab counts; what is beyond is left out. */
async function insertTries(
  queries: Queries,
  userId: string,
  tries: AccountCopy["strategies"]["tries"],
): Promise<{ tries: number; triesLeftOut: number }> {
  const sets = await queries
    .selectFrom("strategy_tries")
    .select((select) => ["symbols_key", select.fn.countAll<number | string>().as("count")])
    .where("user_id", "=", userId)
    .groupBy("symbols_key")
    .execute();
  const countsOf = new Map(sets.map(({ symbols_key, count }) => [symbols_key, Number(count)]));
  const counts = { tries: 0, triesLeftOut: 0 };
  for (const [symbolsKey, given] of Map.groupBy(tries, (one) => one.symbolsKey)) {
    const there = await queries
      .selectFrom("strategy_tries")
      .select("variant_key")
      .where("user_id", "=", userId)
      .where("symbols_key", "=", symbolsKey)
      .execute();
    const known = new Set(there.map(({ variant_key }) => variant_key));
    const fresh = [...new Map(given.map((one) => [one.variantKey, one])).values()].filter(
      ({ variantKey }) => !known.has(variantKey),
    );
    const isFull = !countsOf.has(symbolsKey) && countsOf.size >= mostSets;
    const taken = isFull ? [] : fresh.slice(0, Math.max(0, mostTries - known.size));
    if (taken.length > 0) countsOf.set(symbolsKey, known.size + taken.length);
    counts.tries += taken.length;
    counts.triesLeftOut += fresh.length - taken.length;
    await inPieces(taken, (some) =>
      queries
        .insertInto("strategy_tries")
        .values(
          some.map(({ variantKey, sharpe, triedAt }) => ({
            user_id: userId,
            symbols_key: symbolsKey,
            variant_key: variantKey,
            sharpe,
            tried_at: triedAt,
          })),
        )
        .execute(),
    );
  }
  return counts;
}

/** A conversation of the same title that began at the same moment is the same one. */
export async function insertConversations(
  queries: Queries,
  userId: string,
  conversations: AccountCopy["assistant"]["conversations"],
  most: number,
): Inserted {
  const there = await queries
    .selectFrom("conversations")
    .select(["title", "created_at"])
    .where("user_id", "=", userId)
    .execute();
  const known = new Set(there.map(({ title, created_at }) => JSON.stringify([title, created_at])));
  const fresh = conversations.filter(({ title, createdAt }) => !known.has(JSON.stringify([title, createdAt])));
  if (there.length + fresh.length > most) throw tooMany("assistant.conversations", most);
  for await (const [, { messages, ...conversation }] of inTurns(fresh)) {
    const id = randomUUID();
    const ids = new Map(messages.map((message) => [message.id, randomUUID()]));
    const idOf = (old: string | null) => (old === null ? null : (ids.get(old) ?? null));
    await queries
      .insertInto("conversations")
      .values({
        id,
        user_id: userId,
        title: conversation.title,
        has_own_title: Number(conversation.hasOwnTitle),
        head_id: idOf(conversation.headId),
        model: conversation.model,
        created_at: conversation.createdAt,
        updated_at: conversation.updatedAt,
      })
      .execute();
    await inPieces([...messages.entries()], (some) =>
      queries
        .insertInto("conversation_messages")
        .values(
          some.map(([index, { kept, ...shown }]) => ({
            id: ids.get(shown.id) ?? randomUUID(),
            conversation_id: id,
            user_id: userId,
            parent_id: idOf(shown.parentId),
            position: index + 1,
            type: shown.type,
            content: shown.content,
            state: shown.state === "running" ? "interrupted" : shown.state,
            created_at: shown.timestamp,
            details: detailsOf({ shown, kept: kept ?? null }),
            run: null,
            run_owner: null,
            run_seen_at: null,
          })),
        )
        .execute(),
    );
  }
  return fresh.length;
}

export async function insertReports(
  queries: Queries,
  userId: string,
  reports: AccountCopy["assistant"]["reports"],
): Inserted {
  const there = await queries
    .selectFrom("assistant_reports")
    .select(["symbol", "created_at"])
    .where("user_id", "=", userId)
    .execute();
  const known = new Set(there.map(({ symbol, created_at }) => JSON.stringify([symbol, created_at])));
  const fresh = reports.filter(({ symbol, createdAt }) => !known.has(JSON.stringify([symbol, createdAt])));
  if (there.length + fresh.length > mostReports) throw tooMany("assistant.reports", mostReports);
  for await (const [, { sections, warnings, cost, ...given }] of inTurns(fresh)) {
    const summary = { ...given, id: randomUUID() };
    await queries
      .insertInto("assistant_reports")
      .values({
        id: summary.id,
        user_id: userId,
        symbol: summary.symbol,
        created_at: summary.createdAt,
        summary: JSON.stringify(summary),
        report: JSON.stringify({ ...summary, sections, warnings, cost }),
      })
      .execute();
  }
  return fresh.length;
}

async function inserted(
  result: Promise<{ readonly numInsertedOrUpdatedRows?: bigint | undefined } | undefined>,
): Promise<number> {
  return Number((await result)?.numInsertedOrUpdatedRows ?? 0n);
}

async function inPieces<T>(rows: readonly T[], insert: (some: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    if (start > 0) await new Promise((resolve) => setImmediate(resolve));
    await insert(rows.slice(start, start + rowsAtOnce));
  }
}
