import { z } from "zod";
import type { OptionContract } from "#contract/fundamentals.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, missing, refused, sampleLeftOut } from "./found.ts";
import { dayInput, symbolInput } from "./input.ts";
import { isReal } from "./is-real.ts";
import { percentOf, sourceDraft, type SourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";
import { symbolHref } from "./symbol-href.ts";

export const impliedMoveTool = readingTool({
  name: "get_implied_move",
  description:
    "The move until an options expiry that option prices imply, in per cent, with the implied volatility, put/call ratios, the strikes with most open interest and the expiries there are. US shares only.",
  input: z.strictObject({ symbol: symbolInput, expiry: dayInput.optional() }),
  symbolsOf: ({ symbol }) => [symbol],
  run: (input, context) => impliedMoveFound(input, context),
});

export async function impliedMoveFound(
  { symbol, expiry }: { readonly symbol: string; readonly expiry?: string | undefined },
  { api, today }: Pick<ToolContext, "api" | "today">,
): Promise<ToolFound | ToolMissing> {
  const reply = await api("GET /api/market/options", { symbol, ...(expiry === undefined ? {} : { expiry }) });
  if (!reply.ok) return refused(reply);
  const { impliedMove, underlyingPrice, provenance, calls, puts } = reply.output;
  const expiries = reply.output.expiries.filter((day) => day >= today);
  if (provenance.status === "sample") return missing(sampleLeftOut);
  if (!isReal(provenance) || impliedMove === null) return missing(`No options of ${symbol} are quoted near its price.`);
  const subject = subjectOf(symbol);
  const draft = sourceDraft({ asOf: provenance.asOf, status: provenance.status, subject });
  const period = reply.output.expiry;
  if (period !== null && period < today)
    return missing(`The options of ${symbol} that are known expired on ${period}.`);
  return found(
    `Move of ${symbol} implied by options`,
    [
      draft.source({
        kind: "options",
        title: `${symbol} options, implied move`,
        href: symbolHref(symbol),
        provider: provenance.source,
        data: {
          symbol,
          expiry: draft.day({ key: "expiry", label: "Expiry", date: period }),
          price: draft.figure({ key: "price", label: "Price", unit: "number", value: underlyingPrice }),
          impliedMovePercent: draft.computed({
            key: "impliedMove",
            label: "Implied move",
            alsoCalled: ["expected move", "options price in"],
            unit: "percent",
            period: period === null ? null : `${provenance.asOf?.slice(0, 10) ?? period}/${period}`,
            value: percentOf(impliedMove),
            formula: "price of call and put at the money ÷ price × 100",
            of: ["price"],
          }),
          ...optionData(draft, { calls, puts, underlyingPrice }),
          expiries: expiries
            .slice(0, 8)
            .map((day, index) => draft.day({ key: `expiry${index}`, label: "Expiry", date: day })),
        },
      }),
    ],
    [subject],
  );
}

const maxStrikes = 3;

/** Volume, open interest and implied volatility of a chain. */
function optionData(
  draft: SourceDraft,
  {
    calls,
    puts,
    underlyingPrice,
  }: {
    readonly calls: readonly OptionContract[];
    readonly puts: readonly OptionContract[];
    readonly underlyingPrice: number | null;
  },
) {
  const total = (contracts: readonly OptionContract[], key: "volume" | "openInterest") => {
    const known = contracts.flatMap((contract) => contract[key] ?? []);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  };
  const count = (key: string, label: string, value: number | null) =>
    draft.figure({ key, label, unit: "count", value });
  const ratio = (key: string, label: string, of: readonly string[]) =>
    draft.derive({ key, label, unit: "number", operation: "ratio", of });
  const strikes = (side: string, label: string, contracts: readonly OptionContract[]) =>
    contracts
      .filter(({ openInterest }) => (openInterest ?? 0) > 0)
      .toSorted((one, other) => (other.openInterest ?? 0) - (one.openInterest ?? 0))
      .slice(0, maxStrikes)
      .map(({ strike, openInterest }, index) => ({
        strike: draft.figure({
          key: `${side}${index}.strike`,
          label: `Strike of a ${label}`,
          unit: "number",
          value: strike,
        }),
        openInterest: count(`${side}${index}.openInterest`, `Open interest of a ${label}`, openInterest),
      }));
  const near = [calls, puts].flatMap((contracts) => {
    const [nearest] = contracts
      .filter(({ impliedVolatility }) => (impliedVolatility ?? 0) > 0)
      .toSorted(
        (one, other) => Math.abs(one.strike - (underlyingPrice ?? 0)) - Math.abs(other.strike - (underlyingPrice ?? 0)),
      );
    return underlyingPrice === null || nearest?.impliedVolatility == null ? [] : [nearest.impliedVolatility];
  });
  return {
    callVolume: count("callVolume", "Volume of calls", total(calls, "volume")),
    putVolume: count("putVolume", "Volume of puts", total(puts, "volume")),
    callOpenInterest: count("callOpenInterest", "Open interest of calls", total(calls, "openInterest")),
    putOpenInterest: count("putOpenInterest", "Open interest of puts", total(puts, "openInterest")),
    putCallByVolume: ratio("putCallVolume", "Put/call ratio by volume", ["putVolume", "callVolume"]),
    putCallByOpenInterest: ratio("putCallOpenInterest", "Put/call ratio by open interest", [
      "putOpenInterest",
      "callOpenInterest",
    ]),
    impliedVolatilityPercent: draft.computed({
      key: "impliedVolatility",
      label: "Implied volatility at the money",
      unit: "percent",
      value: near.length === 0 ? null : percentOf(near.reduce((sum, value) => sum + value, 0) / near.length),
      formula: "mean of the call and the put nearest to the price",
      of: ["price"],
    }),
    callStrikesByOpenInterest: strikes("call", "call", calls),
    putStrikesByOpenInterest: strikes("put", "put", puts),
  };
}
