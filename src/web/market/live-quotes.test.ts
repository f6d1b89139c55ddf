import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { QuoteChange } from "#contract/market.ts";
import { createLiveQuotes, type LiveQuotes, type LiveQuotesOptions } from "./live-quotes.ts";
import { isServedBy, symbolUnion } from "./streamed-symbols.ts";

class FakeStream extends EventTarget {
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  say(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  refuse(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event("error"));
  }

  close(): void {
    this.readyState = 2;
  }
}

/** A browser with one lock and one channel for its tabs, without delays. */
function createBrowser() {
  const streams: FakeStream[] = [];
  const queue: { lead: () => void; signal: AbortSignal }[] = [];
  const channels = new Set<EventTarget>();
  const next = (): void => queue[0]?.lead();

  function openTab(options: Partial<LiveQuotesOptions> = {}) {
    const heard: QuoteChange[] = [];
    const ends: string[] = [];
    const refused = vi.fn<() => void>();
    const channel = Object.assign(new EventTarget(), {
      postMessage: (message: unknown) => {
        for (const other of channels)
          if (other !== channel) other.dispatchEvent(new MessageEvent("message", { data: structuredClone(message) }));
      },
      close: () => channels.delete(channel),
    });
    channels.add(channel);
    const live: LiveQuotes = createLiveQuotes({
      onQuotes: (changes) => heard.push(...changes),
      onSessionEnd: (reason) => ends.push(reason),
      onRefused: refused,
      ...options,
      openStream: (url) => {
        const stream = new FakeStream(url);
        streams.push(stream);
        return stream as unknown as EventSource;
      },
      channel: channel as unknown as BroadcastChannel,
      lead: (lead, signal) => {
        const turn = { lead, signal };
        queue.push(turn);
        if (queue[0] === turn) lead();
        signal.addEventListener("abort", () => {
          const wasFirst = queue[0] === turn;
          queue.splice(queue.indexOf(turn), 1);
          if (wasFirst) next();
        });
      },
    });
    return { live, heard, ends, refused };
  }

  const openStreams = () => streams.filter(({ readyState }) => readyState !== 2);
  return { openTab, streams, openStreams };
}

const provenance = { source: "yahoo", status: "delayed" as const, asOf: null, delayMinutes: 15, fetchedAt: null };

