import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
import type { LedgerLine } from "../store.ts";
import type { InstrumentsAnswer } from "./answers.ts";
import { createCalculation } from "./calculation.ts";
import type { Subject } from "./protocol.ts";

const lineOf = (userId: string): LedgerLine => ({
  id: `line of ${userId}`,
  accountId: userId,
  type: "deposit",
  symbol: null,
  date: "2025-03-04",
  quantity: null,
  price: null,
  amount: "100",
  fee: "0",
  tax: "0",
  currency: "USD",
  ratio: null,
  newSymbol: null,
  cash: null,
  costShare: null,
  note: null,
  importId: null,
  version: 1,
});

const subjectOf = (userId: string): Subject => ({
  userId,
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
    revision: () => Promise.resolve(1),
    changedLines: () => Promise.resolve({ lines: [], gone: [] }),
    // oxlint-disable-next-line typescript/require-await -- pages of a ledger come one by one
    async *ledgerPages(userId: string) {
      yield [lineOf(userId)];
    },
  },
  log: pino({ enabled: false }),
});
afterAll(() => calculation.stop());

it("knows a ledger that was told before those of many others", async () => {
  const users = Array.from({ length: 450 }, (_, index) => `user ${index}`);
  for (const user of users) await calculation.ledger(user);
  const { answer: first } = await calculation.ask<InstrumentsAnswer>(subjectOf("user 0"), { ask: "instruments" });
  expect(first.lineCount).toBe(1);
});
