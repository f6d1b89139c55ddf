import { useId, useState } from "react";
import type { ReactNode } from "react";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./strategy.module.css";

/** A short symbol field that applies on blur or Enter. Empty is null. */
export function SymbolBox({
  label,
  placeholder,
  value,
  fault,
  onChange,
}: {
  label: string;
  placeholder: string;
  value: string | null;
  /** The error for text that isn't a symbol. */
  fault: string;
  onChange: (symbol: string | null) => void;
}): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const typed = normaliseSymbol(draft ?? value ?? "");
  const isFaulty = typed !== "" && !isSymbol(typed);
  const settle = (): void => {
    if (draft === null || isFaulty) return;
    setDraft(null);
    const symbol = typed === "" ? null : typed;
    if (symbol !== value) onChange(symbol);
  };
  return (
    <span className={classNames("relative inline-row soft size-secondary gap-1h", styles.number, styles.wideNumber)}>
      <input
        className="min-h-28 py-0 px-2 edge-control round-control on-bg ink medium text-end touch-min-h-44"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? id : undefined}
        value={draft ?? value ?? ""}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle();
        }}
      />
      {isFaulty ? (
        <span
          id={id}
          className={classNames(
            "absolute py-half px-2 round-1h on-error size-secondary nowrap right-0 error-strong",
            styles.numberFault,
          )}
          role="alert"
        >
          {fault}
        </span>
      ) : null}
    </span>
  );
}
