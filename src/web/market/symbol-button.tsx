import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { SymbolAvatar } from "./symbol-avatar.tsx";
import styles from "./symbol-button.module.css";
import { SymbolSearch } from "./symbol-search.tsx";
import { classNames } from "../ui/class-names.ts";

/** Shows a screen's symbol and lets the user choose another. */
export function SymbolButton({
  symbol,
  name,
  onChoose,
}: {
  symbol: string;
  name: string | null;
  onChoose: (symbol: string) => void;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classNames(
          "inline-row gap-2 min-0 min-control edge-control round-control on-surface ink hover-on-raised",
          styles.button,
        )}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SymbolAvatar symbol={symbol} size={22} />
        <b className="strong">{symbol}</b>
        {name === null ? null : <span>{name}</span>}
        <IconChevronDown className="fixed-size faint" size={15} stroke={1.8} aria-hidden="true" />
        <span className="visually-hidden">, {text.technical.chooseSymbol}</span>
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={text.technical.chooseSymbol} size="small">
        <SymbolSearch
          isFirst
          onChoose={(chosen) => {
            setIsOpen(false);
            onChoose(chosen);
          }}
        />
      </Dialog>
    </>
  );
}
