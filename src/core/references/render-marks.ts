import { evaluate, type Operand } from "../computation/evaluate.ts";
import type { Fact, FigureUnit, GroundedFigure } from "../grounding/evidence.ts";
import { type FigureForm, marksIn } from "./marks.ts";
import { englishValues, type ValueWriting } from "./value-writing.ts";

/** A text with its marks replaced by values. Each figure records where its value appears and the facts it came from. */
export interface RenderedText {
  readonly text: string;
  readonly figures: readonly ReferencedFigure[];
  readonly quotations: readonly Quotation[];
}

/** Outside words that a mark quotes, with their quotation marks. */
export interface Quotation {
  readonly start: number;
  readonly end: number;
  readonly source: number;
  readonly articleId: string | null;
  /** A sentence by Bellwether: its numbers are data. */
  readonly isOwn: boolean;
}

/** A target of a mark other than a fact: words of a source. */
export interface Quote {
  readonly text: string;
  readonly source: number;
  readonly articleId: string | null;
  readonly isOwn: boolean;
}

/** A figure with the fact its mark names, or the facts it was calculated from. Empty if there is no such value. */
export interface ReferencedFigure extends GroundedFigure {
  readonly form: FigureForm;
  readonly usedFactIds: readonly string[];
}

/**
 * Replaces each mark in a text with its value. `factOf` finds a fact by its id, "3.price". A mark that names no fact, a division by zero
 * and mixed units become words, with a figure that was not found. `values` writes the figures. A mark of a quote
 * becomes the words in quotation marks, with its source unless the line already cites it.
 */
