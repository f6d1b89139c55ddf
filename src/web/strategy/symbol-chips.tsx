import { IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { SymbolSearch } from "../market/symbol-search.tsx";
import { strategyText } from "../text/strategy-text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { maxSymbols } from "./lab-run.ts";
import styles from "./strategy.module.css";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;

/** The instruments of a test. Others can be added and each can be removed. */
export function SymbolChips({
  symbols,
  onChange,
}: {
  symbols: readonly string[];
  onChange: (symbols: readonly string[]) => void;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="inline-row wrap gap-1">
      {symbols.map((symbol) => (
        <span
          key={symbol}
          className={classNames(
            "inline-row min-h-28 edge-control round-control on-raised size-secondary medium",
            styles.symbolChip,
          )}
        >
          {symbol}
          <button
            className="min-h-26 faint touch-min-h-44 hover-ink"
            type="button"
            aria-label={words.removeSymbol(symbol)}
            onClick={() => onChange(symbols.filter((other) => other !== symbol))}
          >
            <IconX size={13} stroke={1.8} aria-hidden="true" />
          </button>
        </span>
      ))}
      <button
        type="button"
        className={classNames("hover-ink min-h-28 accent touch-min-h-44 touch-w-44 touch-min-h-44", styles.addChip)}
        aria-label={words.addSymbol}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <IconPlus size={15} stroke={1.8} aria-hidden="true" />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={words.addSymbol} size="small">
        {symbols.length >= maxSymbols ? (
          <p className="quiet normal">{words.mostSymbols(maxSymbols)}</p>
        ) : (
          <SymbolSearch
            isFirst
            onChoose={(symbol) => {
              setIsOpen(false);
              if (!symbols.includes(symbol)) onChange([...symbols, symbol]);
            }}
          />
        )}
      </Dialog>
    </span>
  );
}
