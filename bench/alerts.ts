import { createAlertIndex } from "#core/alerts/alert-index.ts";
import type { AlertRule } from "#core/alerts/alert-rule.ts";
import { nextAlertState, type AlertState } from "#core/alerts/alert-state.ts";
import { priceReading, priceThresholds } from "#core/alerts/price-thresholds.ts";
import type { Figure } from "./main.ts";

const alertCount = 100_000;
const symbolCount = 1_000;
const rounds = 200;
const warmUpRounds = 20;
const plainRounds = 3;
const now = "2026-03-04T16:00:00.000Z";
const day = "2026-03-04";
const terms = { repeats: true, isPaused: false, snoozedUntil: null, expiresAt: null };

/**
 * Checks one quote of each of 1,000 symbols against 100,000 price and day-change alerts. Finds the crossed alerts,
 * updates their readings and reinserts them. Compared with a scan of every alert.
 */
export function* run(): Generator<Figure> {
  const random = seeded(11);
  const index = createAlertIndex();
  const alerts = Array.from({ length: alertCount }, (_, id) => {
    const rule: Extract<AlertRule, { kind: "price" | "move" }> =
      random() < 0.2
        ? { kind: "move", direction: "up", percent: 1 + 9 * random(), over: "day" }
        : { kind: "price", is: random() < 0.5 ? "above" : "below", value: 80 + 40 * random() };
    return { id: String(id), symbol: `S${id % symbolCount}`, rule, state: startOf(rule) };
  });
  const byId = new Map(alerts.map((alert) => [alert.id, alert]));
  for (const { id, symbol, rule, state } of alerts) index.set(id, symbol, waitsFor(rule, state));

  const prices = Array.from({ length: symbolCount }, () => 100);
  const times: number[] = [];
  let looks = 0;
  let firings = 0;
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const [symbol, price] of prices.entries()) prices[symbol] = price * (1 + (random() - 0.5) * 0.01);
    const start = process.cpuUsage();
    for (const [symbol, price] of prices.entries()) {
      const quote = { price, changePercent: price - 100, currency: "USD" };
      const passed = index.take(`S${symbol}`, { price, "day-percent": quote.changePercent });
      for (const id of passed) {
        const alert = byId.get(id)!;
        const next = nextAlertState(alert.state, terms, priceReading(alert.rule, quote, day), now);
        alert.state = next.state;
        if (round >= 0) looks += 1;
        if (round >= 0 && next.fires) firings += 1;
        index.set(id, alert.symbol, waitsFor(alert.rule, alert.state));
      }
    }
    const { user, system } = process.cpuUsage(start);
    if (round >= 0) times.push((user + system) / 1e3);
  }
  yield {
    work: "a quote of each of 1,000 symbols against 100,000 alerts",
    alerts: alertCount,
    symbols: symbolCount,
    medianMilliseconds: rounded(percentile(times, 0.5)),
    p99Milliseconds: rounded(percentile(times, 0.99)),
    looksARound: Math.round(looks / rounds),
    firingsARound: Math.round(firings / rounds),
  };

  const plainTimes: number[] = [];
  let sum = 0;
  for (let round = -1; round < plainRounds; round++) {
    const start = process.cpuUsage();
    for (const alert of alerts) {
      const price = prices[Number(alert.id) % symbolCount]!;
      const reading = priceReading(alert.rule, { price, changePercent: price - 100, currency: "USD" }, day);
      sum += Number(nextAlertState(alert.state, terms, reading, now).fires);
    }
    const { user, system } = process.cpuUsage(start);
    if (round >= 0) plainTimes.push((user + system) / 1e3);
  }
  if (!Number.isFinite(sum)) throw new Error("nothing was looked at");
  yield {
    work: "the same by looking at every alert",
    medianMilliseconds: rounded(percentile(plainTimes, 0.5)),
  };
}

/** The state after a first look at an unchanged price of 100. */
function startOf(rule: Extract<AlertRule, { kind: "price" | "move" }>): AlertState {
  const reading = priceReading(rule, { price: 100, changePercent: 0, currency: "USD" }, day);
  return nextAlertState({ status: "armed", firings: 0, lastOccasion: null }, terms, reading, now).state;
}

function waitsFor(rule: AlertRule, { status }: AlertState) {
  return priceThresholds(rule, status === "armed" ? "armed" : "fired") ?? [];
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))]!;
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
