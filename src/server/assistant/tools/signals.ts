import { z } from "zod";
import type { Evidence, Reading } from "#contract/indicators.ts";
import type { Provenance } from "#contract/provenance.ts";
import { readingTool, type ToolSource, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, incompleteNotice, missing, refused, sampleLeftOut, sampleNotice } from "./found.ts";
import { evidenceData } from "./evidence-facts.ts";
import { symbolInput } from "./input.ts";
import { isReal } from "./is-real.ts";
import { percentOf, sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";
import { symbolHref } from "./symbol-href.ts";

export const signalsTool = readingTool({
  name: "get_signals",
  description:
    "Technical signals of up to 20 symbols on daily bars, by rule: SMA (50), RSI (14), MACD (12,26,9), ADX (14), each with its value, signal and the rule that gave it, and the overall rating by the rules of this app. With evidence: hit rate over independent calls on this symbol, its 95 % interval, the base rate of betting on the drift; newestThird adds the newest third of the days by itself. Never state a hit rate without its base rate. No signal is not Hold.",
  input: z.strictObject({
    symbols: z.array(symbolInput).min(1).max(20),
    newestThird: z.boolean().default(false),
  }),
  symbolsOf: ({ symbols }) => symbols,
  run: (input, context) => signalsFound(input, context),
});

export async function signalsFound(
  { symbols, newestThird = false }: { readonly symbols: readonly string[]; readonly newestThird?: boolean },
  { api }: Pick<ToolContext, "api">,
): Promise<ToolFound | ToolMissing> {
  const reply = await api("GET /api/market/signals", { symbols: [...symbols], interval: "1d", evidence: "yes" });
  if (!reply.ok) return refused(reply);
  const all = reply.output.symbols;
  const real = all.filter((item) => isReal(item.provenance) && item.readings.length > 0);
  const sampled = all.filter(({ provenance }) => provenance.status === "sample").map(({ symbol }) => symbol);
  if (real.length === 0)
    return missing(sampled.length > 0 ? sampleLeftOut : `No prices of ${symbols.join(", ")} to read signals from.`);
  const others = symbols.filter((symbol) => !real.some((item) => item.symbol === symbol) && !sampled.includes(symbol));
  return found(
    `Signals of ${real.map(({ symbol }) => symbol).join(", ")}`,
    real.map((item) => signalSource(item, { newestThird })),
    real.map(({ symbol }) => subjectOf(symbol)),
    [
      ...(sampled.length > 0 ? [sampleNotice(`Signals of ${sampled.join(", ")}`)] : []),
      ...(others.length > 0 ? [incompleteNotice(`No signals of ${others.join(", ")}: no prices.`)] : []),
    ],
  );
}

/** Words of people for what an indicator is called here. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  sma: ["moving average", "SMA", "SMA 50", "50-day average"],
  rsi: ["RSI", "RSI 14", "relative strength index"],
  macd: ["MACD", "MACD line"],
  adx: ["ADX", "ADX 14", "directional index", "trend strength"],
};

/** The four readings of a symbol on daily bars. */
export function signalSource(
  {
    symbol,
    overall,
    overallEvidence,
    readings,
    provenance,
  }: {
    readonly symbol: string;
    readonly overall: string | null;
    readonly overallEvidence: Evidence | null;
    readonly readings: readonly Reading[];
    readonly provenance: Provenance;
  },
  options: { readonly newestThird: boolean },
): ToolSource {
  const draft = sourceDraft({ asOf: provenance.asOf, status: provenance.status, subject: subjectOf(symbol) });
  const rows = readings.map((reading) => ({
    indicator: draft.own(reading.indicator),
    value: draft.computed({
      key: reading.id,
      label: reading.indicator,
      alsoCalled: alsoCalled[reading.id] ?? [],
      unit: "number",
      value: reading.value,
      formula: `${reading.indicator} of daily closes`,
      of: [],
    }),
    signal: draft.own(reading.signal ?? "no signal"),
    rule: reading.rule === null ? null : draft.sentence(`${reading.id}.rule`, reading.rule),
    note: draft.own(reading.note),
    inputs: Object.fromEntries(
      reading.inputs
        .filter(({ name }) => name !== reading.id)
        .map(({ name, value }) => [
          name,
          draft.computed({
            key: `${reading.id}.${name}`,
            label: inputLabels[name] ?? `${reading.indicator} ${name}`,
            unit: name.endsWith("Percent") ? "percent" : "number",
            value,
            formula: `${reading.indicator} of daily closes`,
            of: [],
          }),
        ]),
    ),
  }));
  const evidence = {
    overall: overallEvidence === null ? null : evidenceData(draft, "overall", "Rating", overallEvidence, options),
    ...Object.fromEntries(
      readings.map(({ id, indicator, evidence: past }) => [
        id,
        past === null ? null : evidenceData(draft, id, indicator, past, options),
      ]),
    ),
  };
  const heldOn =
    overallEvidence === null
      ? null
      : draft.computed({
          key: "overall.hold",
          label: "Days rated Hold",
          unit: "percent",
          value: percentOf(overallEvidence.holdBars / overallEvidence.knownBars),
          formula: "days rated Hold ÷ days with a rating × 100",
          of: [],
        });
  const counted = readings.filter(({ signal }) => signal !== null).length;
  count("counted", "Readings with a signal", counted);
  return draft.source({
    kind: "signals",
    title: `${symbol} signals, daily`,
    href: symbolHref(symbol, "technical"),
    provider: provenance.source,
    data: {
      symbol,
      interval: "1d",
      overall: draft.own(overall ?? "no signal"),
      daysRatedHoldPercent: heldOn,
      readings: rows,
      evidence,
    },
    table: {
      title: `${symbol} signals, daily`,
      columns: [
        { label: "Indicator", isNumber: false },
        { label: "Value", isNumber: true },
        { label: "Signal", isNumber: false },
        { label: "Hit rate", isNumber: true },
        { label: "Base rate", isNumber: true },
        { label: "Independent calls", isNumber: true },
      ],
      rows: readings.map(({ id, indicator, signal }) => ({
        symbol,
        cells: [
          { text: indicator },
          draft.cell(id),
          { text: signal ?? "No signal" },
          draft.cell(`${id}.hitRate`),
          draft.cell(`${id}.baseRate`),
          draft.cell(`${id}.cases`),
        ],
      })),
    },
  });

  function count(key: string, label: string, value: number) {
    return draft.figure({ key, label, unit: "count", value });
  }
}

const inputLabels: Readonly<Record<string, string>> = {
  changePercent: "Last step of the average",
  distancePercent: "Price above its average",
  plusDi: "+DI",
  minusDi: "-DI",
  signal: "MACD signal line",
  histogram: "MACD histogram",
};
