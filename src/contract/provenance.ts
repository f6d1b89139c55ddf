import { z } from "zod";
import { dataStatuses } from "#core/market/provenance.ts";

/** The source of a value, its current reliability, and the market time it refers to. */
export const Provenance = z.object({
  source: z.string(),
  status: z.enum(dataStatuses),
  /** Market time of the value. Null if there is no value. */
  asOf: z.string().nullable(),
  delayMinutes: z.number().nullable(),
  /** Time the server received it. Null if there is no value. */
  fetchedAt: z.string().nullable(),
  /** A sentence for display if something was withheld, is incomplete or isn't offered. Otherwise absent. */
  note: z.string().optional(),
});
export type Provenance = z.infer<typeof Provenance>;
