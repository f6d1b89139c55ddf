import { z } from "zod";

/** One ticker symbol as a model writes it; plain enough for JSON schema. */
export const symbolInput = z
  .string()
  .trim()
  .toUpperCase()
  .max(32)
  .regex(/^[A-Z0-9^][A-Z0-9.\-=^&_]*$/, "Not a ticker symbol");

export const dayInput = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "A day such as 2026-03-02");

/** Spans that tools can be asked for by name. */
export const rangeInput = z.enum(["5d", "1mo", "3mo", "6mo", "ytd", "1y", "3y", "5y"]);
export type RangeName = z.infer<typeof rangeInput>;
