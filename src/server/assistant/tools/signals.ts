import { z } from "zod";
import type { Evidence, Reading } from "#contract/indicators.ts";
import type { Provenance } from "#contract/provenance.ts";
import type { SignalName } from "#core/signals/index.ts";
import type { Words } from "#core/words/shape.ts";
import {
  readingTool,
  type SourceTable,
  type ToolSource,
  type ToolContext,
  type ToolFound,
  type ToolMissing,
} from "../tool.ts";
import { found, incompleteNotice, missing, refused, sampleNotice } from "./found.ts";
import { evidenceData } from "./evidence-facts.ts";
import { symbolInput } from "./input.ts";
import { isReal } from "./is-real.ts";
import { percentOf, sourceDraft, type SourceDraft } from "./source-draft.ts";
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
  { api, words }: Pick<ToolContext, "api" | "words">,
): Promise<ToolFound | ToolMissing> {
  const reply = await api("GET /api/market/signals", { symbols: [...symbols], interval: "1d", evidence: "yes" });
  if (!reply.ok) return refused(reply, words);
  const { signals, sampleOnly } = words.answers.sources;
  const all = reply.output.symbols;
  const real = all.filter((item) => isReal(item.provenance) && item.readings.length > 0);
  const sampled = all.filter(({ provenance }) => provenance.status === "sample").map(({ symbol }) => symbol);
  if (real.length === 0) return missing(sampled.length > 0 ? sampleOnly : signals.noPrices(symbols.join(", ")));
  const others = symbols.filter((symbol) => !real.some((item) => item.symbol === symbol) && !sampled.includes(symbol));
  return found(
    signals.of(real.map(({ symbol }) => symbol).join(", ")),
    real.map((item) => signalSource(item, { newestThird }, words)),
    real.map(({ symbol }) => subjectOf(symbol)),
    [
      ...(sampled.length > 0 ? [sampleNotice(signals.of(sampled.join(", ")), words)] : []),
      ...(others.length > 0 ? [incompleteNotice(signals.left(others.join(", ")))] : []),
    ],
  );
}

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
    readonly overall: SignalName | null;
    readonly overallEvidence: Evidence | null;
    readonly readings: readonly Reading[];
    readonly provenance: Provenance;
  },
  options: { readonly newestThird: boolean },
  words: Words,
): ToolSource {
  const draft = sourceDraft({ asOf: provenance.asOf, status: provenance.status, subject: subjectOf(symbol), words });
  const { technical, signalRules } = words.answers;
  const { signals: texts } = draft.texts;
  const inputLabels: Readonly<Record<string, string>> = texts.inputs;
  const signalOf = (signal: SignalName | null) => (signal === null ? technical.noSignal : technical.signals[signal]);
  const rows = readings.map((reading) => ({
    indicator: draft.own(reading.indicator),
    value: draft.computed({
      key: reading.id,
      label: reading.indicator,
      unit: "number",
      value: reading.value,
      formula: draft.formulas.dailyCloses(reading.indicator),
      of: [],
    }),
    signal: draft.own(signalOf(reading.signal)),
    rule: reading.rule === null ? null : draft.sentence(`${reading.id}.rule`, signalRules.reasons[reading.ruleId]),
    note: draft.own(reading.noteId === null ? null : signalRules.notes[reading.noteId]),
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
            formula: draft.formulas.dailyCloses(reading.indicator),
            of: [],
          }),
        ]),
    ),
  }));
  const evidence = {
    overall: overallEvidence === null ? null : evidenceData(draft, "overall", texts.rating, overallEvidence, options),
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
          label: texts.heldOn,
          unit: "percent",
          value: percentOf(overallEvidence.holdBars / overallEvidence.knownBars),
          formula: draft.formulas.daysRatedHold,
          of: [],
        });
  const counted = readings.filter(({ signal }) => signal !== null).length;
  draft.figure({ key: "counted", label: texts.counted, unit: "count", value: counted });
  return draft.source({
    kind: "signals",
    title: texts.title(symbol),
    href: symbolHref(symbol, "technical"),
    provider: provenance.source,
    data: {
      symbol,
      interval: "1d",
      overall: draft.own(signalOf(overall)),
      daysRatedHoldPercent: heldOn,
      readings: rows,
      evidence,
    },
    table: signalTable(draft, symbol, readings, signalOf),
  });
}

function signalTable(
  draft: SourceDraft,
  symbol: string,
  readings: readonly Reading[],
  signalOf: (signal: Reading["signal"]) => string,
): SourceTable {
  const { labels, texts } = draft;
  const columns = [
    [labels.indicator, false],
    [labels.figure, true],
    [labels.signal, false],
    [labels.hitRate, true],
    [labels.baseRate, true],
    [labels.independentCalls, true],
  ] as const;
  return {
    title: texts.signals.title(symbol),
    columns: columns.map(([label, isNumber]) => ({ label, isNumber })),
    rows: readings.map(({ id, indicator, signal }) => ({
      symbol,
      cells: [
        { text: indicator },
        draft.cell(id),
        { text: signalOf(signal) },
        draft.cell(`${id}.hitRate`),
        draft.cell(`${id}.baseRate`),
        draft.cell(`${id}.cases`),
      ],
    })),
  };
}
