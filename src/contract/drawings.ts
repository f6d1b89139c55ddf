import { z } from "zod";
import { maxDrawingPrice, maxDrawings, maxDrawingTextLength } from "#core/market/drawing-limits.ts";
import { Instant } from "./alerts.ts";
import { endpoint } from "./endpoint.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

/** A place on a chart in time and price, so that it holds for every range and scale. */
const DrawingPoint = z.object({
  date: z.iso.date(),
  /** The start of an intraday bar. Absent for a whole day. */
  time: Instant.optional(),
  price: z.number().positive().max(maxDrawingPrice),
});
export type DrawingPoint = z.infer<typeof DrawingPoint>;

const shared = {
  /** Chosen by the client. */
  id: z.string().regex(/^[\w-]{8,40}$/),
  isHidden: z.boolean().default(false),
  /** The prices count the shares of this day. Later splits are applied when the drawing is shown. */
  priceDay: z.iso.date(),
};
const oneEnd = z.tuple([DrawingPoint]);
const twoEnds = z.tuple([DrawingPoint, DrawingPoint]);

/** A trend line, a level across, a box over days and prices, or a text at a place. */
export const Drawing = z.discriminatedUnion("kind", [
  z.object({ ...shared, kind: z.literal("trend"), points: twoEnds }),
  z.object({ ...shared, kind: z.literal("level"), points: oneEnd }),
  z.object({ ...shared, kind: z.literal("range"), points: twoEnds }),
  z.object({
    ...shared,
    kind: z.literal("text"),
    points: oneEnd,
    text: z.string().trim().min(1).max(maxDrawingTextLength),
  }),
]);
export type Drawing = z.infer<typeof Drawing>;

export const Drawings = z
  .array(Drawing)
  .max(maxDrawings)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, "Duplicate ids");

const SymbolDrawings = z.object({
  symbol: z.string(),
  /** Later ones lie on top. */
  drawings: z.array(Drawing),
  /** Sent back as If-Match with a change. 0: nothing was drawn yet. */
  version: z.number().int(),
});
export type SymbolDrawings = z.infer<typeof SymbolDrawings>;

export const getDrawings = endpoint("GET /api/drawings", {
  summary: "Chart drawings",
  input: z.object({ symbol: TickerSymbol }),
  output: SymbolDrawings,
});

export const putDrawings = endpoint("PUT /api/drawings", {
  summary: "Replace drawings",
  input: z.object({ symbol: TickerSymbol, drawings: Drawings }),
  output: SymbolDrawings,
  problems: ["too-many-drawn-symbols", "version-conflict", "version-required"],
});

export const drawingEndpoints = [getDrawings, putDrawings] as const;
