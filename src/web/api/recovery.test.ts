import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiProblem } from "./api-problem.ts";
import { startRecovery } from "./recovery.ts";

const closing: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";
  show(visibilityState: DocumentVisibilityState): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

function setUp(refreshIntervalMs = 60_000) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = new Page();
  closing.push(startRecovery(client, { refreshIntervalMs, page, random: () => 1 }), () => client.clear());
  /** A query on the page whose own refetch is off; `answer` returns or throws the current state. */
  function ask(route: string, answer: () => unknown, options: { isDerived?: boolean } = {}) {
    const counts = { requests: 0 };
    const observer = new QueryObserver(client, {
      queryKey: [route, {}],
      queryFn: () => {
        counts.requests += 1;
        return answer();
      },
      refetchInterval: false,
      meta: options,
    });
    const leave = observer.subscribe(() => undefined);
    closing.push(leave);
    return { counts, leave, result: () => observer.getCurrentResult() };
  }
  return { client, page, ask };
}

function down(): never {
  throw new ApiProblem({ code: "stock-data-unavailable", status: 503, title: "down" });
}

const valued = (status: string, source = "yahoo") => ({ provenance: { status, source, asOf: null } });
const quotes = "GET /api/market/quotes";

it("refetches initial failures, whatever their own interval, until they succeed", async () => {
  const { ask } = setUp();
  let isDown = true;
  const { counts, result } = ask(quotes, () => (isDown ? down() : { quotes: [valued("live")] }));
  await vi.advanceTimersByTimeAsync(100);
  expect(result().error).not.toBeNull();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(counts.requests).toBe(26);
  isDown = false;
  await vi.advanceTimersByTimeAsync(12_100);
  expect(result()).toMatchObject({ error: null, data: { quotes: [valued("live")] } });
  const requestsBefore = counts.requests;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(counts.requests).toBe(requestsBefore);
});

it("keeps a failure's text on the page while refetching", async () => {
  const { ask } = setUp();
  const { counts, result } = ask(quotes, async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return down();
  });
  await vi.advanceTimersByTimeAsync(13_500);
  expect(counts.requests).toBe(2);
  expect(result()).toMatchObject({ status: "error", fetchStatus: "idle" });
});

it("refetches old, sample or missing data with a good status, wherever its provenance is", async () => {
  for (const status of ["cached", "stale", "sample", "unavailable"])
    for (const answer of [valued(status), { list: [valued(status)] }, { deep: { one: valued(status) } }]) {
      const { ask } = setUp();
      const { counts } = ask(quotes, () => answer);
      await vi.advanceTimersByTimeAsync(12_100);
      expect(counts.requests, JSON.stringify(answer)).toBe(2);
    }
});

it("ignores data that is fine, missing for good, or kept from an earlier day", async () => {
  const { ask } = setUp();
  const all = [
    ask("GET /api/market/history", () => ({ ...valued("closed"), bars: [{ close: 1 }] })),
    ask("GET /api/market/calendar", () => valued("unavailable", "not-offered")),
    ask("GET /api/assistant/conversations/:id", () => ({ sources: [{ status: "stale" }] })),
    ask("GET /api/market/fundamentals", () => {
      throw new ApiProblem({ code: "unknown-symbol", status: 404, title: "unknown" });
    }),
  ];
  await vi.advanceTimersByTimeAsync(300_000);
  expect(all.map(({ counts }) => counts.requests)).toEqual([1, 1, 1, 1]);
});

it("refetches a partly missing list less and less often, at least once per refresh interval", async () => {
  const { ask } = setUp();
  const { counts } = ask(quotes, () => ({ quotes: [valued("live"), valued("live"), valued("unavailable")] }));
  await vi.advanceTimersByTimeAsync(100);
  const perMinute: number[] = [];
  for (let minute = 0; minute < 5; minute++) {
    const before = counts.requests;
    await vi.advanceTimersByTimeAsync(60_000);
    perMinute.push(counts.requests - before);
  }
  expect(perMinute).toEqual([3, 1, 1, 1, 1]);
});

