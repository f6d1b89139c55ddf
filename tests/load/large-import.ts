import { deepStrictEqual } from "node:assert";
import { Worker } from "node:worker_threads";
import { generatedPortfolio } from "../support/generated-portfolio.ts";

/** Symbols of the stand-in for Yahoo. The first generated symbol has a split, so it is left out. */
const symbols = "AAPL MSFT NVDA KO TSLA AMZN GOOGL META NFLX INTC SPY QQQ".split(" ");

/** The waits of other users during a large task, in milliseconds. */
export interface Waits {
  readonly ms: number;
  readonly requests: number;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
  readonly maxMs: number | null;
}

/** A signed-in user of a server. */
export type Caller = Awaited<ReturnType<typeof signUp>>;

export async function signUp(origin: string, name: string) {
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method,
      headers: { origin, ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const signedUp = await send("POST", "/api/account/sign-up", {
    name,
    email: `${name}@example.org`,
    password: "a long enough one",
  });
  const cookie = signedUp.headers.get("set-cookie")?.split(";")[0] ?? "";
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const reply = await send(method, path, body, { cookie, ...headers });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text.slice(0, 400)}`);
    return text;
  };
  return {
    cookie,
    text: call,
    json: async (method: string, path: string, body?: object, headers?: Record<string, string>) =>
      JSON.parse(await call(method, path, body, headers)) as Record<string, unknown>,
  };
}

/** Returns a file in our own CSV format with the given number of lines, in three accounts over 20 years. */
export function ledgerFile(lineCount: number): string {
  const { transactions } = generatedPortfolio({
    transactionCount: Math.ceil(lineCount * 1.15) + 50,
    symbolCount: symbols.length + 1,
  });
  const rows = transactions
    .filter(({ symbol }) => symbol !== "S1")
    .slice(0, lineCount)
    .map((line, index) => [
      line.accountId,
      "USD",
      line.type,
      line.symbol == null ? "" : (symbols[Number(line.symbol.slice(1)) - 2] ?? ""),
      line.date,
      line.quantity ?? "",
      line.price ?? "",
      line.amount ?? "",
      line.fee ?? "0",
      line.tax ?? "0",
      "USD",
      index % 10 === 0 ? `Order ${index}` : "",
    ]);
  if (rows.length !== lineCount) throw new Error(`only ${rows.length} lines were generated`);
  const columns = "Account,Account currency,Type,Symbol,Date,Quantity,Price,Amount,Fee,Tax,Currency,Note";
  return `${columns}\r\n${rows.map((row) => `${row.join()}\r\n`).join("")}`;
}

/**
 * Imports a ledger, exports it, restores both exports into empty accounts, and compares all holdings. `others` also
 * measures how long other users wait.
 */
export async function largeImport({
  origin,
  lineCount,
  others,
}: {
  origin: string;
  lineCount: number;
  others: boolean;
}): Promise<Record<string, unknown>> {
  const [owner, restorer, visitor] = [
    await signUp(origin, "owner"),
    await signUp(origin, "restorer"),
    await signUp(origin, "visitor"),
  ];
  const waits: Record<string, Waits> = {};
  const during = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const sampler = others ? startOthers(origin, visitor.cookie) : null;
    const from = performance.now();
    const result = await work();
    const ms = Math.round(performance.now() - from);
    waits[name] = { ms, ...((await sampler?.end()) ?? { requests: 0, p50Ms: null, p95Ms: null, maxMs: null }) };
    return result;
  };
  const take = async (caller: Caller, name: string, fileName: string, content: string) => {
    const file = { fileName, contentBase64: Buffer.from(content).toString("base64") };
    const preview = await during(`preview ${name}`, () => caller.json("POST", "/api/portfolio/import/preview", file));
    const counts = preview["counts"] as Record<string, number>;
    deepStrictEqual(counts, { rows: lineCount, ticked: lineCount, duplicates: 0, faulty: 0, skipped: 0 });
    const imported = await during(`commit ${name}`, () =>
      caller.json("POST", "/api/portfolio/import", file, { "idempotency-key": `take-${name}` }),
    );
    deepStrictEqual([imported["added"], imported["duplicates"], imported["skipped"]], [lineCount, 0, 0]);
    const again = await caller.json("POST", "/api/portfolio/import", file, { "idempotency-key": `take-${name}` });
    deepStrictEqual(again, imported);
    return String(imported["importId"]);
  };

  if (others) await during("nothing", () => new Promise((resolve) => setTimeout(resolve, 5_000)));
  await take(owner, "csv", "first.csv", ledgerFile(lineCount));
  const expected = await holdings(owner);
  const json = await during("export json", () => owner.text("GET", "/api/portfolio/export?format=json"));
  const csv = await during("export csv", () => owner.text("GET", "/api/portfolio/export?format=csv"));

  const importId = await take(restorer, "json export", "portfolio.json", json);
  const fromJson = await during("first holdings", () => holdings(restorer));
  deepStrictEqual(fromJson, expected);
  const undone = await during("undo", () => restorer.json("DELETE", `/api/portfolio/imports/${importId}`));
  deepStrictEqual(undone, { removed: lineCount });
  deepStrictEqual((await holdings(restorer)).rows, []);
  await take(restorer, "csv export", "portfolio.csv", csv);
  const fromCsv = await holdings(restorer);
  deepStrictEqual(fromCsv, expected);
  return {
    lines: lineCount,
    holdings: expected.rows.length,
    totalValue: expected["totalValue"],
    totalCost: expected["totalCost"],
    totalCash: expected["totalCash"],
    jsonMegabytes: megabytes(json),
    csvMegabytes: megabytes(csv),
    ...(others ? { waits } : {}),
  };
}

/**
 * Returns all holdings by account and the totals, without details unrelated to the ledger: ids, fetch times, and
 * whether old prices were available.
 */
export async function holdings(caller: Caller): Promise<Record<string, unknown> & { rows: unknown[] }> {
  const { accounts } = await caller.json("GET", "/api/portfolio/accounts");
  const names = new Map((accounts as { id: string; name: string }[]).map(({ id, name }) => [id, name]));
  const named = (rows: unknown) =>
    (rows as Record<string, unknown>[])
      .map(({ lots: _lots, provenance: _provenance, missingSplits: _splits, accountId, ...row }) => ({
        ...row,
        account: names.get(String(accountId)) ?? null,
      }))
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  const {
    holdings: rows,
    cash,
    provenance: _provenance,
    asOf: _asOf,
    missingSplits: _splits,
    ...totals
  } = await caller.json("GET", "/api/portfolio/holdings?by=account");
  return { ...totals, rows: named(rows), cash: named(cash) };
}

function startOthers(origin: string, cookie: string) {
  const worker = new Worker(new URL("./other-requests.ts", import.meta.url), {
    workerData: { origin, cookie, everyMs: 25 },
  });
  return {
    async end(): Promise<Omit<Waits, "ms">> {
      const took = await new Promise<number[]>((resolve, reject) => {
        worker.once("message", resolve);
        worker.once("error", reject);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage("end");
      });
      await worker.terminate();
      took.sort((first, second) => first - second);
      const at = (share: number) => rounded(took[Math.min(took.length - 1, Math.floor(took.length * share))]);
      return { requests: took.length, p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1) };
    },
  };
}

function rounded(value: number | undefined): number | null {
  return value === undefined ? null : Number(value.toFixed(1));
}

function megabytes(text: string): number {
  return Number((Buffer.byteLength(text) / 1_048_576).toFixed(1));
}
