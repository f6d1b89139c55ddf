import { z } from "zod";
import { evaluate, type Operand } from "#core/computation/evaluate.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { readingTool, type KnownFact } from "../tool.ts";
import { found, missing } from "./found.ts";
import { sourceDraft } from "./source-draft.ts";

/** Numbers of arithmetic itself, which need no source: parts, hundreds, days, weeks and months of a year. */
const plainNumbers = new Set([0, 1, 2, 3, 4, 5, 7, 10, 12, 30, 52, 100, 252, 365, 1000]);

export const calculateTool = readingTool({
  name: "calculate",
  description:
    'Works out a sum, difference, ratio or share exactly: "178.88 / 3.55", "{{3.NVDA.value}} * 6.8". Write numbers as they stand in the data, without currency or % signs (a percentage counts as hundredths where it multiplies an amount), or as {{marks}} where amounts are marks. Numbers that are in no source and not in the question are refused. Always use it instead of calculating yourself. `label` says what comes out; as "percent" gives a ratio in per cent.',
  input: z.strictObject({
    expression: z.string().trim().min(1).max(400),
    label: z.string().trim().min(1).max(80),
    as: z.enum(["value", "percent"]).default("value"),
  }),
  symbolsOf: () => [],
  async run({ expression, label, as }, { facts, question, today, words }) {
    const known = facts();
    const used: KnownFact[] = [];
    const result = evaluate(expression, (written): Operand | string => {
      const match = knownBy(written, known, used);
      if (match !== null) {
        used.push(match);
        return match.fact;
      }
      const value = Number(written.replaceAll(",", ""));
      if (plainNumbers.has(value) || numbersOf(question).includes(value))
        return { label: "Given", value, unit: "number", currency: null };
      return `${written} is no number of the sources so far, and not of the question`;
    });
    if (!result.ok) return missing(words.answers.sources.notWorkedOut(result.reason));
    const isPercent = as === "percent" && result.unit === "number";
    const unit = isPercent ? "percent" : result.unit;
    const isPrivate = used.some((item) => item.isPrivate) && (isAmount(unit) || !isShareOfOwn(used));
    const subjects = [...new Set(used.flatMap(({ fact }) => (fact.subject === null ? [] : [fact.subject.symbol])))];
    const periods = [...new Set(used.flatMap(({ fact }) => (fact.period === null ? [] : [fact.period])))];
    const newest = used
      .map(({ fact }) => fact.asOf ?? "")
      .toSorted()
      .at(-1);
    const draft = sourceDraft({
      asOf: newest === undefined || newest === "" ? today : newest,
      status: worstStatus(used.map(({ fact }) => fact.status)) ?? "manual",
      // A result of numbers from a file is no data, either.
      kind: used.some(({ fact }) => fact.kind === "yours") ? "yours" : "data",
      subject: subjects.length === 1 ? (used.find(({ fact }) => fact.subject !== null)?.fact.subject ?? null) : null,
    });
    const value = draft.result({
      key: "result",
      label,
      unit,
      currency: unit === "money" ? result.currency : null,
      period: periods.length === 1 ? (periods[0] ?? null) : null,
      isPrivate,
      value: isPercent ? result.value * 100 : result.value,
      formula: isPercent ? `${result.formula} × 100` : result.formula,
      inputs: result.inputs,
    });
    return found(words.answers.sources.workedOut(label), [
      draft.source({
        kind: "calculation",
        title: label,
        provider: "computed",
        data: { label: draft.own(label), result: value, unit, currency: unit === "money" ? result.currency : null },
      }),
    ]);
  },
});

/** True for a ratio of the user's own amounts to each other; with a public amount or number alone it would reveal its own. */
function isShareOfOwn(used: readonly KnownFact[]): boolean {
  return (
    used.length > 1 && used.every(({ fact, isPrivate }) => (isPrivate ? isAmount(fact.unit) : !isAmount(fact.unit)))
  );
}

function isAmount(unit: KnownFact["fact"]["unit"]): boolean {
  return unit === "money" || unit === "shares";
}

/** The fact behind a number or mark; of several with the same value one of what was used before. */
function knownBy(written: string, known: readonly KnownFact[], used: readonly KnownFact[]): KnownFact | null {
  const mark = /^\{\{(\d+)\.([^}]+)\}\}$/.exec(written);
  if (mark !== null) return known.find(({ fact, key }) => fact.source === Number(mark[1]) && key === mark[2]) ?? null;
  const value = Number(written.replaceAll(",", ""));
  const same = known.filter(({ fact }) => fact.unit !== "date" && Math.abs(fact.value) === value);
  const sources = new Set(used.map(({ fact }) => fact.source));
  const match = same.find(({ fact }) => sources.has(fact.source)) ?? same[0];
  // A minus sign is read apart from its number: the number is its size.
  return match === undefined ? null : { ...match, fact: { ...match.fact, value } };
}

function numbersOf(text: string): readonly number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(",", "")));
}
