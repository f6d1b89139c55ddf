import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { type Currency, currencies } from "#core/money/currencies.ts";
import { SymbolSearch } from "../market/symbol-search.tsx";
import { useSettings } from "../shell/settings-provider.tsx";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import { useLedger } from "./use-ledger.ts";

const words = text.transactions.unknown;

/** For a symbol that no source knows: choose a similar one, or keep it as a custom asset. */
export function UnknownSymbol({
  symbol,
  currency,
  onChoose,
  onKept,
}: {
  symbol: string;
  currency: string | null;
  onChoose: (symbol: string) => void;
  /** Called once it has become a custom asset. */
  onKept: () => void;
}): ReactNode {
  const { describe } = useLedger();
  const { settings } = useSettings();
  const [own, setOwn] = useState<Currency>(
    currencies.find((code) => code === currency) ?? settings.preferences.defaultCurrency,
  );
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  // The entry may have been sent or changed meanwhile. Then this card is gone.
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const keep = (): void => {
    setState("busy");
    describe({ symbol, isCustom: true, currency: own }).then(
      () => {
        setState("ready");
        if (isShown.current) onKept();
      },
      () => setState("failed"),
    );
  };
  return (
    <div className="grid gap-2h p-3 edge-strong round-control">
      <p role="alert">{words.title(symbol)}</p>
      <SymbolSearch start={symbol} onChoose={onChoose} />
      <p className="note">{words.ownHint}</p>
      <div className="flex wrap items-end gap-2">
        <Select
          label={words.currency}
          value={own}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={setOwn}
        />
        <Button busy={state === "busy"} onClick={keep}>
          {words.keep(symbol)}
        </Button>
      </div>
      {state === "failed" ? (
        <p className="error secondary" role="alert">
          {words.failed}
        </p>
      ) : null}
    </div>
  );
}
