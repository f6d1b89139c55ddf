import { z } from "zod";

/**
 * A calendar day in the range markets use. Dates with five-digit years are rejected because day arithmetic fails on
 * them.
 */
export const Day = z.iso
  .date("A day such as 2026-03-31")
  .refine((day) => day >= "1900-01-01" && day < "2200-01-01", "A day from 1900 to 2199");
