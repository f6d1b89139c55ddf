import type { Bar } from "./bar.ts";
import { dayNumber, type PlainDate } from "../calendar/plain-date.ts";
import { zonedInstantMs } from "../calendar/zoned-time.ts";

export interface SampleSubject {
  readonly symbol: string;
  readonly priceLevel: number;
}

const openMinute = 9 * 60 + 30;
const closeMinute = 16 * 60;

/** A sample daily bar, derived from symbol and day alone. */
export function sampleDay({ symbol, priceLevel }: SampleSubject, date: PlainDate) {
  const close = closeOn({ symbol, priceLevel }, dayNumber(date));
  const open = cents(
    closeOn({ symbol, priceLevel }, dayNumber(date) - 1) * (1 + 0.004 * signed(`${symbol} open ${date}`)),
  );
  return {
    date,
    open,
    high: cents(Math.max(open, close) * (1 + 0.008 * unit(`${symbol} high ${date}`))),
    low: cents(Math.min(open, close) * (1 - 0.008 * unit(`${symbol} low ${date}`))),
    close,
    volume: Math.round((4e9 / priceLevel) * (0.5 + unit(`${symbol} volume ${date}`))),
  } satisfies Bar;
}

/** Sample prices of one day in New York, from open to close. */
export function sampleSession(subject: SampleSubject, day: PlainDate, intervalMinutes: number): readonly Bar[] {
  const whole = sampleDay(subject, day);
  const { open, high, low, close } = whole;
  const priceAt = (minute: number) => {
    const progress = (minute - openMinute) / (closeMinute - openMinute);
    const wander =
      2 * noise(`${subject.symbol} ${day}`, minute / 23) + noise(`${subject.symbol} ${day} fine`, minute / 4);
    const middle = open + (close - open) * progress + ((high - low) / 4) * Math.sin(Math.PI * progress) * wander;
    return cents(Math.min(high, Math.max(low, middle)));
  };
  // Clocks change on Sundays, never within a session.
  const midnight = zonedInstantMs(day, openMinute, "America/New_York") - openMinute * 60_000;
  const bars: Bar[] = [];
  for (let minute = openMinute; minute < closeMinute; minute += intervalMinutes) {
    const end = Math.min(closeMinute, minute + intervalMinutes);
    const prices = [priceAt(minute), priceAt((minute + end) / 2), priceAt(end)] as const;
    const share =
      ((end - minute) / (closeMinute - openMinute)) * (0.6 + 0.8 * unit(`${subject.symbol} ${day} ${minute}`));
    bars.push({
      date: day,
      time: new Date(midnight + minute * 60_000).toISOString(),
      open: prices[0],
      high: Math.max(...prices),
      low: Math.min(...prices),
      close: prices[2],
      volume: Math.round(whole.volume * share),
    });
  }
  return bars;
}

function closeOn({ symbol, priceLevel }: SampleSubject, day: number): number {
  const drift =
    0.1 * noise(`${symbol} season`, day / 84) +
    0.04 * noise(`${symbol} month`, day / 20) +
    0.015 * noise(`${symbol} week`, day / 4) +
    0.008 * signed(`${symbol} day ${day}`);
  return cents(priceLevel * Math.exp(drift));
}

/** Smooth noise between -1 and 1: random heights at integer positions, eased in between. */
function noise(seed: string, position: number): number {
  const start = Math.floor(position);
  const part = position - start;
  const eased = part * part * (3 - 2 * part);
  return signed(`${seed} ${start}`) * (1 - eased) + signed(`${seed} ${start + 1}`) * eased;
}

function signed(seed: string): number {
  return 2 * unit(seed) - 1;
}

/** FNV-1a with a final mix, as a number from 0 up to 1. */
function unit(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

function cents(price: number): number {
  return Math.round(price * 100) / 100;
}
