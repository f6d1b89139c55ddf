import { expect, it } from "vitest";
import { Refusal } from "../http/refusal.ts";
import type { PlanSettings, PlanSources, PlanTask } from "./import-planning.ts";
import { createImportThread } from "./import-thread.ts";

const settings: PlanSettings = {
  today: "2026-03-04",
  lastDay: "2026-03-05",
  maxBytes: 1_000_000,
  maxTransactions: 1_000,
  maxHoldings: 100,
};
const task: PlanTask = { kind: "preview", input: { fileName: "ledger.csv", content: "Date,Type,Amount\n" } };
const never = async () => new Promise<never>(() => undefined);
const silent: PlanSources = {
  revision: never,
  linesPage: never,
  accounts: never,
  instruments: never,
  saidSize: never,
  importKeys: never,
  mapping: never,
  defaultCurrency: never,
  checkSymbols: never,
};

it("gives up what is read and what waits for its turn once their clients are gone", async () => {
  const thread = createImportThread();
  const run = (closeSignal: AbortSignal, sources: PlanSources = silent) =>
    thread.run({ task, settings }, sources, { userId: "one", isSmall: false, closeSignal }, async (made) =>
      made instanceof Refusal ? made.code : made.kind,
    );
  const stays = new AbortController().signal;
  const answering = { ...silent, revision: async () => 1, mapping: async () => null };
  const gone = new AbortController();
  const given = [run(gone.signal), run(gone.signal)];
  const third = run(stays, answering);
  expect(await run(stays, answering)).toBe("rate-limited");
  gone.abort();
  expect(await Promise.all(given)).toEqual(["client-gone", "client-gone"]);
  expect(await third).toBe("preview");
  expect(await run(stays, answering)).toBe("preview");
  expect(await run(gone.signal, answering)).toBe("client-gone");
});
