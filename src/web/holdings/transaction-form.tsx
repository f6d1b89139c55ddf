import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { ReactNode } from "react";
import { dayNumber } from "#core/calendar/plain-date.ts";
import { currencies, minorUnits } from "#core/money/currencies.ts";
import { type TransactionType, transactionTypes } from "#core/portfolio/transaction.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { orKept } from "../api/or-kept.ts";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { formatDay } from "../format/format-date.ts";
import { formatMoney } from "../format/format-money.ts";
import { fixed } from "../format/number-format.ts";
import { fieldNumber } from "../format/typed-number.ts";
import { SymbolSearch } from "../market/symbol-search.tsx";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { showToast } from "../ui/toast.ts";
import { closeOfDay } from "./close-of-day.ts";
import { savedWords } from "./line-words.ts";
import styles from "./transaction-drawer.module.css";
import {
  doubtsOfDraft,
  draftOf,
  emptyDraft,
  fieldsOfDraft,
  hasNewSymbol,
  hasSymbol,
  lineTotal,
  type NumberField,
  numbersOf,
  type TransactionDraft,
} from "./transaction-fields.ts";
import { UnknownSymbol } from "./unknown-symbol.tsx";
import { type LedgerLine, useLedger } from "./use-ledger.ts";
import { VersionConflict } from "./version-conflict.tsx";
import { classNames } from "../ui/class-names.ts";

const words = text.transactions;
const fieldFaults: ReadonlySet<string> = new Set([
  "quantity",
  "price",
  "amount",
  "ratio",
  "cash",
  "costShare",
  "fee",
  "tax",
  "date",
  "currency",
  "note",
  "newSymbol",
  "symbol",
]);

