import type { Bar } from "./bar.ts";
import { zonedInstant } from "./zoned-time.ts";

export interface SampleSubject {
  readonly symbol: string;
  readonly priceLevel: number;
}

const dayMs = 86_400_000;
const openMinute = 9 * 60 + 30;
const closeMinute = 16 * 60;

/** The last weekday on or before a day. */
export function lastWeekday(day: string): string {
  return dayOf(weekdayIndex(day));
}

/** The weekday before a weekday. */
export function previousWeekday(day: string): string {
  return dayOf(weekdayIndex(day) - 1);
}

/** Made-up daily bars of the last weekdays up to a day, ascending; they follow from symbol and day alone. */
export function sampleDays(subject: SampleSubject, lastDay: string, count: number): readonly Bar[] {
  const last = weekdayIndex(lastDay);
  return Array.from({ length: count }, (_, position) => sampleDay(subject, last - count + 1 + position));
}

/** A made-up course of one weekday in New York, from its open to its close. */
export function sampleSession(subject: SampleSubject, day: string, intervalMinutes: number): readonly Bar[] {
  const whole = sampleDay(subject, weekdayIndex(day));
  const { open, high, low, close } = whole;
  const priceAt = (minute: number) => {
    const progress = (minute - openMinute) / (closeMinute - openMinute);
    const wander =
      2 * noise(`${subject.symbol} ${day}`, minute / 23) + noise(`${subject.symbol} ${day} fine`, minute / 4);
    const middle = open + (close - open) * progress + ((high - low) / 4) * Math.sin(Math.PI * progress) * wander;
    return cents(Math.min(high, Math.max(low, middle)));
  };
  const bars: Bar[] = [];
  for (let minute = openMinute; minute < closeMinute; minute += intervalMinutes) {
    const end = Math.min(closeMinute, minute + intervalMinutes);
    const prices = [priceAt(minute), priceAt((minute + end) / 2), priceAt(end)] as const;
    const share =
      ((end - minute) / (closeMinute - openMinute)) * (0.6 + 0.8 * unit(`${subject.symbol} ${day} ${minute}`));
    bars.push({
      date: day,
      time: new Date(zonedInstant(day, minute, "America/New_York")).toISOString(),
      open: prices[0],
      high: Math.max(...prices),
      low: Math.min(...prices),
      close: prices[2],
      volume: Math.round(whole.volume * share),
    });
  }
  return bars;
}

function sampleDay(subject: SampleSubject, index: number) {
  const { symbol, priceLevel } = subject;
  const close = closeAt(subject, index);
  const open = cents(closeAt(subject, index - 1) * (1 + 0.004 * signed(`${symbol} open ${index}`)));
  return {
    date: dayOf(index),
    open,
    high: cents(Math.max(open, close) * (1 + 0.008 * unit(`${symbol} high ${index}`))),
    low: cents(Math.min(open, close) * (1 - 0.008 * unit(`${symbol} low ${index}`))),
    close,
    volume: Math.round((4e9 / priceLevel) * (0.5 + unit(`${symbol} volume ${index}`))),
  };
}

function closeAt({ symbol, priceLevel }: SampleSubject, index: number): number {
  const drift =
    0.1 * noise(`${symbol} season`, index / 60) +
    0.04 * noise(`${symbol} month`, index / 14) +
    0.015 * noise(`${symbol} week`, index / 3) +
    0.008 * signed(`${symbol} day ${index}`);
  return cents(priceLevel * Math.exp(drift));
}

/** Smooth noise between -1 and 1: random heights at whole positions, eased in between. */
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

// 5 January 1970 was a Monday; Saturday and Sunday share the index of their Friday.
function weekdayIndex(day: string): number {
  const sinceMonday = Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs) - 4;
  const week = Math.floor(sinceMonday / 7);
  return week * 5 + Math.min(4, sinceMonday - week * 7);
}

function dayOf(index: number): string {
  const week = Math.floor(index / 5);
  return new Date((week * 7 + (index - week * 5) + 4) * dayMs).toISOString().slice(0, 10);
}

function cents(price: number): number {
  return Math.round(price * 100) / 100;
}
