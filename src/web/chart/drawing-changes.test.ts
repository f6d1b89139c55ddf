import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { Drawing, SymbolDrawings } from "#contract/drawings.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { query } from "../shell/query.ts";
import { saveChanges, unsavedDrawings, withChanges } from "./drawing-changes.ts";

const level = (name: string, price = 100): Drawing => ({
  id: `drawing-${name}`,
  kind: "level",
  isHidden: false,
  priceDay: "2026-03-04",
  points: [{ date: "2026-03-04", price }],
});
const [a, b, c] = [level("a"), level("b"), level("c")];

/** A chart with the server's drawings, as this window read them. */
function setUp(start: readonly Drawing[]) {
  const client = new QueryClient();
  const chart = query("GET /api/drawings", { symbol: "NVDA" });
  const unsaved = unsavedDrawings("NVDA");
  let server: SymbolDrawings = { symbol: "NVDA", drawings: [...start], version: 1 };
  client.setQueryData(chart.queryKey, server);
  const shown = () =>
    withChanges(client.getQueryData(chart.queryKey)?.drawings ?? [], client.getQueryData(unsaved.queryKey) ?? []);
  const put = (drawings: Drawing[], version: number): Promise<SymbolDrawings> => {
    if (version !== server.version)
      return Promise.reject(new ApiProblem({ code: "version-conflict", status: 412, title: "", current: server }));
    server = { symbol: "NVDA", drawings, version: version + 1 };
    return Promise.resolve(server);
  };
  return {
    client,
    chart,
    put,
    shown,
    stored: () => server.drawings,
    change: (next: readonly Drawing[]): void => {
      const change = { before: shown(), after: next };
      client.setQueryData(unsaved.queryKey, (all = []) => [...all, change]);
    },
    save: (send = put) => saveChanges(client, "NVDA", send),
    /** Another window's change. */
    elsewhere: (drawings: readonly Drawing[]): void => {
      server = { ...server, drawings: [...drawings], version: server.version + 1 };
    },
  };
}

it("a new drawing outlives a read of the old list while it is saved", async () => {
  const { client, chart, change, save, put, shown, stored } = setUp([a]);
  const old = { symbol: "NVDA", drawings: [a], version: 1 };
  change([a, b]);
  await save(async (drawings, version) => {
    client.setQueryData(chart.queryKey, old);
    expect(shown()).toEqual([a, b]);
    return put(drawings, version);
  });
  change([a, b, c]);
  await save();
  expect([shown(), stored()]).toEqual([
    [a, b, c],
    [a, b, c],
  ]);
});

it("a read that began before a save doesn't put the old list back", async () => {
  const { client, chart, change, save, shown } = setUp([a]);
  const { promise, resolve } = Promise.withResolvers<SymbolDrawings>();
  const reading = client.fetchQuery({ ...chart, queryFn: () => promise, staleTime: 0 }).catch(() => undefined);
  change([a, b]);
  await save();
  resolve({ symbol: "NVDA", drawings: [a], version: 1 });
  await reading;
  expect(shown()).toEqual([a, b]);
});

it("changes are made to the current drawings if those were changed elsewhere", async () => {
  const { change, save, elsewhere, stored, shown } = setUp([a, b]);
  const moved = level("a", 120);
  change([moved, b]);
  change([moved]);
  elsewhere([a, level("b", 90), c]);
  expect(await save()).toBe(true);
  expect(stored()).toEqual([moved, c]);
  expect(shown()).toEqual(stored());
  change([]);
  expect(await save()).toBe(false);
  expect(stored()).toEqual([]);
});

it("a drawing that was deleted elsewhere stays deleted unless it was changed here", async () => {
  const { change, save, elsewhere, stored } = setUp([a, b]);
  const moved = level("b", 120);
  change([a, moved]);
  elsewhere([]);
  await save();
  expect(stored()).toEqual([moved]);
});

it("changes that couldn't be saved are shown, and saved with the next one", async () => {
  const { change, save, shown, stored } = setUp([a]);
  change([a, b]);
  const offline = new ApiProblem({ code: "network-request-failed", status: 0, title: "" });
  await expect(save(() => Promise.reject(offline))).rejects.toBe(offline);
  expect([shown(), stored()]).toEqual([[a, b], [a]]);
  change([b]);
  await save();
  expect([shown(), stored()]).toEqual([[b], [b]]);
});

it("a deleted drawing is taken back to its place in the order", () => {
  expect(
    withChanges(
      [a, b, c],
      [
        { before: [a, b, c], after: [a, c] },
        { before: [a, c], after: [a, b, c] },
      ],
    ),
  ).toEqual([a, b, c]);
});
