import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { reasonOf } from "../../api/api-problem.ts";
import { formatCurrencyCode } from "../../format/format-currency-code.ts";
import { formatDay } from "../../format/format-date.ts";
import { fieldNumber, numberDoubt, plainNumber } from "../../format/typed-number.ts";
import { useLedger } from "../../holdings/use-ledger.ts";
import { query } from "../../shell/query.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { useForm } from "../../ui/use-form.ts";
import type { Holding } from "./holdings-columns.ts";

const words = text.holdings.price;

/** Sets a manual price, which no provider overwrites, and lists earlier ones. */
export function SetPriceDialog({
  holding: { symbol, currency },
  today,
  onClose,
}: {
  holding: Holding;
  today: string;
  onClose: () => void;
}): ReactNode {
  const { setPrice, takePrice } = useLedger();
  const { data } = useQuery(query("GET /api/portfolio/instruments", {}));
  const set = data?.instruments.find((instrument) => instrument.symbol === symbol)?.manualPrices ?? [];
  const form = useForm({
    start: { date: today, price: "" },
    explain: (error) => reasonOf(error, words.failed),
  });
  const save = form.onSubmit(
    async ({ date, price }) => {
      await setPrice({ symbol, date, price: plainNumber(price) });
      showToast(words.saved(symbol));
      onClose();
    },
    ({ price }) => numberDoubt(price),
  );
  const takeBack = (date: string): Promise<void> =>
    form.run(async () => {
      await takePrice(symbol, date);
      showToast(words.taken(formatDay(date)));
    });
  return (
    <Dialog isOpen onClose={onClose} title={text.holdings.setPriceOf(symbol)} size="small">
      <form className="grid gap-3h" onSubmit={save}>
        <TextField
          {...form.text("price")}
          label={words.price(formatCurrencyCode(currency))}
          inputMode="decimal"
          autoComplete="off"
          fault={form.problem}
          hint={words.hint}
        />
        <TextField {...form.text("date")} label={words.day} type="date" max={today} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.ui.cancel}</Button>
          <Button
            type="submit"
            look="primary"
            busy={form.isBusy}
            disabled={form.values.price.trim() === "" || form.values.date === ""}
          >
            {text.holdings.setPrice}
          </Button>
        </div>
      </form>
      {set.length === 0 ? null : (
        <>
          <h3>{words.set}</h3>
          <ul>
            {set
              .toReversed()
              .slice(0, 20)
              .map(({ date, price }) => (
                <li className="row gap-3" key={date}>
                  {formatDay(date)} <b className="ml-auto">{fieldNumber(price)}</b>
                  <IconButton label={words.take(formatDay(date))} onClick={() => void takeBack(date)}>
                    <IconX size={16} stroke={1.8} aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
