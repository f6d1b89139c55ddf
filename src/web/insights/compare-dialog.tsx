import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SymbolSearch } from "../market/symbol-search.tsx";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { maxCompared } from "./insights-address.ts";

const words = text.compare;

/**
 * Chooses symbols to compare with the page's, one after the other, and closes once the comparison is full. Related
 * symbols come first.
 */
export function CompareDialog({
  symbol,
  compared,
  isOpen,
  onChoose,
  onClose,
}: {
  symbol: string;
  compared: readonly string[];
  isOpen: boolean;
  /** Receives a symbol that isn't in the comparison yet. */
  onChoose: (symbol: string) => void;
  onClose: () => void;
}): ReactNode {
  const related = useQuery({ ...query("GET /api/market/related", { symbol }), enabled: isOpen });
  const offered = (related.data?.symbols ?? []).filter((other) => other !== symbol && !compared.includes(other));
  const choose = (other: string): void => {
    if (other === symbol || compared.includes(other)) return;
    onChoose(other);
    if (compared.length + 1 >= maxCompared) onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.dialog} size="small">
      <p className="mb-3 soft">{words.hint(maxCompared + 1)}</p>
      <output className={compared.length === 0 ? "visually-hidden" : "block mb-3"}>
        {compared.length === 0 ? "" : words.chosen([symbol, ...compared].join(", "))}
      </output>
      {offered.length > 0 ? (
        <SymbolSearch suggestions={offered} suggestionsTitle={text.symbolSearch.related} onChoose={choose} />
      ) : (
        <SymbolSearch onChoose={choose} />
      )}
      <div className="flex mt-3">
        <Button look="primary" className="ml-auto" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  );
}
