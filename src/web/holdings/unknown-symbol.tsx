import { useState } from "react";
import type { ReactNode } from "react";
import { type Currency, currencies } from "#core/money/currencies.ts";
import { SymbolSearch } from "../market/symbol-search.tsx";
import { useSettings } from "../shell/settings-provider.tsx";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import styles from "./smart-line.module.css";
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
  const keep = (): void => {
    setState("busy");
    describe({ symbol, isCustom: true, currency: own }).then(
      () => {
        setState("ready");
        onKept();
      },
      () => setState("failed"),
    );
  };
  return (
    <div className={styles.unknown}>
      <p role="alert">{words.title(symbol)}</p>
      <SymbolSearch start={symbol} onChoose={onChoose} />
      <p className={styles.hint}>{words.ownHint}</p>
      <div className={styles.own}>
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
        <p className={styles.fault} role="alert">
          {words.failed}
        </p>
      ) : null}
    </div>
  );
}
