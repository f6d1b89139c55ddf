import { IconScale } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { maxCompared } from "./insights-address.ts";

/** Opens the choice of a symbol to compare with the page's, while there is room for one. */
export function CompareButton({
  symbol,
  compared,
  onCompare,
}: {
  symbol: string;
  compared: readonly string[];
  onCompare: (symbol: string) => void;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const isFull = compared.length >= maxCompared;
  return (
    <>
      <Button
        icon={<IconScale size={16} stroke={1.7} aria-hidden="true" />}
        disabled={isFull}
        title={isFull ? text.compare.full(maxCompared + 1) : undefined}
        onClick={() => setIsOpen(true)}
      >
        {text.compare.button}
      </Button>
      <CompareDialog
        symbol={symbol}
        compared={compared}
        isOpen={isOpen}
        onChoose={onCompare}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