describe("live quotes", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("share one stream between tabs, with the symbols of all of them", () => {
    const browser = createBrowser();
    const first = browser.openTab();
    const second = browser.openTab();
    first.live.want(["AAPL", "MSFT"]);
    second.live.want(["MSFT", "OCDO.L"]);
    vi.advanceTimersByTime(1000);
    expect(browser.openStreams().map(({ url }) => url)).toEqual(["/api/market/live?symbols=AAPL,MSFT,OCDO.L"]);

    browser.openStreams()[0]?.open();
    expect(second.live.streamed()).toEqual(["AAPL", "MSFT", "OCDO.L"]);
    browser.openStreams()[0]?.say("quotes", { quotes: [{ symbol: "MSFT", price: 1, provenance }] });
    expect(first.heard).toEqual([{ symbol: "MSFT", price: 1, provenance }]);
    expect(second.heard).toEqual(first.heard);
  });

  it("stay open without symbols, and notify every tab of the session's end", () => {
    const browser = createBrowser();
    const first = browser.openTab();
    const second = browser.openTab();
    vi.advanceTimersByTime(1000);
    expect(browser.openStreams().map(({ url }) => url)).toEqual(["/api/market/live"]);
    browser.openStreams()[0]?.open();
    browser.openStreams()[0]?.say("session-end", { reason: "disabled" });
    expect(first.ends).toEqual(["disabled"]);
    expect(second.ends).toEqual(["disabled"]);
  });

  it("continue in another tab when the leading one closes", () => {
    const browser = createBrowser();
    const first = browser.openTab();
    const second = browser.openTab();
    first.live.want(["AAPL"]);
    second.live.want(["TSLA"]);
    vi.advanceTimersByTime(1000);
    first.live.close();
    vi.advanceTimersByTime(1000);
    expect(browser.openStreams().map(({ url }) => url)).toEqual(["/api/market/live?symbols=TSLA"]);
  });

  it("reconnect once for many changes of symbols", () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    vi.advanceTimersByTime(1000);
    for (const symbol of ["A", "B", "C", "D"]) tab.live.want([symbol]);
    vi.advanceTimersByTime(1000);
    expect(browser.streams.map(({ url }) => url)).toEqual(["/api/market/live", "/api/market/live?symbols=A,B,C,D"]);
  });

  it("keep the stream until the next one is open, and make room for it when that is refused", () => {
    const browser = createBrowser();
    const fired: unknown[] = [];
    const tab = browser.openTab({ onAlert: (event) => fired.push(event) });
    vi.advanceTimersByTime(1000);
    const [first] = browser.streams;
    first?.open();
    const unwant = tab.live.want(["AAPL"]);
    vi.advanceTimersByTime(1000);
    first?.say("alert", { id: "one" });
    browser.streams[1]?.open();
    expect(fired).toEqual([{ id: "one" }]);
    expect(browser.openStreams()).toEqual([browser.streams[1]]);
    expect(tab.live.streamed()).toEqual(["AAPL"]);

    unwant();
    vi.advanceTimersByTime(1000);
    browser.streams[2]?.refuse();
    expect(tab.refused).toHaveBeenCalledOnce();
    expect(browser.openStreams()).toEqual([browser.streams[1]]);
    expect(tab.live.streamed()).toEqual(["AAPL"]);
    vi.advanceTimersByTime(10_000);
    browser.streams[3]?.refuse();
    expect(tab.live.streamed()).toEqual([]);
    vi.advanceTimersByTime(500);
    browser.streams[4]?.open();
    expect(browser.openStreams().map(({ url }) => url)).toEqual(["/api/market/live"]);
  });

  it("report a time without a stream to every tab, and none where there was none", () => {
    const browser = createBrowser();
    const gaps: string[] = [];
    const first = browser.openTab({ onGap: () => gaps.push("first") });
    const second = browser.openTab({ onGap: () => gaps.push("second") });
    vi.advanceTimersByTime(1000);
    browser.streams[0]?.open();
    second.live.want(["AAPL"]);
    vi.advanceTimersByTime(1000);
    browser.streams[1]?.open();
    expect(gaps).toEqual([]);
    browser.streams[1]?.dispatchEvent(new Event("error"));
    browser.streams[1]?.open();
    expect(gaps).toEqual(["first", "second"]);
    first.live.close();
    vi.advanceTimersByTime(1000);
    browser.openStreams()[0]?.open();
    expect(gaps).toEqual(["first", "second", "second"]);
    // A page that comes back may have missed something, whoever leads.
    browser.openTab({ onGap: () => gaps.push("third"), isContinued: true });
    expect(gaps.at(-1)).toBe("third");
  });

  it("leave reconnecting to the browser after a lost connection, and retry later after a refusal", () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    tab.live.want(["AAPL"]);
    vi.advanceTimersByTime(1000);
    const stream = browser.streams[0];
    stream?.open();
    stream?.dispatchEvent(new Event("error"));
    expect(tab.live.streamed()).toEqual([]);
    vi.advanceTimersByTime(30_000);
    expect(browser.streams).toHaveLength(1);

    stream?.refuse();
    expect(tab.refused).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(browser.streams).toHaveLength(2);
  });
});

describe("the symbols of a stream", () => {
  it("are listed once each and at most fifty", () => {
    expect(
      symbolUnion([
        ["A", "B"],
        ["B", "C"],
      ]),
    ).toEqual(["A", "B", "C"]);
    expect(symbolUnion([Array.from({ length: 80 }, (_, index) => `S${index}`)])).toHaveLength(50);
  });

  it("stay if a few are no longer needed, but not if most are, or if automatic refresh is off", () => {
    expect(isServedBy(["A"], ["A", "B"])).toBe(true);
    expect(isServedBy(["A", "C"], ["A", "B"])).toBe(false);
    expect(
      isServedBy(
        ["A"],
        Array.from({ length: 20 }, (_, index) => (index === 0 ? "A" : `S${index}`)),
      ),
    ).toBe(false);
    expect(isServedBy([], ["A"])).toBe(false);
    expect(isServedBy([], [])).toBe(true);
  });
});
