import type { ChartPoint, ExtraSeries } from "#contract/indicators.ts";
import { formatLarge } from "../format/format-large.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { text } from "../text/text.ts";

/** An index into the series colours, or a direction colour. */
export type LineColour = 0 | 1 | 2 | 3 | 4 | 5 | "up" | "down";

export interface PaneLine {
  readonly id: string;
  /** The label in the legend; empty if the pane's name is enough. */
  readonly label: string;
  readonly look: "line" | "dashed" | "dots" | "histogram";
  readonly colour: LineColour;
  /** One per point; nulls aren't drawn. */
  readonly values: readonly (number | null)[];
}

export interface IndicatorPane {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly PaneLine[];
  /** Reference levels drawn across, such as 70 and 30. */
  readonly levels: readonly number[];
  readonly format: (value: number) => string;
}

/** Lengths of the four standard indicators. */
export interface IndicatorLengths {
  readonly sma: number;
  readonly rsi: number;
  readonly macd: readonly [fast: number, slow: number, signal: number];
  readonly adx: number;
}

/** Returns the panes in order: the price with its overlays, then one pane per other indicator. */
export function indicatorPanes(
  points: readonly ChartPoint[],
  extras: readonly ExtraSeries[],
  lengths: IndicatorLengths,
  priceDigits: number,
): readonly IndicatorPane[] {
  const { names } = text.indicators;
  const column = (read: (point: ChartPoint) => number | null): (number | null)[] => points.map(read);
  const price = (value: number): string => fixed(value, priceDigits);
  const oneDigit = (value: number): string => fixed(value, 1);
  const overlays = extras.filter(({ place }) => place === "price");
  return [
    {
      id: "price",
      label: text.chart.title,
      levels: [],
      format: price,
      lines: [
        {
          id: "sma",
          label: `${names.sma} ${lengths.sma}`,
          look: "line",
          colour: 0,
          values: column(({ sma }) => sma),
        },
        ...overlays.flatMap((extra, index) => overlayLines(extra, colourAt(index + 1))),
      ],
    },
    {
      id: "rsi",
      label: `${names.rsi} ${lengths.rsi}`,
      levels: [70, 30],
      format: oneDigit,
      lines: [{ id: "rsi", label: "", look: "line", colour: 2, values: column(({ rsi }) => rsi) }],
    },
    {
      id: "macd",
      label: `${names.macd} ${lengths.macd.join("/")}`,
      levels: [0],
      format: (value) => fixed(value, Math.max(2, priceDigits)),
      lines: [
        {
          id: "macdHistogram",
          label: text.indicators.outputs["histogram"] ?? "",
          look: "histogram",
          colour: "up",
          values: column(({ macdHistogram }) => macdHistogram),
        },
        { id: "macd", label: "", look: "line", colour: 0, values: column(({ macd }) => macd) },
        {
          id: "macdSignal",
          label: text.indicators.outputs["signal"] ?? "",
          look: "dashed",
          colour: 1,
          values: column(({ macdSignal }) => macdSignal),
        },
      ],
    },
    {
      id: "adx",
      label: `${names.adx} ${lengths.adx}`,
      levels: [25, 50],
      format: oneDigit,
      lines: [
        { id: "adx", label: "", look: "line", colour: 5, values: column(({ adx }) => adx) },
        { id: "plusDi", label: "+DI", look: "dashed", colour: "up", values: column(({ plusDi }) => plusDi) },
        { id: "minusDi", label: "−DI", look: "dashed", colour: "down", values: column(({ minusDi }) => minusDi) },
      ],
    },
    ...extras.filter(({ place }) => place === "pane").map(extraPane),
  ];
}

/** Returns a line's value at a point as the legend shows it. */
export function lineValue({ format }: IndicatorPane, { values }: PaneLine, index: number): string {
  const value = values[index] ?? null;
  return value === null ? missing : format(value);
}

function overlayLines({ id, label, outputs }: ExtraSeries, colour: LineColour): PaneLine[] {
  return drawn(outputs).map(({ name, values }, index) => ({
    id: `${id}-${label}-${name}`,
    label: index === 0 ? label : "",
    look: id === "parabolicSar" ? "dots" : name === "middle" ? "dashed" : "line",
    colour,
    values,
  }));
}

function extraPane({ id, label, outputs }: ExtraSeries): IndicatorPane {
  const drawnOutputs = drawn(outputs);
  const largest = Math.max(0, ...drawnOutputs.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))));
  return {
    id: `${id}-${label}`,
    label,
    levels: paneLevels[id] ?? [],
    format: (value) => (largest >= 100_000 ? formatLarge(value) : fixed(value, digitsFor(largest))),
    lines: drawnOutputs.map(({ name, values }, index) => ({
      id: `${id}-${label}-${name}`,
      label: drawnOutputs.length === 1 ? "" : (text.indicators.outputs[name] ?? name),
      look: name === "histogram" ? "histogram" : index === 0 ? "line" : "dashed",
      colour: colourAt(index),
      values,
    })),
  };
}

/** False for direction outputs of 1 or -1, which describe a line and aren't drawn. */
function drawn(outputs: ExtraSeries["outputs"]): ExtraSeries["outputs"] {
  return outputs.filter(({ name }) => name !== "direction");
}

const paneLevels: Readonly<Record<string, readonly number[]>> = {
  rsi: [70, 30],
  macd: [0],
  adx: [25, 50],
  stochastic: [80, 20],
  stochasticRsi: [80, 20],
  cci: [100, -100],
  roc: [0],
  mfi: [80, 20],
  williamsR: [-20, -80],
  aroon: [50],
  trix: [0],
  ppo: [0],
};

function digitsFor(largest: number): number {
  if (largest >= 100) return 1;
  if (largest >= 1) return 2;
  return largest === 0 ? 2 : Math.min(8, 3 - Math.floor(Math.log10(largest)));
}

function colourAt(index: number): LineColour {
  return lineColours[index % lineColours.length] ?? 0;
}

const lineColours = [0, 1, 3, 4, 5, 2] as const;
