import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { formatPercentChange, priceDigits } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { text } from "../text/text.ts";
import { DataTable, type TableColumn } from "../ui/data-table.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { barTime } from "./bar-time.ts";
import { LineKey } from "./line-key.tsx";
import { percentAt, type Rebased, type RebasedLine } from "./rebased.ts";

const words = text.compare;

interface ComparedRow {
  readonly symbol: string;
  /** The place of its line; null without one. */
  readonly place: number | null;
  readonly line: RebasedLine | null;
}

interface CompareValuesProps {
  /** The first can't be removed. */
  readonly symbols: readonly string[];
  readonly rebased: Rebased | null;
  /** The point of the crosshair; null for the last. */
  readonly index: number | null;
  readonly timeZone: string;
  readonly isPending: boolean;
  readonly currencyOf: (symbol: string) => string | null;
  /** Receives the symbol whose line is emphasised; null for none. */
  readonly onEmphasise: (symbol: string | null) => void;
  readonly onRemove: (symbol: string) => void;
}

/** The values of a comparison at the crosshair and over the range. A symbol's button makes its line stand out. */
export function CompareValues({
  symbols,
  rebased,
  index,
  timeZone,
  isPending,
  currencyOf,
  onEmphasise,
  onRemove,
}: CompareValuesProps): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const isNarrow = useIsNarrow();
  const moments = rebased?.moments ?? [];
  const last = moments.length - 1;
  const at = Math.min(index ?? last, last);
  const [first, moment] = [moments[0], moments[at]];
  const caption = first === undefined ? words.title : words.since(barTime(first, timeZone));
  const rows = symbols.map((symbol): ComparedRow => {
    const place = rebased?.lines.findIndex((line) => line.symbol === symbol) ?? -1;
    return place < 0 ? { symbol, place: null, line: null } : { symbol, place, line: rebased?.lines[place] ?? null };
  });
  const choose = (symbol: string): void => {
    const next = chosen === symbol ? null : symbol;
    setChosen(next);
    onEmphasise(next);
  };
  const remove = ({ currentTarget }: MouseEvent, symbol: string): void => {
    const table = currentTarget.closest("table");
    onRemove(symbol);
    // The focused button is gone, so the table's last button takes the focus.
    requestAnimationFrame(() => [...(table?.querySelectorAll("button") ?? [])].at(-1)?.focus());
  };
  const remover: TableColumn<ComparedRow> = {
    id: "remove",
    head: words.removeHead,
    isHeadHidden: true,
    isAlwaysShown: true,
    render: ({ symbol }, place) =>
      place === 0 ? null : (
        <IconButton label={words.remove(symbol)} onClick={(event) => remove(event, symbol)}>
          <IconX size={14} stroke={1.8} aria-hidden="true" />
        </IconButton>
      ),
  };
  return (
    <DataTable<ComparedRow>
      caption={caption}
      captionContent={<span className="block pt-1h pb-1 px-4 soft size-secondary phone-px-3h">{caption}</span>}
      columns={[
        {
          id: "symbol",
          head: words.symbol,
          render: ({ symbol, place }) => (
            <button
              className="inline-row gap-2 min-h-28 medium touch-min-h-44"
              type="button"
              disabled={place === null}
              aria-pressed={chosen === symbol}
              title={words.emphasise(symbol)}
              onClick={() => choose(symbol)}
            >
              {place === null ? null : <LineKey place={place} />}
              {symbol}
            </button>
          ),
        },
        {
          id: "at",
          head: moment === undefined ? words.change : barTime(moment, timeZone),
          render: ({ line }) => formatPercentChange(line === null ? null : percentAt(line, at)),
        },
        ...(isNarrow ? [] : [total]),
        ...priceColumns(isNarrow, currencyOf),
        remover,
      ]}
      rows={rows}
      keyOf={({ symbol }) => symbol}
      message={({ symbol, line }) => (line !== null || isPending ? null : words.missing(symbol))}
      rowProps={({ symbol }) => ({
        onPointerEnter: () => onEmphasise(symbol),
        onPointerLeave: () => onEmphasise(chosen),
      })}
      frame="wide"
      className="size-secondary"
    />
  );
}

const total: TableColumn<ComparedRow> = {
  id: "change",
  head: words.change,
  render: ({ line }) => formatPercentChange(line?.percent ?? null),
};

/** A phone has room for one. */
function priceColumns(
  isNarrow: boolean,
  currencyOf: CompareValuesProps["currencyOf"],
): readonly TableColumn<ComparedRow>[] {
  return (isNarrow ? (["last"] as const) : (["first", "last", "low", "high"] as const)).map((id) => ({
    id,
    head: words[id],
    render: ({ symbol, line }) => {
      if (line === null) return missing;
      const currency = currencyOf(symbol);
      return (
        <>
          {fixed(line[id], priceDigits({ currency, price: line[id], symbol }))}
          {currency === null ? null : <span className="quiet"> {formatCurrencyCode(currency)}</span>}
        </>
      );
    },
  }));
}
