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
  async run({ base, currencies, date, amount }, { api }) {
    const reply = await api("GET /api/market/exchange-rates", { base, ...(date === undefined ? {} : { date }) });
    if (!reply.ok) return refused(reply);
    const { rates, provenance } = reply.output;
    const day = reply.output.date;
    const known = currencies.filter((currency) => rates[currency] !== undefined);
    if (!isReal(provenance) || day === null || known.length === 0)
      return missing(`No reference rates of ${base} in ${currencies.join(", ")} are known.`);
    const draft = sourceDraft({ asOf: provenance.asOf, status: provenance.status });
    return found(`${base} in ${known.join(", ")}, ${day}`, [
      draft.source({
        kind: "exchange-rates",
        title: `Exchange rates of ${base}, ${day}`,
        provider: provenance.source,
        data: {
          base,
          day: draft.day({ key: "day", label: "Day of the rates", date: day }),
          unitsForOne: Object.fromEntries(
            currencies.map((currency) => [
              currency,
              draft.figure({
                key: currency,
                label: `${currency} for one ${base}`,
                alsoCalled: ["exchange rate", `${base}/${currency}`],
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
                amount: draft.figure({ key: "amount", label: "Amount", unit: "money", currency: base, value: amount }),
                converted: Object.fromEntries(
                  known.map((currency) => [
                    currency,
                    draft.computed({
                      key: `converted.${currency}`,
                      label: `Amount in ${currency}`,
                      unit: "money",
                      currency,
                      period: day,
                      value: amount * (rates[currency] ?? 0),
                      formula: "amount × rate",
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
