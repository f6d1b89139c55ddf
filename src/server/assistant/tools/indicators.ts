import { z } from "zod";
import { historyIntervals } from "#contract/market.ts";
import { readingTool } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
import { symbolInput } from "./input.ts";
import { isReal } from "./is-real.ts";
import { sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";
import { symbolHref } from "./symbol-href.ts";

export const indicatorsTool = readingTool({
  name: "get_indicators",
  description:
    'Newest values of further technical indicators of one symbol, such as bollinger, atr, stochastic, obv, ema, vwap, ichimoku: "ema,200;atr,14". At most six. For SMA, RSI, MACD and ADX with signals ask get_signals.',
  input: z.strictObject({
    symbol: symbolInput,
    interval: z.enum(historyIntervals).default("1d"),
    indicators: z
      .string()
      .trim()
      .regex(/^[a-z-]+(?:,\d+(?:\.\d+)?)*(?:;[a-z-]+(?:,\d+(?:\.\d+)?)*){0,5}$/i, 'Such as "ema,200;atr,14"'),
  }),
  symbolsOf: ({ symbol }) => [symbol],
  async run({ symbol, interval, indicators }, { api, words }) {
    const reply = await api("GET /api/market/indicators", { symbol, interval, points: 2, add: indicators });
    if (!reply.ok) return refused(reply, words);
    const { indicators: texts, sampleOnly } = words.answers.sources;
    const { extras, points, provenance, currency } = reply.output;
    if (provenance.status === "sample") return missing(sampleOnly);
    if (!isReal(provenance) || points.length === 0) return missing(texts.noPrices(symbol));
    const subject = subjectOf(symbol);
    const draft = sourceDraft({ asOf: provenance.asOf, status: provenance.status, subject, words });
    const price = draft.figure({
      key: "price",
      label: texts.close,
      unit: "money",
      currency,
      value: points.at(-1)?.price ?? null,
    });
    const named = extras.map((extra) => ({ ...extra, label: texts.name(extra) }));
    const data = named.map(({ id, label, place, outputs }, index) => ({
      indicator: draft.own(label),
      values: Object.fromEntries(
        outputs.map(({ name, values }) => [
          name,
          draft.computed({
            key: `${id}${index}.${name}`,
            label: outputs.length === 1 ? label : texts.line({ name: label, output: name }),
            unit: place === "price" ? "money" : "number",
            currency: place === "price" ? currency : null,
            value: values.at(-1) ?? null,
            formula: `${label} of ${interval} bars`,
            of: [],
          }),
        ]),
      ),
    }));
    return found(
      texts.summary(symbol),
      [
        draft.source({
          kind: "indicators",
          title: texts.title({ symbol, interval }),
          href: symbolHref(symbol, "technical"),
          provider: provenance.source,
          data: { symbol, interval, currency, price, indicators: data },
        }),
      ],
      [subject],
    );
  },
});