export function renderMarks(
  text: string,
  factOf: (id: string) => Fact | undefined,
  quoteOf: (id: string) => Quote | undefined = () => undefined,
  values: ValueWriting = englishValues,
): RenderedText {
  const figures: ReferencedFigure[] = [];
  const quotations: Quotation[] = [];
  let rendered = "";
  let from = 0;
  for (const mark of marksIn(text)) {
    rendered += text.slice(from, mark.start);
    from = mark.end;
    const quote = mark.isCalculation ? undefined : quoteOf(mark.body);
    if (quote !== undefined) {
      // Quotation marks that the writer put around the mark.
      rendered = rendered.replace(/["“„«]$/, "");
      from += /^["”“»]/.exec(text.slice(from))?.[0].length ?? 0;
      const { source, articleId, isOwn } = quote;
      const start = rendered.length;
      rendered += `“${quotable(quote.text)}”`;
      quotations.push({ start, end: rendered.length, source, articleId, isOwn });
      if (!citedOn(text.slice(from), source)) rendered += ` [${source}]`;
      continue;
    }
    const value = mark.isCalculation ? calculated(mark.body, factOf) : factValue(factOf(mark.body));
    if (value === null) {
      figures.push(unknownFigure(rendered.length, mark.form, values.unknown));
      rendered += values.unknown;
      continue;
    }
    const { form } = mark;
    const written = writtenAs(value, form, values);
    // A unit that the writer added to the mark: "${{1.price}} USD", "{{1.changePercent}} %".
    if (written.unit === "money") rendered = rendered.replace(/[$€£¥]\s?$/, "");
    if (/^[+−]/.test(written.figure)) rendered = rendered.replace(/(?<=^|\s)[+\u2212-]$/, "");
    from += unitBehind(text.slice(from, from + 8), written.unit, value.currency).length;
    rendered += written.verb;
    const start = rendered.length;
    rendered += written.figure;
    if (written.figure === "") continue;
    const end = rendered.length;
    // Statements from an article are never shown without their source.
    if (value.state === "news" && value.source !== null && !citedOn(text.slice(from), value.source))
      rendered += ` [${value.source}]`;
    figures.push({
      text: written.figure,
      start,
      end,
      state: value.state,
      value: written.value,
      unit: written.unit,
      currency: value.currency,
      factId: value.factId,
      articleId: null,
      source: value.source,
      asOf: value.asOf,
      formula: value.formula,
      inputs: value.inputs,
      mismatch: null,
      explanation: null,
      form,
      usedFactIds: value.usedFactIds,
    });
  }
  return { text: rendered + text.slice(from), figures, quotations };
}

/** True if the rest of the line cites a source. */
function citedOn(rest: string, source: number): boolean {
  return (rest.split("\n")[0] ?? "").includes(`[${source}]`);
}

/** Makes words safe for Markdown between quotation marks: without addresses, links, tags and emphasis. */
function quotable(text: string): string {
  return text
    .replaceAll(/(?:https?:\/\/|www\.)\S+/gi, "…")
    .replaceAll(/[“”„]/g, "'")
    .replaceAll(/[[\]<>`*_|\\]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function unknownFigure(start: number, form: FigureForm, text: string): ReferencedFigure {
  return {
    text,
    start,
    end: start + text.length,
    state: "not-found",
    value: 0,
    unit: "number",
    currency: null,
    factId: null,
    articleId: null,
    source: null,
    asOf: null,
    formula: null,
    inputs: [],
    mismatch: "unknown",
    explanation: "The text refers to a value that isn't in the data, or to a calculation that isn't possible.",
    form,
    usedFactIds: [],
  };
}

function unitBehind(text: string, unit: FigureUnit, currency: string | null): string {
  if (unit === "percent") return /^\s?%/.exec(text)?.[0] ?? "";
  if (unit !== "money" || currency === null) return "";
  const code = text.trimStart().startsWith(currency) ? text.slice(0, text.indexOf(currency) + currency.length) : "";
  return /^\s?\w+$/.test(code) && !/^\w/.test(text.slice(code.length)) ? code : "";
}

type Value = Pick<
  GroundedFigure,
  "state" | "value" | "unit" | "currency" | "factId" | "source" | "asOf" | "formula" | "inputs"
> & { readonly usedFactIds: readonly string[] };

function factValue(fact: Fact | undefined): Value | null {
  if (fact === undefined) return null;
  const { kind, value, unit, currency, id, source, asOf, formula, inputs } = fact;
  return { state: kind, value, unit, currency, factId: id, source, asOf, formula, inputs, usedFactIds: [id] };
}

/** A hyphen belongs to a key, "2.BRK-B.price", unless another id follows it. */
const factId = /(?<![\w.])\d{1,3}\.[\w.]*\w(?:-(?!\d{1,3}\.)[\w.]*\w)*/g;
/**
 * Constants a calculation may use, one besides a single 1. Every other operand must be a fact, because several
 * constants could produce any number.
 */
const plainNumbers = new Set([1, 2, 4, 12, 52, 100, 252, 365]);

/**
 * Evaluates a calculation over facts, with units. Null if a name isn't a fact, units don't fit, or it divides by zero.
 */
function calculated(expression: string, factOf: (id: string) => Fact | undefined): Value | null {
  const used: Fact[] = [];
  const constants: number[] = [];
  const result = evaluate(
    expression.replaceAll(factId, (id) => `{{${id}}}`),
    (written): Operand | string => {
      const id = /^\{\{(.+)\}\}$/.exec(written)?.[1] ?? written;
      const fact = factOf(id);
      if (fact !== undefined) {
        used.push(fact);
        return fact;
      }
      const value = Number(id);
      constants.push(value);
      const isOnly = constants.filter((other) => (other === 1) === (value === 1)).length === 1;
      return plainNumbers.has(value) && isOnly
        ? { label: "Constant", value, unit: "number", currency: null, isConstant: true }
        : `${id} isn't a value in the sources`;
    },
    { isStrict: true },
  );
  const [first] = used;
  if (!result.ok || first === undefined) return null;
  const isOneSource = used.every(({ source }) => source === first.source);
  return {
    state: (["yours", "news"] as const).find((state) => used.some(({ kind }) => kind === state)) ?? "computed",
    value: result.value,
    unit: result.unit,
    currency: result.unit === "money" ? result.currency : null,
    factId: null,
    source: isOneSource ? first.source : null,
    asOf:
      used.map(({ asOf }) => asOf).toSorted((one, other) => (one ?? "").localeCompare(other ?? "", "en"))[0] ?? null,
    formula: result.formula,
    inputs: result.inputs.map(({ label, value, unit, currency }) => ({ label, value, unit, currency })),
    usedFactIds: [...new Set(used.map(({ id }) => id))],
  };
}

/** The verb for a change, by its unit: a price rises, a holding gains, a portfolio is ahead of an index. */
const directionVerbs: Partial<Record<FigureUnit, { readonly up: string; readonly down: string }>> = {
  percent: { up: "rose", down: "fell" },
  money: { up: "gained", down: "lost" },
  "percentage-points": { up: "led by", down: "trailed by" },
};

function writtenAs(
  value: Value,
  form: FigureForm,
  { figure }: ValueWriting,
): Pick<Value, "value" | "unit"> & { verb: string; figure: string } {
  const isRatio = form === "percent" && value.unit === "number";
  const shown = isRatio ? { ...value, value: value.value * 100, unit: "percent" as const } : value;
  const size = { ...shown, value: Math.abs(shown.value) };
  switch (form) {
    case "signed":
      return { ...shown, verb: "", figure: figure(shown, true) };
    case "size":
      return { ...shown, verb: "", figure: figure(size) };
    case "short":
      return { ...shown, verb: "", figure: figure(shown, false, true) };
    case "direction": {
      const verbs = directionVerbs[shown.unit];
      if (verbs === undefined) return { ...shown, verb: "", figure: figure(shown) };
      return /[1-9]/.test(figure(size))
        ? { ...shown, verb: `${shown.value > 0 ? verbs.up : verbs.down} `, figure: figure(size) }
        : { ...shown, verb: "was unchanged", figure: "" };
    }
    default:
      return { ...shown, verb: "", figure: figure(shown) };
  }
}
