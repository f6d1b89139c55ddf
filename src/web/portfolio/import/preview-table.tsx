import { tradePrice } from "#core/portfolio/trade-money.ts";
import { writtenFault } from "../../format/written-fault.ts";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { formatDay } from "../../format/format-date.ts";
import { formatPrice } from "../../format/format-price.ts";
import { formatQuantity } from "../../format/format-quantity.ts";
import { missing } from "../../format/missing.ts";
import { importText } from "../../text/import-text.ts";
import { text } from "../../text/text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { useIsNarrow } from "../../ui/use-is-narrow.ts";
import styles from "./import.module.css";
import { canTick, type Correction, isTicked, type PreviewRow, type Ticks } from "./import-state.ts";
import { RowEditor } from "./row-editor.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DataTable, type TableColumn } from "../../ui/data-table.tsx";

const words = importText.table;
const rowPx = 37;
const narrowRowPx = 67;
/** Above this many rows only the visible ones are rendered. */
const virtualFrom = 100;

/** The rows with their line numbers in the file. Faults are corrected in place. */
export function PreviewTable({
  rows,
  hasAccounts,
  ticks,
  onTicks,
  onCorrect,
}: {
  rows: readonly PreviewRow[];
  hasAccounts: boolean;
  ticks: Ticks;
  onTicks: (ticks: Ticks) => void;
  onCorrect: (id: string, correction: Correction) => void;
}): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const isNarrow = useIsNarrow();
  const isVirtual = rows.length > virtualFrom;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by hand
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => frame.current,
    estimateSize: () => (isNarrow ? narrowRowPx : rowPx),
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const windowRows = {
    indexes: isVirtual ? items.map(({ index }) => index) : rows.map((_, index) => index),
    before: first?.start ?? 0,
    after: last === undefined ? 0 : virtual.getTotalSize() - last.end,
    measure: undefined,
  };
  const open = rows.filter(canTick);
  const tickedCount = open.filter((row) => isTicked(row, ticks)).length;
  const tick = (changed: readonly PreviewRow[], isOn: boolean): void =>
    onTicks(new Map([...ticks, ...changed.map((row) => [row.id, isOn] as const)]));
  const stateOf = (row: PreviewRow): ReactNode => (
    <State row={row} isEdited={edited === row.id} onEdit={() => setEdited(edited === row.id ? null : row.id)} />
  );

  return (
    <section
      ref={frame}
      className={classNames("scroll edge round-control", styles.frame)}
      aria-label={words.caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table must scroll by keyboard
      tabIndex={0}
    >
      <DataTable<PreviewRow>
        caption={words.caption}
        columns={[
          {
            id: "tick",
            head: (
              <TickAll
                isOn={open.length > 0 && tickedCount === open.length}
                isSome={tickedCount > 0 && tickedCount < open.length}
                isDisabled={open.length === 0}
                onChange={(isOn) => tick(open, isOn)}
              />
            ),
            render: (row) => (
              <input
                type="checkbox"
                aria-label={words.tick(row.line)}
                checked={isTicked(row, ticks)}
                disabled={!canTick(row)}
                onChange={(event) => tick([row], event.target.checked)}
              />
            ),
          },
          ...(isNarrow ? narrowColumns(stateOf) : wideColumns(stateOf, hasAccounts)),
        ]}
        rows={rows}
        keyOf={({ id }) => id}
        hasRowHeads={false}
        rowProps={(row) => ({ className: isTicked(row, ticks) ? undefined : "faint" })}
        renderDetail={(row) =>
          row.id === edited ? (
            <RowEditor
              row={row}
              onSave={(correction) => {
                setEdited(null);
                onCorrect(row.id, correction);
              }}
              onCancel={() => setEdited(null)}
            />
          ) : null
        }
        detailProps={() => ({ className: "on-bg p-3" })}
        windowRows={windowRows}
        className="size-data"
      />
    </section>
  );
}

function wideColumns(stateOf: (row: PreviewRow) => ReactNode, hasAccounts: boolean): TableColumn<PreviewRow>[] {
  const word = (id: "date" | "type" | "symbol", head: string): TableColumn<PreviewRow> => ({
    id,
    head,
    align: "start",
    render: (row) => shownFields(row)[id],
  });
  const figure = (id: "shares" | "price" | "amount" | "costs", head: string): TableColumn<PreviewRow> => ({
    id,
    head,
    render: (row) => shownFields(row)[id],
  });
  return [
    { id: "line", head: words.line, render: ({ line }) => line },
    word("date", words.date),
    word("type", words.type),
    {
      ...word("symbol", words.symbol),
      className: classNames("clip text-ellipsis medium", styles.symbol),
      cellProps: ({ name }) => ({ title: name ?? undefined }),
    },
    figure("shares", words.quantity),
    figure("price", words.price),
    figure("amount", words.amount),
    figure("costs", words.costs),
    ...(hasAccounts
      ? [
          {
            id: "account",
            head: words.account,
            align: "start" as const,
            render: ({ account }: PreviewRow) => account ?? missing,
          },
        ]
      : []),
    {
      id: "state",
      head: words.state,
      align: "start",
      className: classNames("clip text-ellipsis", styles.state),
      render: stateOf,
    },
  ];
}

