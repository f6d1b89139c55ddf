import { majorCurrency, minorUnits, unitsPerMajor } from "#core/money/currencies.ts";
import { exchangeRatesTool } from "../../tools/exchange-rates.ts";
import { factKey } from "../../tools/source-draft.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { say } from "../phrase.ts";
import type { Asked } from "./answerer.ts";
import { calculationSource } from "./calculation-source.ts";

/**
 * A money fact in another currency, with the sentence that says at which rate; null where no rate is known. Prices in a minor
 * unit, such as pence, count in its main one.
 */
export async function convertedValue(
  fact: Cited["source"]["facts"][number],
  { into, day = null, isPrivate }: { readonly into: string; readonly day?: string | null; readonly isPrivate: boolean },
  context: Asked["context"],
  draft: AnswerDraft,
): Promise<{ readonly value: number; readonly line: string | null } | null> {
  const unit = fact.currency ?? "";
  const [base, target] = [majorCurrency(unit), majorCurrency(into)];
  const [perUnit, timesUnit] = [unitsPerMajor(unit), unitsPerMajor(into)];
  const given = { base, currencies: [target], ...(day === null ? {} : { date: day }) };
  const [rate] =
    base === target ? [] : draft.take("get_exchange_rates", given, await exchangeRatesTool.run(given, context));
  const factor = base === target ? 1 : (rate?.value(target) ?? null);
  if (factor === null) return null;
  const value = (fact.value / perUnit) * factor * timesUnit;
  const name = minorUnits[into]?.label ?? into;
  const title = `${fact.label}, ${name}`;
  const formula = [
    "value",
    ...(perUnit === 1 ? [] : [`÷ ${String(perUnit)}`]),
    ...(base === target ? [] : ["× rate"]),
    ...(timesUnit === 1 ? [] : [`× ${String(timesUnit)}`]),
  ].join(" ");
  const [converted] = draft.take(
    "convert",
    { base: unit, into },
    calculationSource(title, {
      asOf: rate?.source.asOf ?? fact.asOf,
      status: rate?.source.status ?? fact.status,
      symbol: fact.subject?.symbol ?? null,
      values: [{ key: "converted", label: title, unit: "money", currency: into, value, formula, isPrivate }],
    }),
  );
  const { verdicts } = draft.words;
  const written = { currency: name, value: converted?.text("converted") ?? null, source: converted?.mark ?? "" };
  if (rate === undefined) return { value, line: say(verdicts.converted, written) };
  const at = { rate: rate.text(target), base, day: rate.text("day"), rateSource: rate.mark };
  return { value, line: say(verdicts.convertedAt, { ...written, ...at }) };
}

/** Writes facts in the currencies that a question asks for. Those that are in it already need no line. */
export async function conversionLines(
  cited: Cited,
  keys: readonly string[],
  { slots, context }: Pick<Asked, "slots" | "context">,
  draft: AnswerDraft,
  { day = null, isPrivate = false }: { readonly day?: string | null; readonly isPrivate?: boolean } = {},
): Promise<void> {
  for (const key of keys) {
    const fact = cited.source.facts.find((one) => one.key === factKey(key));
    if (fact === undefined) continue;
    for (const code of slots.currencies) {
      if (code === fact.currency) continue;
      const isMoney = fact.unit === "money" && fact.currency !== null;
      const converted = isMoney ? await convertedValue(fact, { into: code, day, isPrivate }, context, draft) : null;
      draft.line(converted?.line ?? draft.words.verdicts.notConverted({ figure: fact.label, currency: code }));
    }
  }
}
