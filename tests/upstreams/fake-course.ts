import { mondayOf, zonedDate, zonedInstantMs } from "#core/calendar/index.ts";
import type { FakeInstrument } from "./fixtures/instruments.ts";

export interface FakeBar {
  /** Unix seconds. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

export const intervalMinutes: Readonly<Record<string, number>> = {
  "1m": 1,
  "2m": 2,
  "5m": 5,
  "15m": 15,
  "30m": 30,
  "60m": 60,
  "1h": 60,
};

const dayMs = 86_400_000;

/** Seeded bars between two points in time. The latest close is the instrument's current price. */
export function fakeBars(
  instrument: FakeInstrument,
  interval: string,
  { from, to, now }: { from: number; to: number; now: number },
): readonly FakeBar[] {
  const end = Math.min(to, now);
  const starts = barStarts(instrument, interval, from, end);
  const last = starts.at(-1);
  if (last === undefined) return [];
  const minutes = intervalMinutes[interval];
  const barsPerDay = minutes === undefined ? 1 : (instrument.session[1] - instrument.session[0]) / minutes;
  const scale = instrument.price / level(instrument.symbol, end);
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? end;
    const open = round(level(instrument.symbol, start) * scale);
    const close = start === last ? instrument.price : round(level(instrument.symbol, Math.min(next, end)) * scale);
    return {
      time: Math.floor(start / 1000),
      open,
      high: round(Math.max(open, close) * 1.002),
      low: round(Math.min(open, close) * 0.998),
      close,
      volume: Math.round((instrument.volume / barsPerDay) * (0.5 + unit(`${instrument.symbol} ${start}`))),
    };
  });
}

function barStarts(instrument: FakeInstrument, interval: string, from: number, end: number): number[] {
  const { timeZone, session, hasWeekends } = instrument;
  const minutes = intervalMinutes[interval];
  const starts: number[] = [];
  let lastPeriod = "";
  for (let noon = from - dayMs; noon <= end + dayMs; noon += dayMs) {
    const day = zonedDate(noon, timeZone);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (!hasWeekends && (weekday === 0 || weekday === 6)) continue;
    if (minutes === undefined) {
      const period = periodOf(day, interval);
      if (period === lastPeriod) continue;
      lastPeriod = period;
      starts.push(zonedInstantMs(day, session[0], timeZone));
    } else {
      const opensAt = zonedInstantMs(day, session[0], timeZone);
      for (let minute = 0; minute < session[1] - session[0]; minute += minutes) starts.push(opensAt + minute * 60_000);
    }
  }
  return [...new Set(starts)].filter((start) => start >= from && start < end);
}

function periodOf(day: string, interval: string): string {
  if (interval === "1mo") return day.slice(0, 7);
  return interval === "1wk" ? mondayOf(day) : day;
}

/** A smooth seeded level around 1, always the same for the same time. */
function level(symbol: string, at: number): number {
  const wave = (periodMs: number, part: string) =>
    Math.sin((at / periodMs) * 2 * Math.PI + unit(symbol + part) * 2 * Math.PI);
  return Math.exp(
    0.06 * wave(90 * dayMs, "a") +
      0.02 * wave(17 * dayMs, "b") +
      0.006 * wave(2.3 * dayMs, "c") +
      0.002 * wave(5_000_000, "d"),
  );
}

function unit(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

function round(value: number): number {
  return Number(value.toFixed(value < 10 ? 5 : 2));
}
