import { writtenFault } from "../../format/written-fault.ts";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { formatDay } from "../../format/format-date.ts";
import { formatPrice } from "../../format/format-price.ts";
import { formatQuantity } from "../../format/format-quantity.ts";
import { missing } from "../../format/missing.ts";
import { importText } from "../../text/import-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { useIsNarrow } from "../../ui/use-is-narrow.ts";
import styles from "./import.module.css";
import { canTick, type Correction, isTicked, type PreviewRow, type Ticks } from "./import-state.ts";
import { RowEditor } from "./row-editor.tsx";
import { classNames } from "../../ui/class-names.ts";

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
  const visibleRows = isVirtual ? rows.slice(first?.index ?? 0, (last?.index ?? -1) + 1) : rows;
  const before = first?.start ?? 0;
  const after = last === undefined ? 0 : virtual.getTotalSize() - last.end;
  const columns = isNarrow ? 3 : hasAccounts ? 11 : 10;
  const open = rows.filter(canTick);
  const tickedCount = open.filter((row) => isTicked(row, ticks)).length;
  const tick = (changed: readonly PreviewRow[], isOn: boolean): void =>
    onTicks(new Map([...ticks, ...changed.map((row) => [row.id, isOn] as const)]));

  return (
    <section
      ref={frame}
      className={classNames("scroll edge round-control", styles.frame)}
      aria-label={words.caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table must scroll by keyboard
      tabIndex={0}
    >
      <table className={classNames("size-data", styles.table)} aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">
              <TickAll
                isOn={open.length > 0 && tickedCount === open.length}
                isSome={tickedCount > 0 && tickedCount < open.length}
                isDisabled={open.length === 0}
                onChange={(isOn) => tick(open, isOn)}
              />
            </th>
            {isNarrow ? (
              <>
                <th scope="col">{words.what}</th>
                <th scope="col" className="text-end">
                  {words.howMuch}
                </th>
              </>
            ) : (
              <WideHeads hasAccounts={hasAccounts} />
            )}
          </tr>
        </thead>
        <tbody>
          {before > 0 ? <Gap heightPx={before} columns={columns} /> : null}
          {visibleRows.map((row, index) => (
            <Row
              key={row.id}
              row={row}
              index={(first?.index ?? 0) + index + 2}
              hasAccounts={hasAccounts}
              isNarrow={isNarrow}
              isOn={isTicked(row, ticks)}
              isEdited={edited === row.id}
              columns={columns}
              onTick={(isOn) => tick([row], isOn)}
              onEdit={() => setEdited(edited === row.id ? null : row.id)}
              onCorrect={(correction) => {
                setEdited(null);
                onCorrect(row.id, correction);
              }}
            />
          ))}
          {after > 0 ? <Gap heightPx={after} columns={columns} /> : null}
        </tbody>
      </table>
    </section>
  );
}

function WideHeads({ hasAccounts }: { hasAccounts: boolean }): ReactNode {
  const numbers = [words.quantity, words.price, words.amount, words.costs];
  return (
    <>
      <th scope="col" className="text-end">
        {words.line}
      </th>
      <th scope="col">{words.date}</th>
      <th scope="col">{words.type}</th>
      <th scope="col">{words.symbol}</th>
      {numbers.map((name) => (
        <th key={name} scope="col" className="text-end">
          {name}
        </th>
      ))}
      {hasAccounts ? <th scope="col">{words.account}</th> : null}
      <th scope="col">{words.state}</th>
    </>
  );
}

