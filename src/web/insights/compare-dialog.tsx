import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SymbolSearch } from "../market/symbol-search.tsx";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { maxCompared } from "./insights-address.ts";

const words = text.compare;

/** Chooses a symbol to compare with the page's. Related symbols come first. */
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
  onChoose: (symbol: string) => void;
  onClose: () => void;
}): ReactNode {
  const related = useQuery({ ...query("GET /api/market/related", { symbol }), enabled: isOpen });
  const offered = (related.data?.symbols ?? []).filter((other) => other !== symbol && !compared.includes(other));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.dialog} size="small">
      <p className="mb-3 soft">{words.hint(maxCompared + 1)}</p>
      {offered.length > 0 ? (
        <SymbolSearch suggestions={offered} suggestionsTitle={text.symbolSearch.related} onChoose={onChoose} />
      ) : (
        <SymbolSearch onChoose={onChoose} />
      )}
    </Dialog>
  );
}