/** The fields of a transaction, new or existing. */
export function TransactionForm({
  line,
  accountId,
  start = {},
  today,
  onDone,
  onAdded,
}: {
  /** Null for a new one. */
  line: LedgerLine | null;
  accountId: string;
  /** Initial values of a new one. */
  start?: Partial<TransactionDraft>;
  today: string;
  /** True while it is being changed or deleted. */
  onDone?: () => void;
  /** Ends adding after one; without it, the form clears for the next. */
  onAdded?: () => void;
}): ReactNode {
  const ledger = useLedger();
  const [draft, setDraft] = useState<TransactionDraft>(() =>
    line === null ? emptyDraft(today, start) : draftOf(line),
  );
  const [version, setVersion] = useState(line?.version ?? 0);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [saved, setSaved] = useState<LedgerLine | null>(null);
  const [isPriceOwn, setIsPriceOwn] = useState(line !== null || (start.price ?? "") !== "");
  const form = useRef<HTMLFormElement>(null);
  const { type } = draft;
  const wantsPrice = type === "buy" || type === "sell";
  const found = useCloseOf(wantsPrice ? draft.symbol : "", draft.date, today);
  // A close doesn't apply in another currency.
  const close = found !== null && isSameCurrency(draft.currency, found.currency) ? found : null;
  const price = isPriceOwn || !wantsPrice ? draft.price : fieldNumber(close?.price ?? "");
  const whole: TransactionDraft = { ...draft, price, accountId };
  const total = lineTotal(whole);
  const shownCurrency = draft.currency === "" ? (wantsPrice ? (close?.currency ?? "") : "") : draft.currency;

  const change = (next: Partial<TransactionDraft>): void => {
    setDraft({ ...draft, ...next });
    setProblem(null);
    setSaved(null);
  };
  const save = async (atVersion = version): Promise<void> => {
    const errors = doubtsOfDraft(whole);
    if (errors[0] !== undefined)
      return setProblem(new ApiProblem({ code: "invalid-input", status: 0, title: errors[0].message, errors }));
    setIsBusy(true);
    setProblem(null);
    try {
      const fields = fieldsOfDraft(whole);
      if (line !== null) {
        const changed = await orKept(ledger.change(line.id, atVersion, fields));
        if (changed === null) return onDone?.();
        showToast(words.changed(savedWords(changed)), {
          label: words.undo,
          run: () =>
            void ledger
              .change(line.id, changed.version, fieldsOfDraft({ ...draftOf(line), accountId: line.accountId }))
              .catch(() => showToast(words.undoFailed)),
        });
        onDone?.();
        return;
      }
      const added = await orKept(ledger.add(fields));
      if (onAdded !== undefined) return onAdded();
      if (added !== null) setSaved(added);
      setDraft(emptyDraft(draft.date, { type, symbol: draft.symbol, currency: draft.currency }));
      setIsPriceOwn(false);
      form.current?.querySelector("input")?.focus();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  };
  const remove = async (): Promise<void> => {
    if (line === null) return;
    setIsBusy(true);
    try {
      if ((await orKept(ledger.remove({ id: line.id, version }))) === null) return onDone?.();
      showToast(words.deleted(savedWords(line)), {
        label: words.undo,
        run: () => void ledger.restore(line.id).catch(() => showToast(words.restoreFailed)),
      });
      onDone?.();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  const faultOf = (path: string): string | null =>
    problem?.errors.find((error) => error.path === path)?.message ?? null;
  const general =
    problem === null || problem.code === "unknown-instrument" || problem.code === "version-conflict"
      ? null
      : problem.errors.some(({ path }) => fieldFaults.has(path))
        ? (problem.errors.find(({ path }) => !isShown(path, type))?.message ?? null)
        : (problem.detail ?? words.failed);

  if (problem?.code === "version-conflict" && problem.current !== null)
    return (
      <VersionConflict
        theirs={draftOf(problem.current as LedgerLine)}
        mine={whole}
        isBusy={isBusy}
        onTheirs={() => {
          const current = problem.current as LedgerLine;
          setDraft(draftOf(current));
          setVersion(current.version);
          setProblem(null);
        }}
        onMine={() => {
          const current = problem.current as LedgerLine;
          setVersion(current.version);
          void save(current.version);
        }}
      />
    );
  return (
    <div className="grid gap-3h">
      <Select
        label={words.fields.type}
        value={type}
        options={transactionTypes.map((value) => ({ value, label: words.types[value] }))}
        onChange={(next: TransactionType) => change({ type: next })}
      />
      {hasSymbol(type) ? (
        <ChosenSymbol
          label={words.fields.symbol}
          symbol={draft.symbol}
          fault={problem?.code === "unknown-instrument" ? null : faultOf("symbol")}
          onChoose={(next) => change({ symbol: next })}
        />
      ) : null}
      {problem?.code === "unknown-instrument" ? (
        <UnknownSymbol
          symbol={faultOf("newSymbol") === null ? draft.symbol : draft.newSymbol}
          currency={draft.currency === "" ? null : draft.currency}
          onKept={() => void save()}
          onChoose={(next) => change(faultOf("newSymbol") === null ? { symbol: next } : { newSymbol: next })}
        />
      ) : null}
      {hasNewSymbol(type) ? (
        <ChosenSymbol
          label={words.fields.newSymbol}
          symbol={draft.newSymbol}
          fault={problem?.code === "unknown-instrument" ? null : faultOf("newSymbol")}
          onChoose={(next) => change({ newSymbol: next })}
        />
      ) : null}
      <form ref={form} className="grid gap-3h" onSubmit={submit}>
        {general === null ? null : <Alert>{general}</Alert>}
        <div className={classNames("grid items-start", styles.pair)}>
          {numbersOf[type].slice(0, 2).map(numberField)}
          <TextField
            label={words.fields.date}
            type="date"
            max={today}
            value={draft.date}
            fault={faultOf("date")}
            onChange={({ target }) => change({ date: target.value })}
          />
          {numbersOf[type].slice(2).map(numberField)}
          <Select
            label={words.fields.currency}
            value={draft.currency}
            options={[
              { value: "", label: words.usualCurrency },
              ...[...currencies, ...Object.keys(minorUnits)]
                .filter((code) => code !== "GBp")
                .concat(draft.currency === "GBp" ? ["GBp"] : [])
                .map((value) => ({ value, label: formatCurrencyCode(value) })),
            ]}
            onChange={(currency: string) => change({ currency })}
          />
        </div>
        {faultOf("currency") === null ? null : <Alert>{faultOf("currency")}</Alert>}
        <BoundedField
          label={words.fields.note}
          value={draft.note}
          longest={1000}
          autoComplete="off"
          fault={faultOf("note")}
          onChange={({ target }) => change({ note: target.value })}
        />
        <p className="flex items-baseline between pt-2h edge-top">
          <span className="soft">{words.total}</span>
          <b className="size-reading strong">{total === null ? "—" : totalText(total, shownCurrency)}</b>
        </p>
        <output className={classNames("row wrap gap-2 success", styles.saved)}>
          {saved === null ? null : (
            <>
              {words.saved(savedWords(saved))}
              <Button
                size="small"
                look="subtle"
                onClick={() => {
                  void ledger.remove(saved).then(
                    () => setSaved(null),
                    (error: unknown) => setProblem(error instanceof ApiProblem ? error : null),
                  );
                }}
              >
                {words.undo}
              </Button>
            </>
          )}
        </output>
        <div className={classNames("flex wrap justify-end gap-2", styles.actions)}>
          {line === null ? null : (
            <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
              {words.delete}
            </Button>
          )}
          <Button
            type="submit"
            look="primary"
            size="large"
            busy={isBusy}
            disabled={hasSymbol(type) && draft.symbol === "" && needsSymbol(type)}
          >
            {line === null && onAdded === undefined ? words.saveAndNext : words.saveChange}
          </Button>
        </div>
      </form>
    </div>
  );

  function numberField(field: NumberField): ReactNode {
    const isPrice = field === "price";
    return (
      <TextField
        key={field}
        label={words.fields[field]}
        inputMode="decimal"
        autoComplete="off"
        value={isPrice ? price : draft[field]}
        fault={faultOf(field)}
        hint={
          isPrice && !isPriceOwn && close !== null
            ? words.closeOf(formatDay(close.date), formatCurrencyCode(close.currency))
            : words.hints[field]
        }
        onChange={({ target }) => {
          if (isPrice) setIsPriceOwn(true);
          change({ [field]: target.value });
        }}
      />
    );
  }
}

function ChosenSymbol({
  label,
  symbol,
  fault,
  onChoose,
}: {
  label: string;
  symbol: string;
  fault: string | null;
  onChoose: (symbol: string) => void;
}): ReactNode {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <fieldset className="grid gap-1h min-0 p-0 edge-none">
      <legend className="mb-1h medium">{label}</legend>
      {symbol !== "" && !isChanging ? (
        <span className={classNames("row between min-control edge-strong round-control", styles.chosen)}>
          <b>{symbol}</b>
          <Button size="small" onClick={() => setIsChanging(true)}>
            {words.otherSymbol}
          </Button>
        </span>
      ) : (
        <SymbolSearch
          onChoose={(next) => {
            setIsChanging(false);
            onChoose(next);
          }}
        />
      )}
      {fault === null ? null : (
        <p className="error size-secondary" role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** Loads an instrument's close on a day, if its history goes back that far. */
function useCloseOf(symbol: string, date: string, today: string) {
  const days = date === "" ? 0 : Math.max(0, dayNumber(today) - dayNumber(date));
  const limit = [60, 280, 640, 1400, 5000].find((count) => count >= days * 0.72 + 10) ?? 5000;
  const { data } = useQuery({
    ...query("GET /api/market/history", { symbol, interval: "1d", limit }),
    enabled: symbol !== "" && date !== "",
    retry: false,
  });
  if (data === undefined || symbol === "" || data.symbol !== symbol || data.currency === null) return null;
  const close = closeOfDay(data, date);
  return close === null ? null : { ...close, currency: data.currency };
}

/** True if a price is in the chosen currency. Empty means the instrument's. */
function isSameCurrency(chosen: string, currency: string): boolean {
  return chosen === "" || formatCurrencyCode(chosen) === formatCurrencyCode(currency);
}

function totalText(total: string, currency: string): string {
  const minor = minorUnits[currency];
  if (minor !== undefined) return formatMoney(Number(total) / minor.perUnit, minor.currency);
  return currency === "" ? fixed(Number(total), 2) : formatMoney(total, currency);
}

function needsSymbol(type: TransactionType): boolean {
  return type !== "interest" && type !== "fee" && type !== "tax";
}

function isShown(path: string, type: TransactionType): boolean {
  if (path === "symbol") return hasSymbol(type);
  if (path === "newSymbol") return hasNewSymbol(type);
  return path === "date" || path === "note" || path === "currency" || numbersOf[type].some((field) => field === path);
}
