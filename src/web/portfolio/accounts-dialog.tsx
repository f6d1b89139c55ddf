import { useState } from "react";
import type { ReactNode } from "react";
import { type Currency, currencies } from "#core/money/currencies.ts";
import { type CashMode, cashModes, type CostMethod, costMethods } from "#core/portfolio/transaction.ts";
import { ApiProblem, reasonOf } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { useAccounts, useRefreshPortfolio } from "../holdings/use-portfolio.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { useForm } from "../ui/use-form.ts";
import styles from "./accounts.module.css";
import { classNames } from "../ui/class-names.ts";

const words = text.portfolio.accounts;

type Account = Output<"GET /api/portfolio/accounts">["accounts"][number];
type Step =
  | { readonly kind: "list" }
  | { readonly kind: "edit"; readonly account: Account | null }
  | { readonly kind: "delete"; readonly account: Account };

/** Creates, renames, configures and deletes accounts. */
export default function AccountsDialog({
  onClose,
  onOpen,
}: {
  onClose: () => void;
  onOpen: (id: string | null) => void;
}): ReactNode {
  const { data } = useAccounts();
  const refresh = useRefreshPortfolio();
  const [step, setStep] = useState<Step>({ kind: "list" });
  const [note, setNote] = useState("");
  const accounts = data?.accounts ?? [];
  const done = (words: string): void => {
    void refresh();
    setNote(words);
    setStep({ kind: "list" });
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.title} sheet>
      {step.kind === "edit" ? (
        <AccountForm
          key={step.account?.id ?? "new"}
          account={step.account}
          onCancel={() => setStep({ kind: "list" })}
          onSaved={(name) => done(words.saved(name))}
        />
      ) : step.kind === "delete" ? (
        <DeleteAccount
          account={step.account}
          onCancel={() => setStep({ kind: "list" })}
          onDeleted={() => {
            onOpen(null);
            done(words.removed(step.account.name));
          }}
        />
      ) : (
        <div className="grid gap-3h">
          <output className={classNames("success", styles.note)}>{note}</output>
          <ul className={classNames("grid", styles.list)} aria-label={words.list}>
            {accounts.map((account) => (
              <li className="row gap-2 edge-top-soft" key={account.id}>
                <span className="row grow wrap gap-y-half gap-x-2 min-0">
                  <b>{account.name}</b>
                  {account.isDemo ? (
                    <Badge look="violet">{text.portfolio.demo}</Badge>
                  ) : (
                    <Badge>{account.currency}</Badge>
                  )}
                  <span className="basis-full note">
                    {words.methods[account.costMethod]}, {words.transactions(account.transactionCount)}
                  </span>
                </span>
                <Button
                  size="small"
                  aria-label={words.edit(account.name)}
                  onClick={() => setStep({ kind: "edit", account })}
                >
                  {words.editShort}
                </Button>
                <Button
                  size="small"
                  look="danger"
                  aria-label={words.remove(account.name)}
                  onClick={() => setStep({ kind: "delete", account })}
                >
                  {words.removeShort}
                </Button>
              </li>
            ))}
          </ul>
          <div className="flex justify-end gap-2">
            <Button look="primary" onClick={() => setStep({ kind: "edit", account: null })}>
              {words.add}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function AccountForm({
  account,
  onCancel,
  onSaved,
}: {
  account: Account | null;
  onCancel: () => void;
  onSaved: (name: string) => void;
}): ReactNode {
  const { settings } = useSettings();
  const form = useForm<{
    name: string;
    currency: Currency;
    currencies: string;
    costMethod: CostMethod;
    cash: CashMode;
  }>({
    start: {
      name: account?.name ?? "",
      currency: currencies.find((code) => code === account?.currency) ?? settings.preferences.defaultCurrency,
      currencies: account?.currencies.join(", ") ?? "",
      costMethod: account?.costMethod ?? "fifo",
      cash: account?.cash ?? "automatic",
    },
    explain: problemWords,
  });
  const unknownCode = codesOf(form.values.currencies).find((code) => !isCurrency(code));
  const codeFault =
    unknownCode !== undefined && form.problem === words.currenciesFault(unknownCode) ? form.problem : null;
  const save = form.onSubmit(
    async (draft) => {
      const fields = { ...draft, currencies: codesOf(draft.currencies).filter(isCurrency) };
      const { name } = await (account === null
        ? call("POST /api/portfolio/accounts", fields)
        : call("PATCH /api/portfolio/accounts/:id", { ...fields, id: account.id }));
      onSaved(name);
    },
    () => (unknownCode === undefined ? null : words.currenciesFault(unknownCode)),
  );
  return (
    <form className="grid gap-3h" onSubmit={save}>
      <BoundedField
        {...form.text("name")}
        label={words.name}
        longest={60}
        autoComplete="off"
        fault={codeFault === null ? form.problem : null}
      />
      <Select
        {...form.choice("currency")}
        label={words.currency}
        hint={words.currencyHint}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <TextField
        {...form.text("currencies")}
        label={words.currencies}
        hint={words.currenciesHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        fault={codeFault}
      />
      <Select
        {...form.choice("costMethod")}
        label={words.method}
        options={costMethods.map((value) => ({ value, label: words.methods[value] }))}
      />
      <Select
        {...form.choice("cash")}
        label={words.cash}
        hint={words.cashHint}
        options={cashModes.map((value) => ({ value, label: words.cashModes[value] }))}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{text.ui.cancel}</Button>
        <Button type="submit" look="primary" busy={form.isBusy} disabled={form.values.name.trim() === ""}>
          {account === null ? words.create : words.save}
        </Button>
      </div>
    </form>
  );
}

/** The codes of a list, whatever lies between them. */
function codesOf(typed: string): string[] {
  return typed.toUpperCase().match(/[^\s,;]+/g) ?? [];
}

function isCurrency(code: string): code is Currency {
  return currencies.some((one) => one === code);
}

function DeleteAccount({
  account,
  onCancel,
  onDeleted,
}: {
  account: Account;
  onCancel: () => void;
  onDeleted: () => void;
}): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const remove = (): void => {
    setIsBusy(true);
    call("DELETE /api/portfolio/accounts/:id", { id: account.id }).then(onDeleted, (error: unknown) => {
      setIsBusy(false);
      setFault(problemWords(error));
    });
  };
  return (
    <div className="grid gap-3h">
      {fault === null ? null : <Alert>{fault}</Alert>}
      <p>
        <b>{words.removeQuestion(account.name)}</b>
      </p>
      <p>{words.removeConsequence(account.transactionCount)}</p>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{text.ui.cancel}</Button>
        <Button look="danger" busy={isBusy} onClick={remove}>
          {words.remove(account.name)}
        </Button>
      </div>
    </div>
  );
}

function problemWords(error: unknown): string {
  const known: Readonly<Record<string, string>> = words.problems;
  return (error instanceof ApiProblem ? known[error.code] : undefined) ?? reasonOf(error, words.failed);
}
