import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
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
  const [draft, setDraft] = useState({ date: today, price: "" });
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const run = async (work: Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    setFault(null);
    try {
      await work;
      return true;
    } catch (error) {
      setFault(error instanceof ApiProblem ? (error.errors[0]?.message ?? error.detail ?? words.failed) : words.failed);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const save = async (): Promise<void> => {
    const doubt = numberDoubt(draft.price);
    if (doubt !== null) return setFault(doubt);
    if (!(await run(setPrice({ symbol, date: draft.date, price: plainNumber(draft.price) })))) return;
    showToast(words.saved(symbol));
    onClose();
  };
  const takeBack = async (date: string): Promise<void> => {
    if (await run(takePrice(symbol, date))) showToast(words.taken(formatDay(date)));
  };
  return (
    <Dialog isOpen onClose={onClose} title={text.holdings.setPriceOf(symbol)} size="small">
      <form
        className="grid gap-3h"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={words.price(formatCurrencyCode(currency))}
          inputMode="decimal"
          autoComplete="off"
          value={draft.price}
          fault={fault}
          hint={words.hint}
          onChange={({ target }) => setDraft({ ...draft, price: target.value })}
        />
        <TextField
          label={words.day}
          type="date"
          max={today}
          value={draft.date}
          onChange={({ target }) => setDraft({ ...draft, date: target.value })}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.ui.cancel}</Button>
          <Button type="submit" look="primary" busy={isBusy} disabled={draft.price.trim() === "" || draft.date === ""}>
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
