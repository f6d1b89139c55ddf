import type { IndicatorInfo } from "#contract/indicators.ts";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { readingDefaults } from "#core/signals/reading-rules.ts";
import type { IndicatorLengths } from "../chart/indicator-panes.ts";

export const technicalIntervals = ["5m", "15m", "1h", "1d", "1wk"] as const;
export type TechnicalInterval = (typeof technicalIntervals)[number];

export const pointCounts = [50, 100, 200, 500] as const;
export const maxAdded = 8;

/** The lengths of the four standard indicators. */
export const lengthBounds = { min: 2, max: 250 } as const;

/** A catalogue indicator with its parameters, in order. */
export interface AddedIndicator {
  readonly id: string;
  readonly values: readonly number[];
}

/** The selected symbol, view and indicators. */
export interface TechnicalChoice extends IndicatorLengths {
  readonly interval: TechnicalInterval;
  readonly points: number;
  readonly add: readonly AddedIndicator[];
}

export interface TechnicalAddress extends TechnicalChoice {
  /** Null for the watchlist's first symbol. */
  readonly symbol: string | null;
  readonly view: "chart" | "scan";
}

const { sma, rsi, macd, adx } = readingDefaults;

/** Source: product specification, section 9. */
export const usualChoice: TechnicalChoice = {
  interval: "5m",
  points: 50,
  sma,
  rsi,
  macd: [macd.fast, macd.slow, macd.signal],
  adx,
  add: [],
};

/** Reads an address. Missing or invalid parts become the defaults. */
export function readTechnicalAddress(params: URLSearchParams): TechnicalAddress {
  const symbol = normaliseSymbol(params.get("symbol") ?? "");
  const points = Number(params.get("points"));
  return {
    symbol: isSymbol(symbol) ? symbol : null,
    view: params.get("view") === "scan" ? "scan" : "chart",
    interval: technicalIntervals.find((interval) => interval === params.get("interval")) ?? usualChoice.interval,
    points: Number.isInteger(points) && points >= 2 && points <= 1000 ? points : usualChoice.points,
    sma: length(params.get("sma")) ?? usualChoice.sma,
    rsi: length(params.get("rsi")) ?? usualChoice.rsi,
    macd: macdLengths(params.get("macd")) ?? usualChoice.macd,
    adx: length(params.get("adx")) ?? usualChoice.adx,
    add: readAdded(params.get("add") ?? ""),
  };
}

/** Returns the address parameters, all of them, so that a link keeps its meaning if the defaults change. */
export function technicalParams({ symbol, view, ...choice }: TechnicalAddress): Record<string, string> {
  return {
    ...(symbol === null ? {} : { symbol }),
    ...(view === "chart" ? {} : { view }),
    interval: choice.interval,
    points: String(choice.points),
    sma: String(choice.sma),
    rsi: String(choice.rsi),
    macd: choice.macd.join(","),
    adx: String(choice.adx),
    ...(choice.add.length === 0 ? {} : { add: writeAdded(choice.add) }),
  };
}

/** Returns a choice as a saved set has it: the parameters of its address. */
export function writeChoice(choice: TechnicalChoice): string {
  return new URLSearchParams(technicalParams({ ...choice, symbol: null, view: "chart" })).toString();
}

export function readChoice(written: string): TechnicalChoice {
  const { symbol: _symbol, view: _view, ...choice } = readTechnicalAddress(new URLSearchParams(written));
  return choice;
}

/** As the address and the API write it: "bollinger,20,2;atr,14". */
export function writeAdded(added: readonly AddedIndicator[]): string {
  return added.map(({ id, values }) => [id, ...values].join(",")).join(";");
}

function readAdded(words: string): AddedIndicator[] {
  return words
    .split(";")
    .map((part) => part.split(",").map((piece) => piece.trim()))
    .flatMap(([id = "", ...values]) => (/^[A-Za-z]\w*$/.test(id) ? [{ id, values: values.map(Number) }] : []))
    .filter(({ values }) => values.every(Number.isFinite))
    .slice(0, maxAdded);
}

export function sameChoice(one: TechnicalChoice, other: TechnicalChoice): boolean {
  return JSON.stringify(choiceOf(one)) === JSON.stringify(choiceOf(other));
}

function choiceOf({ interval, points, sma: average, rsi: strength, macd: lengths, adx: trend, add }: TechnicalChoice) {
  return [interval, points, average, strength, lengths, trend, writeAdded(add)];
}

/** Returns an added indicator's parameters with values and bounds. Omitted ones have their defaults. */
export function parametersOf(info: IndicatorInfo, values: readonly number[]) {
  return info.parameters.map((parameter, index) => ({ ...parameter, value: values[index] ?? parameter.default }));
}

function length(words: string | null): number | null {
  const value = Number(words);
  return words !== null && Number.isInteger(value) && value >= lengthBounds.min && value <= lengthBounds.max
    ? value
    : null;
}

function macdLengths(words: string | null): readonly [number, number, number] | null {
  const [fast, slow, signal, more] = (words ?? "").split(",").map(length);
  if (fast == null || slow == null || signal == null || more !== undefined || fast >= slow) return null;
  return [fast, slow, signal];
}
