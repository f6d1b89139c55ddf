import { z } from "zod";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, missing, refused, sampleLeftOut } from "./found.ts";
import { dayInput, symbolInput } from "./input.ts";
import { isReal } from "./is-real.ts";
import { percentOf, sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";
import { symbolHref } from "./symbol-href.ts";

export const impliedMoveTool = readingTool({
  name: "get_implied_move",
  description:
    "The move until an options expiry that option prices imply, in per cent, with the expiries there are. US shares only.",
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
  const { impliedMove, underlyingPrice, provenance } = reply.output;
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
          expiries: expiries
            .slice(0, 8)
            .map((day, index) => draft.day({ key: `expiry${index}`, label: "Expiry", date: day })),
        },
      }),
    ],
    [subject],
  );
}
