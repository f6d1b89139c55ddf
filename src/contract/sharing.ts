import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Incomplete, MissingSplit } from "./portfolio-figures.ts";
import { Provenance } from "./provenance.ts";

const nullableText = z.string().nullable();
const nullableNumber = z.number().nullable();

export const PortfolioShare = z.object({
  id: z.string(),
  /** The heading visitors see. */
  title: z.string(),
  /** Null: all real accounts. */
  accountId: nullableText,
  showsAmounts: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Accurate to the hour. */
  lastOpenedAt: nullableText,
});
export type PortfolioShare = z.infer<typeof PortfolioShare>;

export const getShares = endpoint("GET /api/portfolio/shares", {
  summary: "Your read-only links to the portfolio, without their secrets",
  input: z.object({}),
  output: z.object({ shares: z.array(PortfolioShare) }),
});

export const createShare = endpoint("POST /api/portfolio/shares", {
  summary: "Create a read-only link to the portfolio, with amounts hidden or shown. Its address is only shown now",
  input: z.object({
    title: z
      .string()
      .trim()
      .min(1, "Give it a title")
      .max(60, "At most 60 characters")
      .regex(/^[^\p{Cc}\p{Cf}]*$/u, "Remove the control characters from the title"),
    accountId: z.string().nullable().default(null),
    showsAmounts: z.boolean().default(false),
    expiresInDays: z.number().int().min(1, "At least 1 day").max(366, "At most 366 days").default(30),
  }),
  output: PortfolioShare.extend({ url: z.string() }),
  status: 201,
  creates: true,
  needsRecentSignIn: true,
  problems: ["account-not-found", "too-many-shares"],
});

export const deleteShare = endpoint("DELETE /api/portfolio/shares/:id", {
  summary: "Revoke a read-only link. It stops working right away",
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["share-not-found"],
});

/**
 * Weights and returns are ratios (0.18). Names that end in Percent are per cent. Money and shares are null if amounts
 * are hidden.
 */
export const SharedPortfolio = z.object({
  title: z.string(),
  showsAmounts: z.boolean(),
  expiresAt: z.string(),
  /** Share of all valued holdings. */
  asOf: z.string(),
  baseCurrency: z.string(),
  totalValue: nullableText,
  /** Unrealised gain: value less cost of current holdings. */
  totalGainLoss: nullableText,
  totalGainLossPercent: nullableNumber,
  totalDayChange: nullableText,
  totalDayChangePercent: nullableNumber,
  cashWeight: nullableNumber,
  holdings: z.array(
    z.object({
      symbol: z.string(),
      name: nullableText,
      currency: z.string(),
      price: nullableNumber,
      weight: nullableNumber,
      dayChangePercent: nullableNumber,
      gainPercent: nullableNumber,
      quantity: nullableText,
      value: nullableText,
      gain: nullableText,
      provenance: Provenance,
    }),
  ),
  /** Time-weighted since the first transaction. Growth is the value of one unit of money, on each of the dates. */
  performance: z
    .object({
      from: z.string(),
      to: z.string(),
      timeWeighted: nullableNumber,
      dates: z.array(z.string()),
      growth: z.array(nullableNumber),
      benchmark: z.object({ symbol: z.string(), name: nullableText, growth: z.array(nullableNumber) }).nullable(),
    })
    .nullable(),
  incomplete: z.array(Incomplete),
  missingSplits: z.array(MissingSplit),
  provenance: Provenance,
});
export type SharedPortfolio = z.infer<typeof SharedPortfolio>;

export const readSharedPortfolio = endpoint("POST /api/shared/portfolio", {
  summary: "The portfolio behind a read-only link",
  access: "anonymous",
  // The secret is sent in the body so that access logs don't contain it.
  input: z.object({ token: z.string().max(200) }),
  output: SharedPortfolio,
  problems: ["share-not-found"],
});

export const sharingEndpoints = [getShares, createShare, deleteShare, readSharedPortfolio] as const;
