import { randomUUID } from "node:crypto";
import type { PortfolioAccount } from "#contract/portfolio.ts";
import { addDays, dayNumber, isWeekend } from "#core/calendar/index.ts";
import { decimal, decimalText, moneyText } from "#core/money/decimal.ts";
import type { Language } from "#core/languages/languages.ts";
import type { Words } from "#core/words/shape.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import type { DailyCloses, DailyClosesSource } from "../market/daily-closes.ts";
import { type DemoLine, demoPlan } from "./demo-plan.ts";
import { outsideUnit } from "../database/unit-of-work.ts";
import { freeAccountName } from "./account-name.ts";
import { type Fields, lineOfFields } from "./line-of-fields.ts";
import type { LedgerLine, PortfolioStore } from "./store.ts";

const demoCurrency = "USD";

export type Demo = ReturnType<typeof createDemo>;

/** An account to look around in, apart from everything real: a made-up saver, at real closes where they are at hand. */
export function createDemo({
  store,
  dailyCloses,
  words,
  clock,
}: {
  store: PortfolioStore;
  dailyCloses: DailyClosesSource;
  words: ReaderWords;
  clock: Clock;
}) {
  const demoOf = (accounts: readonly PortfolioAccount[]) => accounts.find(({ isDemo }) => isDemo) ?? null;

  return {
    /** One that is there stays. It keeps the language in which it was started. */
    async start(userId: string, caller: Language): Promise<PortfolioAccount> {
      const there = demoOf(await store.accounts(userId));
      if (there !== null) return there;
      const { demo: own } = await words.ofUser(userId, caller);
      const today = isoTime(clock.now()).slice(0, 10);
      const first = addDays(today, -Math.max(...demoPlan.map(({ daysAgo }) => daysAgo)) - 10);
      const symbols = [...new Set(demoPlan.flatMap(({ symbol }) => symbol ?? []))];
      const closes = new Map(
        await outsideUnit(() =>
          Promise.all(symbols.map(async (symbol) => [symbol, await dailyCloses(symbol, first)] as const)),
        ),
      );
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        const accounts = await store.accounts(userId, queries);
        const made = demoOf(accounts);
        if (made !== null) return made;
        const account: PortfolioAccount = {
          id: randomUUID(),
          name: freeAccountName(own.name, accounts),
          currency: demoCurrency,
          currencies: [],
          costMethod: "fifo",
          cash: "recorded",
          isDemo: true,
          transactionCount: 0,
          version: 1,
        };
        const lines = demoLines(account.id, today, closes, own.notes);
        await store.insertAccount(queries, userId, account);
        await store.insertLines(queries, userId, lines);
        return { ...account, transactionCount: lines.length };
      });
    },

    async remove(userId: string): Promise<Record<string, never>> {
      await store.transaction(async (queries) => {
        await store.hold(queries, userId);
        const demo = demoOf(await store.accounts(userId, queries));
        if (demo !== null) await store.deleteAccount(queries, userId, demo.id);
      });
      return {};
    },
  };
}

type ClosesBySymbol = ReadonlyMap<string, DailyCloses | "unknown" | "failed">;

/** The plan by days, with a line for every split that its shares went through. */
function demoLines(
  accountId: string,
  today: string,
  closes: ClosesBySymbol,
  notes: Words["demo"]["notes"],
): LedgerLine[] {
  const planned = demoPlan.map((line) => ({
    line,
    ...pricedOn(line, weekdayFrom(addDays(today, -line.daysAgo)), closes),
  }));
  const entered = planned.map(({ line, date, price, note }) =>
    entry(accountId, date, fieldsOf(line, price, note === undefined ? null : notes[note])),
  );
  const splits = [...closes].flatMap(([symbol, series]) => {
    const held = planned.filter(({ line }) => line.symbol === symbol).map(({ date }) => date);
    const firstDay = held.toSorted()[0];
    if (typeof series === "string" || firstDay === undefined) return [];
    return series.splits
      .filter(({ date }) => date > firstDay && date <= today)
      .map(({ date, ratio }) => entry(accountId, date, { type: "split", symbol, ratio: decimalText(decimal(ratio)) }));
  });
  return [...entered, ...splits].toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

/** Returns the first session on or after a day, and its close as traded; the stated price when no close is known. */
function pricedOn(line: DemoLine, wanted: string, closes: ClosesBySymbol) {
  const series = line.symbol === undefined ? undefined : closes.get(line.symbol);
  if (line.statedPrice === undefined) return { date: wanted, price: null, note: line.note };
  const stated = { date: wanted, price: String(line.statedPrice), note: "estimatedPrice" as const };
  if (series === undefined || typeof series === "string") return stated;
  const index = series.points.days.findIndex((day) => day >= dayNumber(wanted));
  const close = series.points.closes[index];
  if (close === undefined) return stated;
  const date = addDays("1970-01-01", series.points.days[index] ?? 0);
  const later = series.splits.filter((split) => split.date > date).reduce((all, { ratio }) => all * ratio, 1);
  const asTraded = series.isSplitAdjusted ? decimal(close).times(later) : decimal(close);
  return { date, price: moneyText(asTraded), note: line.note };
}

function weekdayFrom(date: string): string {
  let day = date;
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

function fieldsOf(line: DemoLine, price: string | null, note: string | null): Fields {
  return {
    type: line.type,
    symbol: line.symbol ?? null,
    quantity: line.quantity === undefined ? null : String(line.quantity),
    price,
    amount: line.amount === undefined ? null : String(line.amount),
    note,
  };
}

function entry(accountId: string, date: string, fields: Fields): LedgerLine {
  return lineOfFields(fields, {
    id: randomUUID(),
    accountId,
    date,
    currency: demoCurrency,
    importId: null,
    version: 1,
  });
}
