import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { Watchlist } from "#contract/watchlists.ts";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { focusOnArrival } from "../ui/focus-on-arrival.ts";
import { TextField } from "../ui/text-field.tsx";
import styles from "./watchlist.module.css";

/** A button that turns into a field for adding symbols one after another. Reports unknown symbols at once. */
export function AddSymbol({
  list,
  label = text.dashboard.addSymbol,
  isShort = false,
  isOpen,
  onOpen,
  onAdd,
}: {
  list: Watchlist;
  label?: string;
  /** On narrow pages, shows only the plus sign. */
  isShort?: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onAdd: (symbol: string) => Promise<void>;
}): ReactNode {
  const [value, setValue] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const close = (): void => {
    onOpen(false);
    setValue("");
    setFault(null);
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.querySelector("input");
    const symbol = normaliseSymbol(value);
    if (symbol === "" || isBusy) return;
    if (!isSymbol(symbol)) return setFault(text.dashboard.symbolFault);
    if (list.symbols.includes(symbol)) return setFault(text.dashboard.alreadyThere(symbol));
    setIsBusy(true);
    try {
      if (await isUnknown(symbol)) return setFault(text.market.noData);
      await onAdd(symbol);
      setValue("");
      field?.focus();
    } catch (error) {
      const isFull = error instanceof ApiProblem && error.code === "watchlist-full";
      setFault(isFull ? text.market.listFull : text.dashboard.addFailed(symbol));
    } finally {
      setIsBusy(false);
    }
  };
  if (!isOpen)
    return (
      <Button
        data-add-symbol=""
        icon={<IconPlus size={16} stroke={1.9} />}
        ref={wasOpen ? focusOnArrival : null}
        onClick={() => {
          setWasOpen(true);
          onOpen(true);
        }}
      >
        <span className={isShort ? styles.shortLabel : undefined}>{label}</span>
      </Button>
    );
  return (
    <form className="flex items-start gap-1h phone-full" onSubmit={(event) => void submit(event)}>
      <TextField
        label={text.dashboard.symbolLabel}
        hideLabel
        className={styles.field}
        data-add-symbol=""
        placeholder={text.dashboard.symbolHint}
        value={value}
        fault={fault}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        ref={focusOnArrival}
        onChange={(event) => {
          setValue(event.target.value);
          setFault(null);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") close();
        }}
      />
      <Button type="submit" look="primary" busy={isBusy}>
        {text.dashboard.add}
      </Button>
      <Button look="subtle" onClick={close}>
        {text.ui.cancel}
      </Button>
    </form>
  );
}

/** Only a source can reject a symbol. While none can be reached, any symbol may be added. */
async function isUnknown(symbol: string): Promise<boolean> {
  try {
    const { unknown } = await call("GET /api/market/quotes", { symbols: [symbol] });
    return unknown.includes(symbol);
  } catch {
    return false;
  }
}
