import { useState } from "react";
import { ApiProblem, asApiProblem } from "../api/api-problem.ts";
import { orKept } from "../api/or-kept.ts";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { fieldNumber } from "../format/typed-number.ts";
import { text } from "../text/text.ts";
import { showToast } from "../ui/toast.ts";
import { useForm } from "../ui/use-form.ts";
import { savedWords } from "./line-words.ts";
import { doubtsOfDraft, draftOf, emptyDraft, fieldsOfDraft, type TransactionDraft } from "./transaction-fields.ts";
import { useCloseOf } from "./use-close-of.ts";
import { type LedgerLine, useLedger } from "./use-ledger.ts";

const words = text.transactions;

export interface TransactionFormProps {
  /** Null for a new one. */
  readonly line: LedgerLine | null;
  readonly accountId: string;
  /** Initial values of a new one. */
  readonly start?: Partial<TransactionDraft>;
  readonly today: string;
  /** Called once it has been changed or deleted. */
  readonly onDone?: () => void;
  /** Ends adding after one; without it, the form clears for the next. */
  readonly onAdded?: () => void;
}

/** The values of a transaction form, its price from that day's close, and its actions. */
export function useTransactionForm({
  line,
  accountId,
  start = {},
  today,
  onDone,
  onAdded,
  onCleared,
}: TransactionFormProps & {
  /** Called when the form is empty again for the next transaction. */
  onCleared: () => void;
}) {
  const ledger = useLedger();
  const form = useForm<TransactionDraft, ApiProblem>({
    start: () => (line === null ? emptyDraft(today, start) : draftOf(line)),
    explain: asApiProblem,
    onChange: "clears",
  });
  const { values, problem } = form;
  const [version, setVersion] = useState(line?.version ?? 0);
  const [saved, setSaved] = useState<LedgerLine | null>(null);
  const [isPriceOwn, setIsPriceOwn] = useState(line !== null || (start.price ?? "") !== "");
  const { type } = values;
  const wantsPrice = type === "buy" || type === "sell";
  const found = useCloseOf(wantsPrice ? values.symbol : "", values.date, today);
  // A close doesn't apply in another currency.
  const close = found !== null && isSameCurrency(values.currency, found.currency) ? found : null;
  // The cash that moved needs no price beside it.
  const price =
    isPriceOwn || !wantsPrice || values.amount.trim() !== "" ? values.price : fieldNumber(close?.price ?? "");
  const draft: TransactionDraft = { ...values, price, accountId };

  const change = (next: Partial<TransactionDraft>): void => {
    if ("price" in next) setIsPriceOwn(true);
    form.change(next);
    setSaved(null);
  };
  const replace = async (before: LedgerLine, atVersion: number): Promise<void> => {
    const changed = await orKept(ledger.change(before.id, atVersion, fieldsOfDraft(draft)));
    if (changed !== null)
      showToast(words.changed(savedWords(changed)), {
        label: words.undo,
        run: () =>
          void ledger
            .change(before.id, changed.version, fieldsOfDraft({ ...draftOf(before), accountId: before.accountId }))
            .catch(() => showToast(words.undoFailed)),
      });
    onDone?.();
  };
  const add = async (): Promise<void> => {
    const added = await orKept(ledger.add(fieldsOfDraft(draft)));
    if (onAdded !== undefined) return onAdded();
    if (added !== null) setSaved(added);
    form.setValues(emptyDraft(values.date, { type, symbol: values.symbol, currency: values.currency }));
    setIsPriceOwn(false);
    onCleared();
  };
  const save = (atVersion = version): Promise<void> =>
    form.run(async () => {
      const errors = doubtsOfDraft(draft);
      if (errors[0] !== undefined)
        throw new ApiProblem({ code: "invalid-input", status: 0, title: errors[0].message, errors });
      await (line === null ? add() : replace(line, atVersion));
    });
  const remove = (removed: LedgerLine): Promise<void> =>
    form.run(async () => {
      if ((await orKept(ledger.remove({ id: removed.id, version }))) !== null)
        showToast(words.deleted(savedWords(removed)), {
          label: words.undo,
          run: () => void ledger.restore(removed.id).catch(() => showToast(words.restoreFailed)),
        });
      onDone?.();
    });
  const takeBack = (added: LedgerLine): void =>
    void ledger.remove(added).then(
      () => setSaved(null),
      (error: unknown) => form.setProblem(error instanceof ApiProblem ? error : null),
    );

  /** The version on the server, if it was changed meanwhile. */
  const theirs =
    problem?.code === "version-conflict" && problem.current !== null ? (problem.current as LedgerLine) : null;
  return {
    draft,
    change,
    /** Currency of the price; empty for one that isn't known. */
    currency: values.currency === "" ? (wantsPrice ? (close?.currency ?? "") : "") : values.currency,
    /** The close that the price was taken from. */
    usedClose: isPriceOwn || values.amount.trim() !== "" ? null : close,
    problem,
    isBusy: form.isBusy,
    saved,
    save,
    remove,
    takeBack,
    theirs,
    takeTheirs: (current: LedgerLine): void => {
      form.setValues(draftOf(current));
      setVersion(current.version);
      form.setProblem(null);
    },
    keepMine: (current: LedgerLine): void => {
      setVersion(current.version);
      void save(current.version);
    },
  };
}

/** True if a price is in the chosen currency. Empty means the instrument's. */
function isSameCurrency(chosen: string, currency: string): boolean {
  return chosen === "" || formatCurrencyCode(chosen) === formatCurrencyCode(currency);
}
