import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { minorUnits } from "#core/money/currencies.ts";
import { type TransactionType, transactionTypes } from "#core/portfolio/transaction.ts";
import { kindOf } from "#core/portfolio/transaction-kinds.ts";
import { unlikelyDay } from "#core/portfolio/unlikely-day.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { formatDay } from "../format/format-date.ts";
import { formatMoney } from "../format/format-money.ts";
import { writtenFault } from "../format/written-fault.ts";
import { fixed } from "../format/number-format.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ChosenSymbol } from "./chosen-symbol.tsx";
import { ChosenLots } from "./chosen-lots.tsx";
import { savedWords } from "./line-words.ts";
import { currencyOptions, OtherCurrencyFields } from "./other-currency-fields.tsx";
import styles from "./transaction-drawer.module.css";
import {
  draftOf,
  hasLots,
  hasNewSymbol,
  hasSymbol,
  lineTotal,
  type NumberField,
  numberFields,
  numbersOf,
  type TransactionDraft,
} from "./transaction-fields.ts";
import { UnknownSymbol } from "./unknown-symbol.tsx";
import type { LedgerLine } from "./use-ledger.ts";
import { type TransactionFormProps, useTransactionForm } from "./use-transaction-form.ts";
import { VersionConflict } from "./version-conflict.tsx";

const words = text.transactions;
const formFields: ReadonlySet<string> = new Set([
  ...numberFields,
  "date",
  "currency",
  "rate",
  "receivedCurrency",
  "note",
  "newSymbol",
  "symbol",
  "lots",
]);

/** The fields of a transaction, new or existing. */
export function TransactionForm(props: TransactionFormProps): ReactNode {
  const { line, today, onAdded } = props;
  const element = useRef<HTMLFormElement>(null);
  const form = useTransactionForm({
    ...props,
    onCleared: () => element.current?.querySelector("input")?.focus(),
  });
  const { draft, change, problem, isBusy, theirs } = form;
  const [keptDay, setKeptDay] = useState<string | null>(null);
  const doubt = unlikelyDay(draft);
  const { type } = draft;
  const total = lineTotal(draft);
  const general = generalFault(problem, type);
  if (theirs !== null)
    return (
      <VersionConflict
        theirs={draftOf(theirs)}
        mine={draft}
        isBusy={isBusy}
        onTheirs={() => form.takeTheirs(theirs)}
        onMine={() => form.keepMine(theirs)}
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
      <SymbolFields draft={draft} change={change} problem={problem} onKept={() => void form.save()} />
      <form
        ref={element}
        className="grid gap-3h"
        onSubmit={(event) => {
          event.preventDefault();
          // An unlikely day is kept if it is saved a second time, or was saved before.
          if (doubt !== null && keptDay !== doubt.day && line?.date !== doubt.day) setKeptDay(doubt.day);
          else void form.save();
        }}
      >
        {general === null ? null : <Alert>{general}</Alert>}
        <FigureFields
          draft={draft}
          change={change}
          problem={problem}
          today={today}
          usedClose={form.usedClose}
          currency={form.currency}
          dayDoubt={doubt !== null && keptDay === doubt.day ? `${writtenFault(doubt)} ${words.keepDay}` : null}
        />
        {hasLots(type) ? (
          <ChosenLots
            draft={draft}
            lineId={line?.id ?? null}
            currency={form.currency}
            fault={faultOf(problem, "lots")}
            onChange={(lots) => change({ lots })}
          />
        ) : null}
        <BoundedField
          label={words.fields.note}
          value={draft.note}
          longest={1000}
          autoComplete="off"
          fault={faultOf(problem, "note")}
          onChange={({ target }) => change({ note: target.value })}
        />
        <p className="flex items-baseline between pt-2h edge-top">
          <span className="soft">{words.total}</span>
          <b className="size-reading strong">{total === null ? "—" : totalText(total, form.currency)}</b>
        </p>
        <SavedNote saved={form.saved} onUndo={form.takeBack} />
        <div className={classNames("flex wrap justify-end gap-2", styles.actions)}>
          {line === null ? null : (
            <Button look="danger" disabled={isBusy} onClick={() => void form.remove(line)}>
              {words.delete}
            </Button>
          )}
          <Button
            type="submit"
            look="primary"
            size="large"
            busy={isBusy}
            disabled={draft.symbol === "" && kindOf(type).fields.symbol === "required"}
          >
            {line === null && onAdded === undefined ? words.saveAndNext : words.saveChange}
          </Button>
        </div>
      </form>
    </div>
  );
}

interface FieldsProps {
  readonly draft: TransactionDraft;
  readonly change: (next: Partial<TransactionDraft>) => void;
  readonly problem: ApiProblem | null;
}

