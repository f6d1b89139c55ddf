import { IconDots } from "@tabler/icons-react";
import { useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { formatCurrencyCode } from "../../format/format-currency-code.ts";
import { formatDay } from "../../format/format-date.ts";
import { formatPrice } from "../../format/format-price.ts";
import { formatQuantity } from "../../format/format-quantity.ts";
import { Hideable, Money, MoneyChange } from "../../holdings/money.tsx";
import { draftOf, lineTotal } from "../../holdings/transaction-fields.ts";
import type { LedgerLine } from "../../holdings/use-ledger.ts";
import { text } from "../../text/text.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useIsNarrow } from "../../ui/use-is-narrow.ts";
import { splitWords } from "#core/portfolio/missing-split.ts";
import { rowHeight } from "../../ui/row-height.ts";
import { useWindowRows } from "../../ui/use-window-rows.ts";
import styles from "./transactions.module.css";

const words = text.transactions;
const rowButton = "[data-row-button]";

/** Ledger lines. Arrow keys move between them, Enter and E edit, Delete deletes. */
export function TransactionsTable({
  lines,
  accountName,
  onChange,
  onRemove,
}: {
  lines: readonly LedgerLine[];
  /** Null with a single account. */
  accountName: ((id: string) => string) | null;
  onChange: (line: LedgerLine) => void;
  onRemove: (line: LedgerLine) => void;
}): ReactNode {
  const isNarrow = useIsNarrow();
  const frame = useRef<HTMLDivElement>(null);
  const rows = useWindowRows(lines.length, isNarrow ? 56 : rowHeight(), frame);
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = event.target instanceof HTMLElement ? event.target.closest("tr") : null;
    const button = row?.querySelector<HTMLElement>(rowButton) ?? null;
    if (button === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(frame.current?.querySelectorAll<HTMLElement>(rowButton) ?? [])];
    const at = buttons.indexOf(button);
    const line = lines.find(({ id }) => id === button.dataset["rowButton"]);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) buttons[at + step]?.focus();
    else if (line !== undefined && event.key === "Delete") {
      (buttons[at + 1] ?? buttons[at - 1])?.focus();
      onRemove(line);
    } else if (line !== undefined && event.key.toLowerCase() === "e") onChange(line);
    else return;
    event.preventDefault();
  };
  const hasRealised = lines.some(({ realised }) => isGiven(realised));
  const columns = isNarrow ? 4 : 8 + Number(hasRealised) + Number(accountName !== null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows' buttons
    <div ref={frame} className="relative scroll-x" onKeyDown={onKeyDown}>
      <table className={classNames(styles.table, isNarrow && styles.narrow)}>
        <caption className="visually-hidden">
          {words.title}. {text.ledger.keys}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.fields.date}</th>
            <th scope="col" className={styles.word}>
              {words.fields.type}
            </th>
            {isNarrow ? null : (
              <>
                <th scope="col" className={styles.word}>
                  {words.fields.symbol}
                </th>
                <th scope="col">{words.fields.quantity}</th>
                <th scope="col">{words.fields.price}</th>
              </>
            )}
            <th scope="col">{words.total}</th>
            {isNarrow ? null : (
              <>
                {hasRealised ? <th scope="col">{text.ledger.realised}</th> : null}
                {accountName === null ? null : (
                  <th scope="col" className={styles.word}>
                    {words.fields.account}
                  </th>
                )}
                <th scope="col" className={styles.word}>
                  {words.fields.note}
                </th>
              </>
            )}
            <th scope="col">
              <span className="visually-hidden">{text.holdings.actions.more}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.before > 0 ? <Spacer height={rows.before} columns={columns} /> : null}
          {rows.indexes.map((index) => {
            const line = lines[index];
            return line === undefined ? null : (
              <tr key={line.id} ref={rows.measure} data-index={index} className={styles.row}>
                <th scope="row">
                  <button
                    type="button"
                    className={classNames("min-h-26 round-1", styles.date)}
                    data-row-button={line.id}
                    aria-label={`${text.ledger.change}: ${formatDay(line.date)}, ${words.types[line.type]} ${line.symbol ?? ""}`}
                    onClick={() => onChange(line)}
                  >
                    {formatDay(line.date)}
                  </button>
                </th>
                {isNarrow ? (
                  <td className={styles.word}>
                    <b className="medium">
                      {words.types[line.type]} {line.symbol}
                    </b>
                    <small className="quiet">
                      <Detail line={line} />
                    </small>
                  </td>
                ) : (
                  <>
                    <td className={styles.word}>{words.types[line.type]}</td>
                    <td className={styles.word}>
                      <b className="medium">{line.symbol}</b>
                      {line.newSymbol === null ? null : <> → {line.newSymbol}</>}
                    </td>
                    <td>
                      <Detail line={line} />
                    </td>
                    <td>
                      <PriceOf line={line} />
                    </td>
                  </>
                )}
                <td>
                  <Total line={line} />
                  {isNarrow && isGiven(line.realised) ? (
                    <small className="quiet">
                      <MoneyChange amount={line.realised} currency={line.currency} />
                    </small>
                  ) : null}
                </td>
                {isNarrow ? null : (
                  <>
                    {hasRealised ? (
                      <td>
                        {isGiven(line.realised) ? (
                          <MoneyChange amount={line.realised} currency={line.currency} hasArrow />
                        ) : null}
                      </td>
                    ) : null}
                    {accountName === null ? null : <td className={styles.word}>{accountName(line.accountId)}</td>}
                    <td className={classNames(styles.word, "clip soft text-ellipsis", styles.note)}>{line.note}</td>
                  </>
                )}
                <td>
                  <Menu
                    target={
                      <IconButton
                        className="faint w-28 h-28"
                        label={text.ledger.actionsOf(formatDay(line.date), words.types[line.type], line.symbol ?? "")}
                      >
                        <IconDots size={17} stroke={1.7} aria-hidden="true" />
                      </IconButton>
                    }
                    groups={[
                      [{ id: "change", label: text.ledger.change, onSelect: () => onChange(line) }],
                      [{ id: "delete", label: words.delete, isDanger: true, onSelect: () => onRemove(line) }],
                    ]}
                  />
                </td>
              </tr>
            );
          })}
          {rows.after > 0 ? <Spacer height={rows.after} columns={columns} /> : null}
        </tbody>
      </table>
    </div>
  );
}

function isGiven(amount: string | null | undefined): amount is string {
  return amount !== null && amount !== undefined;
}

function Detail({ line: { quantity, ratio } }: { line: LedgerLine }): ReactNode {
  if (quantity !== null) return <Hideable>{formatQuantity(quantity)}</Hideable>;
  return ratio === null ? null : splitWords(ratio);
}

function PriceOf({ line: { price, currency } }: { line: LedgerLine }): ReactNode {
  if (price === null) return null;
  return (
    <>
      {formatPrice(Number(price), { currency, price: Number(price) })}{" "}
      <small className="quiet">{formatCurrencyCode(currency)}</small>
    </>
  );
}

function Total({ line }: { line: LedgerLine }): ReactNode {
  const total = lineTotal(draftOf(line));
  if (total === null) return null;
  // Pence and other minor units have no currency sign.
  return /^[A-Z]{3}$/.test(line.currency) && line.currency !== "GBX" ? (
    <Money amount={total} currency={line.currency} />
  ) : (
    <Hideable>
      {formatPrice(Number(total), { currency: null, price: null })} {formatCurrencyCode(line.currency)}
    </Hideable>
  );
}

function Spacer({ height, columns }: { height: number; columns: number }): ReactNode {
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }}>
        {null}
      </td>
    </tr>
  );
}
