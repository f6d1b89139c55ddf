import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
import type { InstrumentsAnswer } from "./answers.ts";
import { createCalculation } from "./calculation.ts";
import { createCalculationThread } from "./calculation-thread.ts";
import { fieldEnd, lineEnd } from "./ledger-text.ts";
import type { Subject } from "./protocol.ts";

/** A deposit of $100. */
const lineText = (userId: string): string =>
  [`line of ${userId}`, userId, "deposit", "", "2025-03-04", "", "", "100", "0", "0", "USD", "", "", "", "", ""].join(
    fieldEnd,
  );

const subjectOf = (userId: string, revision = 1): Subject => ({
  userId,
  revision,
  instruments: ["KO"],
  baseCurrency: "USD",
  accounts: [{ id: userId, currency: "USD" }],
  accountIds: [userId],
  symbols: null,
  latest: {},
  manual: {},
  splitsCountedUntil: {},
  usesCloses: false,
});

const calculation = createCalculation({
  store: {
    changedLines: () => Promise.resolve({ lines: [], gone: [] }),
    // oxlint-disable-next-line typescript/require-await -- pages of a ledger come one by one
    async *ledgerTexts(userId: string) {
      yield { text: lineText(userId), count: 1 };
    },
  },
  log: pino({ enabled: false }),
});
afterAll(() => calculation.stop());

it("knows a ledger that was told before those of many others", async () => {
  const users = Array.from({ length: 450 }, (_, index) => `user ${index}`);
  const ask = (user: string) => calculation.ask<InstrumentsAnswer>(subjectOf(user), { ask: "instruments" });
  for (const user of users) await ask(user);
  const { answer: first } = await calculation.ask(subjectOf("user 0"), { ask: "sales", transactionIds: [] });
  expect(first).toEqual({});
  expect((await ask("user 1")).answer.lineCount).toBe(1);
});

it("reads a ledger as a whole when it was forgotten while its changes were read", async () => {
  let changesAreRead = () => {};
  const isReading = new Promise<void>((resolve) => (changesAreRead = resolve));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const thread = createCalculationThread({
    store: {
      async changedLines() {
        changesAreRead();
        await released;
        return { lines: [], gone: [] };
      },
      // oxlint-disable-next-line typescript/require-await -- pages of a ledger come one by one
      async *ledgerTexts(user: string) {
        const second = lineText(user).replace("line of", "second line of");
        yield { text: [lineText(user), second].join(lineEnd), count: 2 };
      },
    },
    log: pino({ enabled: false }),
    // Two users and no more.
    maxLedgerBytes: 4_000_000,
    deadlineMs: 60_000,
    series: () => [],
    rates: () => null,
  });
  const ask = (user: string, revision: number) =>
    thread.ask<InstrumentsAnswer>(subjectOf(user, revision), { ask: "instruments" });
  await ask("early", 1);
  const changing = ask("early", 2);
  await isReading;
  for (const other of ["second", "third", "fourth"]) await ask(other, 1);
  release();
  const { answer } = await changing;
  expect(answer.lineCount).toBe(2);
  await thread.stop();
});

it("answers from memory until the ledger, the market or the newest price changes", async () => {
  const thread = createCalculationThread({
    store: {
      changedLines: () => Promise.resolve({ lines: [], gone: [] }),
      // oxlint-disable-next-line typescript/require-await -- pages of a ledger come one by one
      async *ledgerTexts(userId: string) {
        yield { text: lineText(userId), count: 1 };
      },
    },
    log: pino({ enabled: false }),
    maxLedgerBytes: 10_000_000,
    deadlineMs: 60_000,
    series: () => [],
    rates: () => null,
  });
  const question = { ask: "holdings", asOf: "2026-01-02", by: "symbol", lotsOf: null } as const;
  const ask = async (subject: Subject) => {
    const asked = thread.ask(subject, question);
    // All that comes before a question to the thread happens in this turn of the event loop, and its answer in a later one.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    const isFromMemory = thread.waiting() === 0;
    return { reply: await asked, isFromMemory };
  };
  const subject = subjectOf("user");
  const first = await ask(subject);
  const again = await ask(subject);
  expect([first.isFromMemory, again.isFromMemory]).toEqual([false, true]);
  expect(again.reply).toBe(first.reply);
  const latest = { KO: { currency: "USD", date: "2026-01-02", price: 60, previousClose: null } };
  expect((await ask({ ...subject, latest })).isFromMemory).toBe(false);
  expect((await ask({ ...subject, latest })).isFromMemory).toBe(true);
  thread.rates({ pivot: "EUR", series: {} });
  expect((await ask({ ...subject, latest })).isFromMemory).toBe(false);
  expect((await ask({ ...subject, latest, revision: 2 })).isFromMemory).toBe(false);
  const series = { currency: "USD", splits: [], dividends: [], isSplitAdjusted: true };
  const points = { days: Int32Array.of(20_000), closes: Float64Array.of(60) };
  thread.series({ symbol: "PEP", ...series, points });
  expect((await ask({ ...subject, latest, revision: 2 })).isFromMemory).toBe(true);
  thread.series({ symbol: "KO", ...series, points });
  expect((await ask({ ...subject, latest, revision: 2 })).isFromMemory).toBe(false);
  await thread.stop();
});

it("keeps the answers of others when a ledger breaks its thread, and answers everybody again afterwards", async () => {
  let isBroken = true;
  const pool = createCalculation({
    store: {
      changedLines: () => Promise.resolve({ lines: [], gone: [] }),
      // oxlint-disable-next-line typescript/require-await -- pages of a ledger come one by one
      async *ledgerTexts(userId: string) {
        // A text of the wrong type throws in the thread, outside of any question.
        const text = userId === "broken" && isBroken ? (7 as unknown as string) : lineText(userId);
        yield { text, count: 1 };
      },
    },
    log: pino({ enabled: false }),
    threadCount: 2,
  });
  const users = Array.from({ length: 12 }, (_, index) => `user ${index}`);
  const ask = (user: string) => pool.ask<InstrumentsAnswer>(subjectOf(user), { ask: "instruments" });
  await Promise.all(users.map(ask));
  const [broken, ...others] = await Promise.allSettled([ask("broken"), ...users.map(ask)]);
  expect(broken.status).toBe("rejected");
  expect(others.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(3);
  expect(pool.waiting()).toBe(0);
  isBroken = false;
  const again = await Promise.all(["broken", ...users].map(ask));
  expect(again.map(({ answer }) => answer.lineCount)).toEqual(again.map(() => 1));
  await pool.stop();
});

it("gives up a calculation that is over its deadline, and no other", async () => {
  const thread = createCalculationThread({
    store: {
      changedLines: () => Promise.resolve({ lines: [], gone: [] }),
      // oxlint-disable-next-line typescript/require-await -- pages of a ledger come one by one
      async *ledgerTexts(userId: string) {
        yield { text: lineText(userId), count: 1 };
      },
    },
    log: pino({ enabled: false }),
    maxLedgerBytes: 1_000_000,
    deadlineMs: 0,
    series: () => [],
    rates: () => null,
  });
  await expect(thread.ask(subjectOf("user"), { ask: "instruments" })).rejects.toThrow("took too long");
  expect(thread.waiting()).toBe(0);
  await thread.stop();
});