/** Two lines for a phone: the transaction and its amount. */
function narrowColumns(stateOf: (row: PreviewRow) => ReactNode): TableColumn<PreviewRow>[] {
  const hasTrouble = ({ faults, skipped, hint }: PreviewRow): boolean =>
    faults.length > 0 || skipped !== null || hint !== null;
  return [
    {
      id: "what",
      head: words.what,
      align: "start",
      className: classNames("full", styles.what),
      render: (row) => {
        const { date, type, symbol } = shownFields(row);
        return (
          <>
            <span className="block clip text-ellipsis">
              <b>{type}</b> {symbol === missing ? null : symbol}
            </span>
            <span className="note block clip text-ellipsis">{words.lineAndDate(row.line, date)}</span>
            {hasTrouble(row) ? <span className="block clip text-ellipsis wrap-text">{stateOf(row)}</span> : null}
          </>
        );
      },
    },
    {
      id: "howMuch",
      head: words.howMuch,
      render: (row) => {
        const { shares, price, amount } = shownFields(row);
        return (
          <span className="grid justify-items-end gap-half">
            {shares === missing ? amount : price === missing ? shares : `${shares} × ${price}`}
            {hasTrouble(row) ? null : stateOf(row)}
          </span>
        );
      },
    },
  ];
}

/** Faults of a day that can't be read. A line without any day counts as today. */
const dayFaults: ReadonlySet<string> = new Set(["not-a-date", "no-such-day", "ambiguous-date", "date-missing"]);

/** Formats a row's fields. */
function shownFields({ fields, faults }: PreviewRow) {
  if (fields === null)
    return {
      date: missing,
      type: missing,
      symbol: missing,
      shares: missing,
      price: missing,
      amount: missing,
      costs: missing,
    };
  const { currency, date, type, symbol, newSymbol, quantity, ratio, amount, fee, tax } = fields;
  const costs = [fee, tax].filter((cost) => cost !== null && Number(cost) !== 0);
  const money = (value: string | null) =>
    value === null || !Number.isFinite(Number(value))
      ? missing
      : `${formatPrice(Number(value), { currency, price: Number(value) })} ${currency ?? ""}`.trim();
  return {
    date:
      date !== null ? formatDay(date) : faults.some(({ fault }) => dayFaults.has(fault.code)) ? missing : words.today,
    type: text.transactions.types[type],
    symbol: newSymbol === null ? (symbol ?? missing) : `${symbol ?? missing} → ${newSymbol}`,
    shares: quantity === null && ratio !== null ? `${formatQuantity(ratio)}:1` : formatQuantity(quantity),
    price: money(tradePrice(fields)),
    amount: money(amount),
    costs: costs.length === 0 ? missing : costs.map((cost) => formatQuantity(cost)).join(" + "),
  };
}

function State({ row, isEdited, onEdit }: { row: PreviewRow; isEdited: boolean; onEdit: () => void }): ReactNode {
  if (row.skipped !== null)
    return (
      <span title={row.skipped}>
        <Badge>{words.leftOut}</Badge> <span className="note">{row.skipped}</span>
      </span>
    );
  const [fault] = row.faults;
  const hint = row.hint === null ? null : writtenFault(row.hint.fault);
  if (fault === undefined)
    return (
      <>
        {row.isDuplicate ? <Badge look="amber">{words.duplicate}</Badge> : <Badge look="blue">{words.new}</Badge>}
        {hint === null ? null : <span className="note wrap-text"> {hint}</span>}
      </>
    );
  const message = words.fault(fault.column, writtenFault(fault.fault));
  return (
    <span title={message}>
      <Button size="small" aria-label={words.fixLine(row.line)} aria-expanded={isEdited} onClick={onEdit}>
        {words.fix}
      </Button>{" "}
      <span className="error">{message}</span>
    </span>
  );
}

function TickAll({
  isOn,
  isSome,
  isDisabled,
  onChange,
}: {
  isOn: boolean;
  isSome: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
}): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={words.tickAll}
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
