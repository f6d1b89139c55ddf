import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { currencies, ratedCurrencies } from "#core/money/currencies.ts";
import { currenciesOfPair } from "#core/portfolio/own-rates.ts";
import { asApiProblem } from "../api/api-problem.ts";
import { formatDay } from "../format/format-date.ts";
import { formatQuantity } from "../format/format-quantity.ts";
import { plainNumber } from "../format/typed-number.ts";
import { useLedger } from "../holdings/use-ledger.ts";
import { query } from "../shell/query.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { settingsText } from "../text/settings-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useForm } from "../ui/use-form.ts";
import styles from "./settings.module.css";

const words = settingsText.accounts.rates;
const codes = currencies.map((value) => ({ value, label: value }));
const isRated = (code: string): boolean => ratedCurrencies.some((rated) => rated === code);

/** Exchange rates that the user enters for currencies without any. */
export function OwnRatesCard({ today }: { today: string }): ReactNode {
  const { settings } = useSettings();
  const ledger = useLedger();
  const { data } = useQuery(query("GET /api/portfolio/instruments", {}));
  const rates = (data?.instruments ?? []).flatMap(({ symbol, manualPrices }) => {
    const pair = currenciesOfPair(symbol);
    return pair === null ? [] : manualPrices.toReversed().map((point) => ({ symbol, ...pair, ...point }));
  });
  const form = useForm<{ from: string; to: string; rate: string; date: string }>({
    start: {
      from: isRated(settings.preferences.defaultCurrency) ? settings.preferences.defaultCurrency : "USD",
      to: "ARS",
      rate: "",
      date: today,
    },
    explain: (error) => asApiProblem(error).errors[0]?.message ?? words.failed,
    onChange: "clears",
  });
  const { from, to, rate, date } = form.values;
  const save = form.onSubmit(
    async () => {
      await ledger.setPrice({ symbol: `${from}${to}=X`, date, price: plainNumber(rate) });
      form.change({ rate: "" });
    },
    () => (from === to ? words.same : isRated(from) === isRated(to) ? words.known : null),
  );
  return (
    <Card title={words.title}>
      <p className={classNames("note", styles.jobsNote)}>{words.note}</p>
      {rates.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <ul className="grid gap-2">
          {rates.map((one) => (
            <li className="row wrap between gap-2 edge-top-soft" key={`${one.symbol} ${one.date}`}>
              <span className="size-data">
                {words.line(one.from, formatQuantity(one.price), one.to, formatDay(one.date))}
              </span>
              <Button
                size="small"
                look="danger"
                aria-label={words.remove(one.from, one.to, formatDay(one.date))}
                onClick={() => void ledger.takePrice(one.symbol, one.date)}
              >
                {text.transactions.delete}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className="grid gap-3h mt-3h" onSubmit={save}>
        {form.problem === null ? null : <Alert>{form.problem}</Alert>}
        <div className="row wrap items-start gap-2">
          <Select {...form.choice("from")} label={words.one} options={codes} />
          <TextField {...form.text("rate")} label={words.worth} inputMode="decimal" autoComplete="off" />
          <Select {...form.choice("to")} label={words.in} options={codes} />
          <TextField {...form.text("date")} label={words.from} type="date" max={today} />
        </div>
        <div className="flex justify-end">
          <Button type="submit" look="primary" busy={form.isBusy} disabled={rate.trim() === ""}>
            {words.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
