import { useState } from "react";
import type { ReactNode } from "react";
import { SymbolSearch } from "../market/symbol-search.tsx";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./transaction-drawer.module.css";

/** The security of a transaction, or the search for one. */
export function ChosenSymbol({
  label,
  symbol,
  fault,
  onChoose,
}: {
  label: string;
  symbol: string;
  fault: string | null;
  onChoose: (symbol: string) => void;
}): ReactNode {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <fieldset className="grid gap-1h min-0 p-0 edge-none">
      <legend className="mb-1h medium">{label}</legend>
      {symbol !== "" && !isChanging ? (
        <span className={classNames("row between min-control edge-strong round-control", styles.chosen)}>
          <b>{symbol}</b>
          <Button size="small" onClick={() => setIsChanging(true)}>
            {text.transactions.otherSymbol}
          </Button>
        </span>
      ) : (
        <SymbolSearch
          onChoose={(next) => {
            setIsChanging(false);
            onChoose(next);
          }}
        />
      )}
      {fault === null ? null : (
        <p className="error size-secondary" role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
