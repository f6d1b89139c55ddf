import { z } from "zod";
import type { OptionContract } from "#contract/fundamentals.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
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
  { api, today, words }: Pick<ToolContext, "api" | "today" | "words">,
): Promise<ToolFound | ToolMissing> {
  const reply = await api("GET /api/market/options", { symbol, ...(expiry === undefined ? {} : { expiry }) });
  if (!reply.ok) return refused(reply, words);
  const { options: texts, sampleOnly } = words.answers.sources;
  const { impliedMove, underlyingPrice, provenance, calls, puts } = reply.output;
  const expiries = reply.output.expiries.filter((day) => day >= today);
  if (provenance.status === "sample") return missing(sampleOnly);
  if (!isReal(provenance) || impliedMove === null) return missing(texts.none(symbol));
  const subject = subjectOf(symbol);
  const draft = sourceDraft({ asOf: provenance.asOf, status: provenance.status, subject, words });
  const period = reply.output.expiry;
  if (period !== null && period < today) return missing(texts.expired({ symbol, day: period }));
  return found(
    texts.summary(symbol),
    [
      draft.source({
        kind: "options",
        title: texts.title(symbol),
        href: symbolHref(symbol),
        provider: provenance.source,
        data: {
          symbol,
          expiry: draft.day({ key: "expiry", label: texts.expiry, date: period }),
          price: draft.figure({ key: "price", label: draft.labels.price, unit: "number", value: underlyingPrice }),
          impliedMovePercent: draft.computed({
            key: "impliedMove",
            label: texts.impliedMove,
            unit: "percent",
            period: period === null ? null : `${provenance.asOf?.slice(0, 10) ?? period}/${period}`,
            value: percentOf(impliedMove),
            formula: draft.formulas.impliedMove,
            of: ["price"],
          }),
          ...optionData(draft, { calls, puts, underlyingPrice }),
          expiries: expiries
            .slice(0, 8)
            .map((day, index) => draft.day({ key: `expiry${index}`, label: texts.expiry, date: day })),
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
  const { options: texts } = draft.texts;
  const total = (contracts: readonly OptionContract[], key: "volume" | "openInterest") => {
    const known = contracts.flatMap((contract) => contract[key] ?? []);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  };
  const count = (key: string, label: string, value: number | null) =>
    draft.figure({ key, label, unit: "count", value });
  const ratio = (key: string, label: string, of: readonly string[]) =>
    draft.derive({ key, label, unit: "number", operation: "ratio", of });
  const strikes = (side: "call" | "put", contracts: readonly OptionContract[]) =>
    contracts
      .filter(({ openInterest }) => (openInterest ?? 0) > 0)
      .toSorted((one, other) => (other.openInterest ?? 0) - (one.openInterest ?? 0))
      .slice(0, maxStrikes)
      .map(({ strike, openInterest }, index) => ({
        strike: draft.figure({
          key: `${side}${index}.strike`,
          label: texts.strike[side],
          unit: "number",
          value: strike,
        }),
        openInterest: count(`${side}${index}.openInterest`, texts.strikeOpenInterest[side], openInterest),
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
    callVolume: count("callVolume", texts.callVolume, total(calls, "volume")),
    putVolume: count("putVolume", texts.putVolume, total(puts, "volume")),
    callOpenInterest: count("callOpenInterest", texts.callOpenInterest, total(calls, "openInterest")),
    putOpenInterest: count("putOpenInterest", texts.putOpenInterest, total(puts, "openInterest")),
    putCallByVolume: ratio("putCallVolume", texts.putCallVolume, ["putVolume", "callVolume"]),
    putCallByOpenInterest: ratio("putCallOpenInterest", texts.putCallOpenInterest, [
      "putOpenInterest",
      "callOpenInterest",
    ]),
    impliedVolatilityPercent: draft.computed({
      key: "impliedVolatility",
      label: texts.impliedVolatility,
      unit: "percent",
      value: near.length === 0 ? null : percentOf(near.reduce((sum, value) => sum + value, 0) / near.length),
      formula: draft.formulas.impliedVolatility,
      of: ["price"],
    }),
    callStrikesByOpenInterest: strikes("call", calls),
    putStrikesByOpenInterest: strikes("put", puts),
  };
}
