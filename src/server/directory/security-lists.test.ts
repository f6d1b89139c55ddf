import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/test-engines.ts";
import { startListsUpstream, type ListsUpstream } from "../../../tests/upstreams/lists-upstream.ts";
import { listSources } from "./list-sources.ts";
import { createSecurityLists } from "./security-lists.ts";

const day = 86_400_000;
let now = Date.parse("2026-03-04T16:00:00Z");
let upstream: ListsUpstream;
afterEach(async () => {
  await upstream.close();
  now = Date.parse("2026-03-04T16:00:00Z");
});

const equities = `symbol,name,currency,exchange,mic,country,market_cap,isin,cusip,figi,delisted
SAP.DE,SAP SE,EUR,GER,XETR,Germany,Large Cap,DE0007164600,,BBG000BG7GX2,False
"FORD","Forward Industries, ""Inc.""",USD,NCM,XNAS,United States,Nano Cap,,,,False
`;
const nasdaq = `Symbol|Security Name|Market Category|Test Issue|Financial Status|Round Lot Size|ETF|NextShares
AAPL|Apple Inc. - Common Stock|Q|N|N|100|N|N
ZXYZ.A|Nasdaq Symbology Test Common Stock|Q|Y|N|100|N|N
File Creation Time: 0721202521:31|||||||
`;
const ignore = () => undefined;
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore } as never;
const never = new AbortController().signal;

interface Start {
  files?: Record<string, string | Buffer>;
  contact?: string | null;
  folder?: string;
  off?: Set<string>;
}

async function start({
  files = { "equities.csv.gz": gzipSync(equities), "nasdaqlisted.txt": nasdaq },
  contact = null,
  folder = temporaryFolder(),
  off = new Set<string>(),
}: Start = {}) {
  upstream = await startListsUpstream(files);
  const sources = listSources({
    directoryBaseUrl: upstream.url,
    nasdaqTraderBaseUrl: upstream.url,
    edgarBaseUrl: upstream.url,
    edgarContact: contact,
  });
  const create = () =>
    createSecurityLists({ folder, sources, isOn: async (id) => !off.has(id), clock: { now: () => now }, log });
  const lists = create();
  const found = (query: string) =>
    lists
      .current()
      ?.find(query, 3)
      .map(({ row }) => row.symbol);
  return { lists, create, found, folder, off };
}

it("finds instruments of the lists, from a file that is opened again after a restart", async () => {
  const { lists, create, found } = await start();
  expect(lists.current()).toBeNull();
  await lists.refresh(never);
  expect(found("apple")).toEqual(["AAPL"]);
  expect(found("forward")).toEqual(["FORD"]);
  expect(found("DE0007164600")).toEqual(["SAP.DE"]);
  expect(found("symbology")).toEqual([]);
  expect(create().current()?.size).toBe(lists.current()?.size);
  expect(upstream.asked.every(({ headers }) => !headers["user-agent"]?.includes("@"))).toBe(true);
});

it("asks once a week, and takes a list only where it changed", async () => {
  const { lists } = await start();
  await lists.refresh(never);
  upstream.asked.length = 0;
  now += 6 * day;
  await lists.refresh(never);
  const asked = () => upstream.asked.filter(({ status }) => status !== 404).map(({ status }) => status);
  expect(asked()).toEqual([]);
  now += 2 * day;
  await lists.refresh(never);
  expect(asked()).toEqual([304, 304]);
});

it("keeps a list that shrank by half or broke as it was, and says so", async () => {
  const { lists, found } = await start();
  await lists.refresh(never);
  now += 8 * day;
  upstream.files["equities.csv.gz"] = equities.split("\n").slice(0, 1).join("\n");
  upstream.files["nasdaqlisted.txt"] = "<html>Sorry</html>";
  await lists.refresh(never);
  expect(found("sap")).toEqual(["SAP.DE"]);
  expect(found("apple")).toEqual(["AAPL"]);
  const [collection, exchange] = lists.conditions().map(({ failure }) => failure ?? "");
  expect(collection).toContain("equities: the list is empty");
  expect(exchange).toContain("nasdaqlisted: The list can't be read: The list has no columns");
});

it("leaves out a source that is off, and has it back when it is on", async () => {
  const { lists, found, off } = await start();
  await lists.refresh(never);
  off.add("finance-database");
  await lists.refresh(never);
  expect(found("sap")).toEqual([]);
  off.clear();
  await lists.refresh(never);
  expect(found("sap")).toEqual(["SAP.DE"]);
});

it("asks the SEC only with a contact, which it sends", async () => {
  const sec = { fields: ["cik", "name", "ticker", "exchange"], data: [[320193, "APPLE INC", "AAPL", "Nasdaq"]] };
  const { lists, found } = await start({
    files: { "files/company_tickers_exchange.json": JSON.stringify(sec) },
    contact: "Somebody somebody@example.org",
  });
  await lists.refresh(never);
  expect(found("apple")).toEqual(["AAPL"]);
  expect(upstream.asked.find(({ path }) => path.startsWith("files/"))?.headers["user-agent"]).toBe(
    "Bellwether Somebody somebody@example.org",
  );
});

it("is read by one instance at a time, and opened by the other", async () => {
  const { lists, create } = await start();
  const other = create();
  const [first, second] = await Promise.all([lists.refresh(never), other.refresh(never)]);
  expect([first, second]).toContain("Another server instance is already updating the lists");
  other.reopen();
  lists.reopen();
  expect(other.current()?.size).toBe(lists.current()?.size);
});

it("builds a directory that is damaged, or of an older version, anew", async () => {
  const { lists, create, folder } = await start();
  await lists.refresh(never);
  const damaged = readFileSync(join(folder, "directory.bin"));
  damaged.fill(0, 4, 400);
  writeFileSync(join(folder, "directory.bin"), damaged);
  const again = create();
  expect(again.current()).toBeNull();
  await again.refresh(never);
  expect(again.current()?.find("apple", 1)).toHaveLength(1);
  expect(existsSync(join(folder, "lock"))).toBe(false);
});
