import type { Bar, History } from "#contract/market.ts";
import type { Drawing, DrawingPoint } from "#contract/drawings.ts";
import { zonedDate } from "#core/calendar/zoned-time.ts";
import { chartTime } from "./chart-time.ts";

/** Converts between the time of a drawing's point and its place among the bars that are shown. */
export interface BarPlaces {
  /** The place of a time. Fractions lie between bars; places outside go on at the bars' mean distance. */
  readonly indexOf: (point: Pick<DrawingPoint, "date" | "time">) => number;
  /** The time of the bar nearest to a place; outside the bars, a time or a day at their mean distance. */
  readonly timeAt: (index: number) => Pick<DrawingPoint, "date" | "time">;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Returns the places of bars, in ascending order and at least one. A time within a day belongs to its day's bar. */
export function barPlaces(bars: readonly Bar[], timeZone: string): BarPlaces {
  const isIntraday = bars.some(({ time }) => time !== undefined);
  const clock = ({ date, time }: Pick<DrawingPoint, "date" | "time">): number => {
    const at = isIntraday && time !== undefined ? chartTime({ date, time }, timeZone) : date;
    return typeof at === "number" ? at * 1000 : Date.parse(date);
  };
  const clocks = bars.map(clock);
  const last = bars.length - 1;
  const [start, end] = [clocks[0] ?? 0, clocks[last] ?? 0];
  const step = last < 1 || end <= start ? dayMs : (end - start) / last;
  return {
    indexOf: (point) => {
      const at = clock(point);
      if (at <= start) return (at - start) / step;
      if (at >= end) return last + (at - end) / step;
      const after = clocks.findIndex((other) => other > at);
      const [before, next] = [clocks[after - 1] ?? start, clocks[after] ?? end];
      return after - 1 + (at - before) / (next - before);
    },
    timeAt: (index) => {
      const isOutside = index < -0.5 || index > last + 0.5;
      const edge = bars[index < 0 ? 0 : last]?.time;
      if (isOutside && isIntraday && edge !== undefined) {
        const distance = (index < 0 ? index : index - last) * step;
        const at = Math.round((Date.parse(edge) + distance) / minuteMs) * minuteMs;
        return { date: zonedDate(at, timeZone), time: new Date(at).toISOString() };
      }
      if (isOutside) {
        const day = Math.round((start + index * step) / dayMs) * dayMs;
        return { date: new Date(day).toISOString().slice(0, 10) };
      }
      const { date = "", time } = bars[Math.max(0, Math.min(last, Math.round(index)))] ?? {};
      return time === undefined ? { date } : { date, time };
    },
  };
}

type Split = Pick<History["events"][number], "date" | "type" | "value">;

/**
 * Returns a drawing with its prices in today's shares. Bars are adjusted for later splits, so prices from before a split
 * are divided by its new shares per old one.
 */
export function afterSplits(drawing: Drawing, events: readonly Split[]): Drawing {
  const shares = events.reduce(
    (product, { date, type, value }) =>
      type === "split" && value > 0 && date > drawing.priceDay ? product * value : product,
    1,
  );
  return shares === 1 ? drawing : withPoints(drawing, (point) => ({ ...point, price: point.price / shares }));
}

/**
 * Returns the day whose shares a history's prices count: the one of its data, and at least that of its last split. The
 * last bar may be a week's or a month's, with the day on which that began.
 */
export function priceDayOf(
  { bars, events, provenance: { asOf } }: Pick<History, "bars" | "events"> & { provenance: { asOf: string | null } },
  timeZone: string,
): string {
  const splits = events.filter(({ type }) => type === "split").map(({ date }) => date);
  const ofData = asOf === null ? "" : zonedDate(Date.parse(asOf), timeZone);
  return [bars.at(-1)?.date ?? "", ofData, ...splits].reduce((latest, day) => (day > latest ? day : latest));
}

/**
 * Returns a changed drawing as it is stored. Prices that stay keep their day, because the splits since it may not be
 * known; new ones count the shares of `priceDay`.
 */
export function storedChange(stored: Drawing, shown: Drawing, changed: Drawing, priceDay: string): Drawing {
  const isSame = changed.points.every(({ price }, place) => price === shown.points[place]?.price);
  if (!isSame) return { ...changed, priceDay };
  const kept = withPoints(changed, (point, place) => ({ ...point, price: stored.points[place]?.price ?? point.price }));
  return { ...kept, priceDay: stored.priceDay };
}

/** Returns a drawing with each of its points changed. */
export function withPoints(drawing: Drawing, change: (point: DrawingPoint, place: number) => DrawingPoint): Drawing {
  if (drawing.kind === "trend" || drawing.kind === "range") {
    const [from, to] = drawing.points;
    return { ...drawing, points: [change(from, 0), change(to, 1)] };
  }
  return { ...drawing, points: [change(drawing.points[0], 0)] };
}
