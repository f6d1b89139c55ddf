import { z } from "zod";
import { dataStatuses } from "#core/market/provenance.ts";

/** Where a value comes from, how trustworthy it is now, and the market time it stands for. */
export const Provenance = z.object({
  source: z.string(),
  status: z.enum(dataStatuses),
  /** Market time of the value; null when there is no value. */
  asOf: z.string().nullable(),
  delayMinutes: z.number().nullable(),
  /** When the server received it; null when there is no value. */
  fetchedAt: z.string().nullable(),
  /** A sentence for people where something was held back, is incomplete or is not offered; absent otherwise. */
  note: z.string().optional(),
});
export type Provenance = z.infer<typeof Provenance>;
