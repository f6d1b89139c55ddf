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
  /** A question that is on the page, asked by its own way never again; `answer` says or throws what is true now. */
  function ask(route: string, answer: () => unknown, options: { isDerived?: boolean } = {}) {
    const counts = { asked: 0 };
    const observer = new QueryObserver(client, {
      queryKey: [route, {}],
      queryFn: () => {
        counts.asked += 1;
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

it("asks again for what failed at first, whatever interval of its own it has, until it succeeds", async () => {
  const { ask } = setUp();
  let isDown = true;
  const { counts, result } = ask(quotes, () => (isDown ? down() : { quotes: [valued("live")] }));
  await vi.advanceTimersByTimeAsync(100);
  expect(result().error).not.toBeNull();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(counts.asked).toBe(26);
  isDown = false;
  await vi.advanceTimersByTimeAsync(12_100);
  expect(result()).toMatchObject({ error: null, data: { quotes: [valued("live")] } });
  const asked = counts.asked;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(counts.asked).toBe(asked);
});

it("keeps the words of a failure on the page while it asks again", async () => {
  const { ask } = setUp();
  const { counts, result } = ask(quotes, async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return down();
  });
  await vi.advanceTimersByTimeAsync(13_500);
  expect(counts.asked).toBe(2);
  expect(result()).toMatchObject({ status: "error", fetchStatus: "idle" });
});

it("asks again for what came old, made up or not at all with a good status, wherever its provenance stands", async () => {
  for (const status of ["cached", "stale", "sample", "unavailable"])
    for (const answer of [valued(status), { list: [valued(status)] }, { deep: { one: valued(status) } }]) {
      const { ask } = setUp();
      const { counts } = ask(quotes, () => answer);
      await vi.advanceTimersByTimeAsync(12_100);
      expect(counts.asked, JSON.stringify(answer)).toBe(2);
    }
});

it("leaves alone what is well, what is missing for good, and what was kept of an earlier day", async () => {
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
  expect(all.map(({ counts }) => counts.asked)).toEqual([1, 1, 1, 1]);
});

it("asks less and less often for a list of which only a part is missing, at least once a refresh interval", async () => {
  const { ask } = setUp();
  const { counts } = ask(quotes, () => ({ quotes: [valued("live"), valued("live"), valued("unavailable")] }));
  await vi.advanceTimersByTimeAsync(100);
  const perMinute: number[] = [];
  for (let minute = 0; minute < 5; minute++) {
    const before = counts.asked;
    await vi.advanceTimersByTimeAsync(60_000);
    perMinute.push(counts.asked - before);
  }
  expect(perMinute).toEqual([3, 1, 1, 1, 1]);
});

it("asks again for what came with a note of something missing, ever less often", async () => {
  const { ask } = setUp();
  const noted = { provenance: { ...valued("live").provenance, note: "AAPL could not be loaded." } };
  const { counts } = ask("GET /api/market/calendar", () => noted);
  await vi.advanceTimersByTimeAsync(12_100);
  expect(counts.asked).toBe(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(counts.asked).toBeLessThan(17);
});

it("asks for a portfolio whose prices are incomplete", async () => {
  const { ask } = setUp();
  let isDown = true;
  const { result } = ask("GET /api/portfolio/performance", () => ({
    ...valued("closed"),
    incomplete: isDown ? [{ symbol: "AAPL", reason: "no price" }] : [],
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
  expect(counts.asked).toBe(4);
});

it("asks for nothing while the page is hidden, and at once when it is shown again", async () => {
  const { ask, page } = setUp();
  const { counts } = ask(quotes, down);
  await vi.advanceTimersByTimeAsync(100);
  page.show("hidden");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(counts.asked).toBe(1);
  page.show("visible");
  await vi.advanceTimersByTimeAsync(100);
  expect(counts.asked).toBe(2);
});

it("asks for a text made of old facts once they have recovered, and not before", async () => {
  const { ask } = setUp();
  let isDown = true;
  const facts = ask(quotes, () => (isDown ? down() : valued("live")));
  const text = ask("POST /api/assistant/preview", () => ({ sources: [{ status: isDown ? "stale" : "live" }] }), {
    isDerived: true,
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(facts.counts.asked).toBeGreaterThan(4);
  expect(text.counts.asked).toBe(1);
  isDown = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(text.counts.asked).toBe(2);
});

it("asks for a text again only once something it may be made of has recovered", async () => {
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
  // Something that was well when the text was made comes and goes.
  for (let times = 0; times < 5; times += 1) {
    downs.flapping = true;
    const other = ask(`GET /api/market/news/${times}`, () => (downs.flapping ? down() : valued("live")));
    await vi.advanceTimersByTimeAsync(5_000);
    downs.flapping = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(other.result().error).toBeNull();
  }
  expect(text.counts.asked).toBe(1);
  expect(failedText.counts.asked).toBeGreaterThan(1);
  downs.facts = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(facts.result().error).toBeNull();
  expect(text.counts.asked).toBe(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(text.counts.asked).toBe(2);
});

it("asks once more for a text during whose making its facts recovered", async () => {
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
  expect(text.counts.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(text.counts.asked).toBe(2);
  expect(text.result().data).toEqual(valued("live"));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(text.counts.asked).toBe(2);
});

it("forgets a question that left the page", async () => {
  const { ask } = setUp();
  const { counts, leave } = ask(quotes, down);
  await vi.advanceTimersByTimeAsync(100);
  leave();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(counts.asked).toBe(1);
});