it("refetches data with a note about a missing part, less and less often", async () => {
  const { ask } = setUp();
  const noted = { provenance: { ...valued("live").provenance, note: "AAPL could not be loaded." } };
  const { counts } = ask("GET /api/market/calendar", () => noted);
  await vi.advanceTimersByTimeAsync(12_100);
  expect(counts.requests).toBe(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(counts.requests).toBeLessThan(17);
});

it("refetches a portfolio with incomplete prices", async () => {
  const { ask } = setUp();
  let isDown = true;
  const { result } = ask("GET /api/portfolio/performance", () => ({
    ...valued("closed"),
    incomplete: isDown ? [{ symbol: "AAPL", reason: { code: "no-price" } }] : [],
  }));
  await vi.advanceTimersByTimeAsync(100);
  isDown = false;
  await vi.advanceTimersByTimeAsync(12_100);
  expect(result().data).toMatchObject({ incomplete: [] });
});

it("never waits longer than the refresh interval", async () => {
  const { ask } = setUp(15_000);
  const { counts } = ask(quotes, () => {
    throw new ApiProblem({ code: "rate-limited", status: 429, title: "slow down", retryAfterSeconds: 40 });
  });
  await vi.advanceTimersByTimeAsync(45_500);
  expect(counts.requests).toBe(4);
});

it("makes no request while the page is hidden, and refetches at once when it is shown again", async () => {
  const { ask, page } = setUp();
  const { counts } = ask(quotes, down);
  await vi.advanceTimersByTimeAsync(100);
  page.show("hidden");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(counts.requests).toBe(1);
  page.show("visible");
  await vi.advanceTimersByTimeAsync(100);
  expect(counts.requests).toBe(2);
});

it("refetches a text made from old facts once they have recovered, and not before", async () => {
  const { ask } = setUp();
  let isDown = true;
  const facts = ask(quotes, () => (isDown ? down() : valued("live")));
  const text = ask("POST /api/assistant/preview", () => ({ sources: [{ status: isDown ? "stale" : "live" }] }), {
    isDerived: true,
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(facts.counts.requests).toBeGreaterThan(4);
  expect(text.counts.requests).toBe(1);
  isDown = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(text.counts.requests).toBe(2);
});

it("refetches a text only once something it may depend on has recovered", async () => {
  const { ask } = setUp();
  const downs = { facts: true, flapping: false };
  const facts = ask(quotes, () => (downs.facts ? down() : valued("live")));
  await vi.advanceTimersByTimeAsync(100);
  const made = () => ({ sources: [{ status: downs.facts ? "stale" : "live" }], provenance: valued("live").provenance });
  const text = ask("POST /api/assistant/preview", made, { isDerived: true });
  const failedText = ask("POST /api/assistant/brief", () => (downs.facts ? down() : valued("live")), {
    isDerived: true,
  });
  await vi.advanceTimersByTimeAsync(5_000);
  // A dependency that was well when the text was made, fails and recovers.
  for (let times = 0; times < 5; times += 1) {
    downs.flapping = true;
    const other = ask(`GET /api/market/news/${times}`, () => (downs.flapping ? down() : valued("live")));
    await vi.advanceTimersByTimeAsync(5_000);
    downs.flapping = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(other.result().error).toBeNull();
  }
  expect(text.counts.requests).toBe(1);
  expect(failedText.counts.requests).toBeGreaterThan(1);
  downs.facts = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(facts.result().error).toBeNull();
  expect(text.counts.requests).toBe(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(text.counts.requests).toBe(2);
});

it("refetches a text once if its facts recovered while it was being made", async () => {
  const { ask } = setUp();
  let isDown = true;
  const facts = ask(quotes, () => (isDown ? down() : valued("live")));
  await vi.advanceTimersByTimeAsync(100);
  const text = ask(
    "POST /api/assistant/brief",
    async () => {
      const seen = isDown ? "unavailable" : "live";
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      return valued(seen);
    },
    { isDerived: true },
  );
  await vi.advanceTimersByTimeAsync(1000);
  isDown = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(facts.result().error).toBeNull();
  expect(text.counts.requests).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(text.counts.requests).toBe(2);
  expect(text.result().data).toEqual(valued("live"));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(text.counts.requests).toBe(2);
});

it("forgets a query that left the page", async () => {
  const { ask } = setUp();
  const { counts, leave } = ask(quotes, down);
  await vi.advanceTimersByTimeAsync(100);
  leave();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(counts.requests).toBe(1);
});
