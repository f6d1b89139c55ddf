import { z } from "zod";
import { readingTool } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
import { dayInput } from "./input.ts";
import { isReal } from "./is-real.ts";
import { sourceDraft } from "./source-draft.ts";

const currencyInput = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, "A currency code such as EUR");

export const exchangeRatesTool = readingTool({
  name: "get_exchange_rates",
  description:
    "Reference exchange rates of one day, today or past: units of some currencies for one of the base, and an amount converted.",
  input: z.strictObject({
    base: currencyInput,
    currencies: z.array(currencyInput).min(1).max(10),
    date: dayInput.optional(),
    /** An amount in the base to convert. */
    amount: z.number().positive().optional(),
  }),
  symbolsOf: () => [],
  async run({ base, currencies, date, amount }, { api, words }) {
    const { rates: texts } = words.answers.sources;
    const reply = await api("GET /api/market/exchange-rates", { base, ...(date === undefined ? {} : { date }) });
    if (!reply.ok) return refused(reply, words);
    const { rates, provenance } = reply.output;
    const day = reply.output.date;
    const known = currencies.filter((currency) => rates[currency] !== undefined);
    if (!isReal(provenance) || day === null || known.length === 0)
      return missing(texts.none(base, currencies.join(", ")));
    const draft = sourceDraft({ asOf: provenance.asOf, status: provenance.status, words });
    return found(texts.summary(base, known.join(", "), day), [
      draft.source({
        kind: "exchange-rates",
        title: texts.title(base, day),
        provider: provenance.source,
        data: {
          base,
          day: draft.day({ key: "day", label: draft.labels.dayOfRates, date: day }),
          unitsForOne: Object.fromEntries(
            currencies.map((currency) => [
              currency,
              draft.figure({
                key: currency,
                label: texts.forOne(currency, base),
                unit: "money",
                currency,
                period: day,
                value: rates[currency] ?? null,
              }),
            ]),
          ),
          ...(amount === undefined
            ? {}
            : {
                amount: draft.figure({
                  key: "amount",
                  label: draft.labels.amount,
                  unit: "money",
                  currency: base,
                  value: amount,
                }),
                converted: Object.fromEntries(
                  known.map((currency) => [
                    currency,
                    draft.computed({
                      key: `converted.${currency}`,
                      label: texts.amountIn(currency),
                      unit: "money",
                      currency,
                      period: day,
                      value: amount * (rates[currency] ?? 0),
                      formula: draft.formulas.amountTimesRate,
                      of: ["amount", currency],
                    }),
                  ]),
                ),
              }),
        },
      }),
    ]);
  },
});
