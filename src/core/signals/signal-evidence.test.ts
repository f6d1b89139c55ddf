import { array, assert, constantFrom, double, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { driftSides, minCalls, signalEvidence, wilsonInterval, type SignalName } from "./index.ts";

describe("the interval of a hit rate", () => {
  // Calculated by hand from Wilson's formula with z = 1.96: (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) ÷ (1 + z²/n).
  it.each([
    [5, 9, 0.267, 0.811],
    [8, 10, 0.49, 0.943],
    [0, 10, 0, 0.278],
    [10, 10, 0.722, 1],
    [50, 100, 0.404, 0.596],
  ])("of %d of %d goes from %f to %f", (hits, total, low, high) => {
    const interval = wilsonInterval(hits, total);
    expect(interval?.low).toBeCloseTo(low, 3);
    expect(interval?.high).toBeCloseTo(high, 3);
  });

  it("is null without a case", () => {
    expect(wilsonInterval(0, 0)).toBeNull();
  });
});

describe("the drift", () => {
  it("is the direction of most ended moves, and up for a tie", () => {
    //            moves over 1:  -  ↓  ↓  ↑  ↑  ↑
    expect([...driftSides([5, 4, 3, 4, 5, 6], 1)]).toEqual([1, -1, -1, -1, 1, 1]);
    //            moves over 2:  -  -  ↓  =  ↑  ↑
    expect([...driftSides([5, 4, 3, 4, 5, 6], 2)]).toEqual([1, 1, -1, -1, 1, 1]);
    expect([...driftSides([5, null, 3], 1)]).toEqual([1, 1, 1]);
  });
});

describe("the evidence for a signal", () => {
  it("counts hits, and how often the drift was right over the same periods", () => {
    // Bars     0      1       2       3       4      5
    const closes = [10, 11, 12, 11, 10, 11];
    const signals = ["Buy", "Hold", "Strong Sell", "Sell", "Buy", null] as const;
    // Period   ↑ hit          ↓ hit    ↓ hit    ↑ hit
    // Drift    up (no past)   up: 2:0  up: 2:1  up: 2:2
    expect(signalEvidence(signals, closes, 1)).toMatchObject({
      hits: 4,
      total: 4,
      ratio: 1,
      baseHits: 2,
      baseRatio: 0.5,
      edge: 0.5,
      horizonBars: 1,
      knownBars: 5,
      holdBars: 1,
    });
  });

  it("counts an unchanged close as a miss for both", () => {
    expect(signalEvidence(["Buy"], [10, 10], 1)).toMatchObject({ hits: 0, total: 1, baseHits: 0 });
  });

  it("starts no call during the previous one, even on the other side", () => {
    const closes = Array.from({ length: 40 }, (_, index) => 100 + index);
    const buys = closes.map(() => "Buy" as const);
    // Calls at 0, 10 and 20. The outcome of the one at 30 is still in the future.
    expect(signalEvidence(buys, closes).total).toBe(3);
    expect(signalEvidence(["Buy", "Sell", "Buy"], closes)).toMatchObject({ hits: 1, total: 1 });
  });

  it("leaves out bars with a future or unknown outcome", () => {
    const nothing = { hits: 0, total: 0, ratio: null, low: null, high: null, baseRatio: null, edge: null };
    expect(signalEvidence(["Hold", "Buy", "Buy"], [1, 2, 3], 2)).toMatchObject({ ...nothing, result: "too-few" });
    expect(signalEvidence(["Buy"], [1, NaN], 1)).toMatchObject(nothing);
    expect(signalEvidence([], [])).toMatchObject({ ...nothing, knownBars: 0 });
  });

  it("assigns calls to the newest third by their bar", () => {
    const closes = [1, 2, 3, 4, 5, 4, 5];
    const signals = ["Buy", "Buy", "Buy", "Buy", "Buy", "Buy", null] as const;
    // Seven bars: the newest third begins at bar 5. It contains one call, a rise from 4 to 5.
    expect(signalEvidence(signals, closes, 1)).toMatchObject({
      hits: 5,
      total: 6,
      newestThird: { firstBar: 5, hits: 1, total: 1 },
    });
  });

  /** Alternating falls and rises, with a rule that is right in `right` of every ten periods of one bar. */
  function course(periods: number, right: (index: number) => boolean) {
    const closes = Array.from({ length: periods + 1 }, (_, index) => 100 + (index % 2));
    const signals = closes.map((_, index): SignalName => ((index % 2 === 0) === right(index) ? "Buy" : "Sell"));
    return signalEvidence(signals, closes, 1);
  }

  it("reports an edge only if the newest third confirms it", () => {
    // The drift is up at every tie, so betting on it is right in half of the periods.
    expect(course(300, () => true)).toMatchObject({ baseRatio: 0.5, result: "edge" });
    expect(course(300, (index) => index < 200)).toMatchObject({ hits: 200, result: "unconfirmed" });
    expect(course(300, (index) => Math.floor(index / 2) % 2 === 0)).toMatchObject({ ratio: 0.5, result: "none" });
    expect(course(300, () => false)).toMatchObject({ ratio: 0, result: "worse" });
    expect(course(minCalls - 1, () => true)).toMatchObject({ ratio: 1, result: "too-few" });
    // 60 calls in all are enough, but 20 in the newest third aren't.
    expect(course(60, () => true)).toMatchObject({ result: "unconfirmed" });
  });

  it("finds no edge in a rule that beats a wrong drift but not a coin toss", () => {
    // 120 falls, which keep the drift down, then 120 rises: from there on, betting on the drift is wrong.
    const closes = Array.from({ length: 241 }, (_, index) => (index <= 120 ? 500 - index : 260 + index));
    const signals = closes.map((_, index): SignalName | null => (index < 120 ? null : index % 5 < 2 ? "Buy" : "Sell"));
    // Two of five calls are right, and the drift never is.
    expect(signalEvidence(signals, closes, 1)).toMatchObject({ total: 120, hits: 48, baseRatio: 0, result: "none" });
  });

  it("never looks ahead: later closes change neither an earlier call nor its base", () => {
    const side = constantFrom<SignalName | null>("Buy", "Sell", "Hold", null);
    assert(
      property(
        array(side, { minLength: 30, maxLength: 60 }),
        array(double({ min: 1, max: 100, noNaN: true }), { minLength: 60, maxLength: 60 }),
        array(double({ min: 1, max: 100, noNaN: true }), { minLength: 20, maxLength: 20 }),
        (signals, closes, later) => {
          const before = signalEvidence(signals, closes.slice(0, 40), 5);
          const after = signalEvidence(signals.slice(0, 35), [...closes.slice(0, 40), ...later], 5);
          expect([after.hits, after.total, after.baseHits]).toEqual([before.hits, before.total, before.baseHits]);
        },
      ),
    );
  });
});