/** The securities of a transaction, with help for one that no source knows. */
function SymbolFields({ draft, change, problem, onKept }: FieldsProps & { onKept: () => void }): ReactNode {
  const isUnknown = problem?.code === "unknown-instrument";
  const isNewUnknown = isUnknown && faultOf(problem, "newSymbol") !== null;
  return (
    <>
      {hasSymbol(draft.type) ? (
        <ChosenSymbol
          label={words.fields.symbol}
          symbol={draft.symbol}
          fault={isUnknown ? null : faultOf(problem, "symbol")}
          onChoose={(symbol) => change({ symbol, lots: {} })}
        />
      ) : null}
      {isUnknown ? (
        <UnknownSymbol
          symbol={isNewUnknown ? draft.newSymbol : draft.symbol}
          currency={draft.currency === "" ? null : draft.currency}
          onKept={onKept}
          onChoose={(next) => change(isNewUnknown ? { newSymbol: next } : { symbol: next })}
        />
      ) : null}
      {hasNewSymbol(draft.type) ? (
        <ChosenSymbol
          label={words.fields.newSymbol}
          symbol={draft.newSymbol}
          fault={isUnknown ? null : faultOf(problem, "newSymbol")}
          onChoose={(newSymbol) => change({ newSymbol })}
        />
      ) : null}
    </>
  );
}

/** The numbers of a transaction, its date and its currency. */
function FigureFields({
  draft,
  change,
  problem,
  today,
  usedClose,
  currency,
  dayDoubt,
}: FieldsProps & {
  today: string;
  currency: string;
  usedClose: { readonly date: string; readonly currency: string } | null;
  dayDoubt: string | null;
}): ReactNode {
  // Typing replaces the day's close, also one that arrives when the field has the focus.
  const price = useRef<HTMLInputElement>(null);
  const isClose = usedClose !== null;
  useEffect(() => {
    if (isClose && document.activeElement === price.current) price.current?.select();
  }, [isClose]);
  const numbers = numbersOf(draft.type).map((field: NumberField) => (
    <TextField
      key={field}
      {...(field === "price" ? { ref: price, onFocus: ({ target }) => (isClose ? target.select() : undefined) } : {})}
      label={words.fields[field]}
      inputMode="decimal"
      autoComplete="off"
      value={draft[field]}
      fault={faultOf(problem, field)}
      hint={
        field === "price" && usedClose !== null
          ? words.closeOf(formatDay(usedClose.date), formatCurrencyCode(usedClose.currency))
          : field === "amount" && numbersOf(draft.type).includes("price")
            ? words.amountOfTrade
            : words.hints[field]
      }
      onChange={({ target }) => change({ [field]: target.value })}
    />
  ));
  const currencyFault = faultOf(problem, "currency") ?? faultOf(problem, "receivedCurrency");
  return (
    <>
      <div className={classNames("grid items-start", styles.pair)}>
        {numbers.slice(0, 2)}
        <TextField
          label={words.fields.date}
          type="date"
          max={today}
          value={draft.date}
          fault={faultOf(problem, "date") ?? dayDoubt}
          onChange={({ target }) => change({ date: target.value })}
        />
        {numbers.slice(2)}
        <Select
          label={words.fields.currency}
          value={draft.currency}
          options={[{ value: "", label: words.usualCurrency }, ...currencyOptions(draft.currency)]}
          onChange={(code: string) => change({ currency: code })}
        />
        {kindOf(draft.type).fields.receivedCurrency === undefined ? null : (
          <Select
            label={words.fields.receivedCurrency}
            value={draft.receivedCurrency}
            options={[{ value: "", label: "—" }, ...currencyOptions(draft.receivedCurrency)]}
            onChange={(receivedCurrency: string) => change({ receivedCurrency })}
          />
        )}
      </div>
      <OtherCurrencyFields
        draft={draft}
        change={change}
        currency={currency}
        faultOf={(path) => faultOf(problem, path)}
      />
      {currencyFault === null ? null : <Alert>{currencyFault}</Alert>}
    </>
  );
}

function SavedNote({ saved, onUndo }: { saved: LedgerLine | null; onUndo: (saved: LedgerLine) => void }): ReactNode {
  return (
    <output className={classNames("row wrap gap-2 success", styles.saved)}>
      {saved === null ? null : (
        <>
          {words.saved(savedWords(saved))}
          <Button size="small" look="subtle" onClick={() => onUndo(saved)}>
            {words.undo}
          </Button>
        </>
      )}
    </output>
  );
}

function faultOf(problem: ApiProblem | null, path: string): string | null {
  return problem?.errors.find((error) => error.path === path)?.message ?? null;
}

/** Returns the words of a problem that no field of the form shows. */
function generalFault(problem: ApiProblem | null, type: TransactionType): string | null {
  if (problem === null || problem.code === "unknown-instrument" || problem.code === "version-conflict") return null;
  return problem.errors.some(({ path }) => formFields.has(path))
    ? (problem.errors.find(({ path }) => !isShown(path, type))?.message ?? null)
    : (problem.detail ?? words.failed);
}

function totalText(total: string, currency: string): string {
  const minor = minorUnits[currency];
  if (minor !== undefined) return formatMoney(Number(total) / minor.perUnit, minor.currency);
  return currency === "" ? fixed(Number(total), 2) : formatMoney(total, currency);
}

function isShown(path: string, type: TransactionType): boolean {
  if (path === "symbol") return hasSymbol(type);
  if (path === "newSymbol") return hasNewSymbol(type);
  if (path === "lots") return hasLots(type);
  return path === "date" || path === "note" || path === "currency" || numbersOf(type).some((field) => field === path);
}
