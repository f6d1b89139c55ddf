import { IconDots } from "@tabler/icons-react";
import { useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { inLineCurrency, tradePrice } from "#core/portfolio/trade-money.ts";
import { writtenFault } from "../../format/written-fault.ts";
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
import { formatSplitRatio } from "../../format/split-ratio.ts";
import { rowHeight } from "../../ui/row-height.ts";
import { useWindowRows } from "../../ui/use-window-rows.ts";
import styles from "./transactions.module.css";
import { DataTable, type TableColumn } from "../../ui/data-table.tsx";

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
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows' buttons
    <div ref={frame} className="relative scroll-x" onKeyDown={onKeyDown}>
      <DataTable
        caption={`${words.title}. ${text.ledger.keys}`}
        columns={[
          ...(isNarrow ? narrowColumns(onChange) : wideColumns({ hasRealised, accountName, onChange })),
          {
            id: "menu",
            head: text.holdings.actions.more,
            isHeadHidden: true,
            width: 40,
            render: (line) => <LineMenu line={line} onChange={onChange} onRemove={onRemove} />,
          },
        ]}
        rows={lines}
        keyOf={({ id }) => id}
        hasRowHover
        windowRows={rows}
        className={classNames(isNarrow && styles.narrow)}
      />
    </div>
  );
}

type OnChange = (line: LedgerLine) => void;

/** A phone's columns: the transaction in two lines, and its amount. */
const narrowColumns = (onChange: OnChange): readonly TableColumn<LedgerLine>[] => [
  {
    id: "type",
    head: words.fields.type,
    align: "start",
    className: styles.word,
    render: (line) => (
      <DayButton line={line} onChange={onChange} isNamed>
        <span className="phone-visually-hidden">{text.ledger.change}: </span>
        <b className="ellipsis block medium">
          {words.types[line.type]} {line.symbol}
        </b>
        <small className="quiet">
          {formatDay(line.date)}
          {line.quantity === null && line.ratio === null ? null : " · "}
          <Detail line={line} />
        </small>
        {hintOf(line.hint) === null ? null : <small className="block soft wrap-text">{hintOf(line.hint)}</small>}
      </DayButton>
    ),
  },
  {
    id: "total",
    head: words.total,
    render: (line) => (
      <>
        <Total line={line} />
        {isGiven(line.realised) ? (
          <small className="quiet">
            <MoneyChange amount={line.realised} currency={line.currency} />
          </small>
        ) : null}
      </>
    ),
  },
];

function wideColumns({
  hasRealised,
  accountName,
  onChange,
}: {
  hasRealised: boolean;
  accountName: ((id: string) => string) | null;
  onChange: OnChange;
}): readonly TableColumn<LedgerLine>[] {
  return [
    {
      id: "date",
      head: words.fields.date,
      render: (line) => (
        <DayButton line={line} onChange={onChange}>
          {formatDay(line.date)}
        </DayButton>
      ),
    },
    { id: "type", head: words.fields.type, align: "start", render: ({ type }) => words.types[type] },
    {
      id: "symbol",
      head: words.fields.symbol,
      align: "start",
      render: ({ symbol, newSymbol }) => (
        <>
          <b className="medium">{symbol}</b>
          {newSymbol === null ? null : <> → {newSymbol}</>}
        </>
      ),
    },
    { id: "quantity", head: words.fields.quantity, render: (line) => <Detail line={line} /> },
    { id: "price", head: words.fields.price, render: (line) => <PriceOf line={line} /> },
    { id: "total", head: words.total, render: (line) => <Total line={line} /> },
    ...(hasRealised
      ? [
          {
            id: "realised",
            head: text.ledger.realised,
            render: ({ realised, currency }: LedgerLine) =>
              isGiven(realised) ? <MoneyChange amount={realised} currency={currency} hasArrow /> : null,
          },
        ]
      : []),
    ...(accountName === null
      ? []
      : [
          {
            id: "account",
            head: words.fields.account,
            align: "start" as const,
            render: ({ accountId }: LedgerLine) => accountName(accountId),
          },
        ]),
    {
      id: "note",
      head: words.fields.note,
      align: "start",
      className: classNames("clip soft text-ellipsis", styles.note),
      render: ({ note, hint }) =>
        hintOf(hint) === null ? (
          note
        ) : (
          <>
            {note} <span className="wrap-text">{hintOf(hint)}</span>
          </>
        ),
    },
  ];
}

/** Opens a transaction. On a phone it fills the cell. */
function DayButton({
  line,
  onChange,
  isNamed = false,
  children,
}: {
  line: LedgerLine;
  onChange: OnChange;
  /** Its content names the transaction. */
  isNamed?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={classNames("min-h-26 touch-min-h-44 phone-full text-start round-1", styles.date)}
      data-row-button={line.id}
      aria-label={
        isNamed
          ? undefined
          : `${text.ledger.change}: ${formatDay(line.date)}, ${words.types[line.type]} ${line.symbol ?? ""}`
      }
      onClick={() => onChange(line)}
    >
      {children}
    </button>
  );
}

function LineMenu({
  line,
  onChange,
  onRemove,
}: {
  line: LedgerLine;
  onChange: (line: LedgerLine) => void;
  onRemove: (line: LedgerLine) => void;
}): ReactNode {
  return (
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
  );
}

/** Something to look at, in the page's language. */
function hintOf(hint: LedgerLine["hint"]): string | null {
  return hint == null ? null : writtenFault(hint.fault);
}

function isGiven(amount: string | null | undefined): amount is string {
  return amount !== null && amount !== undefined;
}

function Detail({ line: { quantity, ratio } }: { line: LedgerLine }): ReactNode {
  if (quantity !== null) return <Hideable>{formatQuantity(quantity)}</Hideable>;
  return ratio === null ? null : formatSplitRatio(ratio);
}

function PriceOf({ line }: { line: LedgerLine }): ReactNode {
  const { currency } = line;
  const price = tradePrice(line);
  if (price === null) return null;
  return (
    <>
      {formatPrice(Number(price), { currency, price: Number(price) })}{" "}
      <small className="quiet">{formatCurrencyCode(currency)}</small>
    </>
  );
}

function Total({ line }: { line: LedgerLine }): ReactNode {
  const total = lineTotal(draftOf(inLineCurrency(line)));
  if (total === null) return null;
  if (line.received !== null && line.receivedCurrency !== null)
    return (
      <>
        <Money amount={total} currency={line.currency} /> →{" "}
        <Money amount={line.received} currency={line.receivedCurrency} />
      </>
    );
  // Pence and other minor units have no currency sign.
  return /^[A-Z]{3}$/.test(line.currency) && line.currency !== "GBX" ? (
    <Money amount={total} currency={line.currency} />
  ) : (
    <Hideable>
      {formatPrice(Number(total), { currency: null, price: null })} {formatCurrencyCode(line.currency)}
    </Hideable>
  );
}