function Row({
  row,
  index,
  hasAccounts,
  isNarrow,
  isOn,
  isEdited,
  columns,
  onTick,
  onEdit,
  onCorrect,
}: {
  row: PreviewRow;
  index: number;
  hasAccounts: boolean;
  isNarrow: boolean;
  isOn: boolean;
  isEdited: boolean;
  columns: number;
  onTick: (isOn: boolean) => void;
  onEdit: () => void;
  onCorrect: (correction: Correction) => void;
}): ReactNode {
  const { line } = row;
  const state = <State row={row} onEdit={onEdit} isEdited={isEdited} />;
  return (
    <>
      <tr aria-rowindex={index} className={isOn ? undefined : "faint"}>
        <td>
          <input
            type="checkbox"
            aria-label={words.tick(line)}
            checked={isOn}
            disabled={!canTick(row)}
            onChange={(event) => onTick(event.target.checked)}
          />
        </td>
        {isNarrow ? (
          <NarrowCells row={row} state={state} />
        ) : (
          <WideCells row={row} hasAccounts={hasAccounts} state={state} />
        )}
      </tr>
      {isEdited ? (
        <tr>
          <td colSpan={columns} className={classNames("on-bg", styles.editing)}>
            <RowEditor row={row} onSave={onCorrect} onCancel={onEdit} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function WideCells({
  row,
  hasAccounts,
  state,
}: {
  row: PreviewRow;
  hasAccounts: boolean;
  state: ReactNode;
}): ReactNode {
  const { date, type, symbol, shares, price, amount, costs } = shownFields(row);
  return (
    <>
      <td className="text-end">{row.line}</td>
      <td>{date}</td>
      <td>{type}</td>
      <td className={classNames("clip text-ellipsis medium", styles.symbol)} title={row.name ?? undefined}>
        {symbol}
      </td>
      {[shares, price, amount, costs].map((value, nth) => (
        <td key={[words.quantity, words.price, words.amount, words.costs][nth]} className="text-end">
          {value}
        </td>
      ))}
      {hasAccounts ? <td>{row.account ?? missing}</td> : null}
      <td className={classNames("clip text-ellipsis", styles.state)}>{state}</td>
    </>
  );
}

/** Two lines for a phone: the transaction and its amount. */
function NarrowCells({ row, state }: { row: PreviewRow; state: ReactNode }): ReactNode {
  const { date, type, symbol, shares, price, amount } = shownFields(row);
  const isPriced = price !== missing;
  return (
    <>
      <td className={classNames("full", styles.what)}>
        <span className="block clip text-ellipsis">
          <b>{type}</b> {symbol === missing ? null : symbol}
        </span>
        <span className="note block clip text-ellipsis">{words.lineAndDate(row.line, date)}</span>
        {row.faults.length > 0 || row.skipped !== null ? (
          <span className="block clip text-ellipsis wrap-text">{state}</span>
        ) : null}
      </td>
      <td className="text-end">
        <span className="grid justify-items-end gap-half">
          {shares === missing ? amount : isPriced ? `${shares} × ${price}` : shares}
          {row.faults.length > 0 || row.skipped !== null ? null : state}
        </span>
      </td>
    </>
  );
}

/** Formats a row's fields. */
function shownFields({ fields }: PreviewRow) {
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
  const { currency, date, type, symbol, newSymbol, quantity, ratio, price, amount, fee, tax } = fields;
  const costs = [fee, tax].filter((cost) => cost !== null && Number(cost) !== 0);
  const money = (value: string | null) =>
    value === null || !Number.isFinite(Number(value))
      ? missing
      : `${formatPrice(Number(value), { currency, price: Number(value) })} ${currency ?? ""}`.trim();
  return {
    date: date === null ? words.today : formatDay(date),
    type: importText.types[type],
    symbol: newSymbol === null ? (symbol ?? missing) : `${symbol ?? missing} → ${newSymbol}`,
    shares: quantity === null && ratio !== null ? `${formatQuantity(ratio)}:1` : formatQuantity(quantity),
    price: money(price),
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
  if (fault === undefined)
    return row.isDuplicate ? <Badge look="amber">{words.duplicate}</Badge> : <Badge look="blue">{words.new}</Badge>;
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

/** Space for the rows outside the window. */
function Gap({ heightPx, columns }: { heightPx: number; columns: number }): ReactNode {
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control, only room */}
      <td colSpan={columns} style={{ height: heightPx, padding: 0, border: 0 }} />
    </tr>
  );
}
