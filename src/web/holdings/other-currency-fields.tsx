import type { ReactNode } from "react";
import { currencies, majorCurrency, minorUnits } from "#core/money/currencies.ts";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";
import styles from "./transaction-drawer.module.css";
import { numbersOf, type TransactionDraft } from "./transaction-fields.ts";

const words = text.transactions;

/** Codes as they are read; GBp and GBX are the same. */
export function currencyOptions(chosen: string): { value: string; label: string }[] {
  return [...currencies, ...Object.keys(minorUnits)]
    .filter((code) => code !== "GBp")
    .concat(chosen === "GBp" ? ["GBp"] : [])
    .map((value) => ({ value, label: formatCurrencyCode(value) }));
}

const parts = [
  ["price", "priceCurrency"],
  ["fee", "feeCurrency"],
  ["tax", "taxCurrency"],
] as const;

/** The currencies of price, fee and tax where they aren't the transaction's, and the rate between them. */
export function OtherCurrencyFields({
  draft,
  change,
  currency,
  faultOf,
}: {
  draft: TransactionDraft;
  change: (next: Partial<TransactionDraft>) => void;
  /** The transaction's currency; empty while it isn't known. */
  currency: string;
  faultOf: (path: string) => string | null;
}): ReactNode {
  const numbers = numbersOf(draft.type);
  const shown = parts.filter(([field]) => numbers.includes(field));
  if (shown.length === 0) return null;
  const chosen = shown.map(([, name]) => draft[name]).find((code) => code !== "");
  const fault = faultOf("rate");
  return (
    <details open={chosen !== undefined || fault !== null}>
      <summary>{words.otherCurrency}</summary>
      <div className={classNames("grid items-start mt-2h", styles.pair)}>
        {shown.map(([, name]) => (
          <Select
            key={name}
            label={words.fields[name]}
            value={draft[name]}
            options={[{ value: "", label: words.sameCurrency }, ...currencyOptions(draft[name])]}
            onChange={(code: string) => change({ [name]: code })}
          />
        ))}
        <TextField
          label={words.fields.rate}
          inputMode="decimal"
          autoComplete="off"
          value={draft.rate}
          fault={fault}
          hint={
            chosen === undefined || currency === ""
              ? null
              : words.rateHint(majorCurrency(chosen), majorCurrency(currency))
          }
          onChange={({ target }) => change({ rate: target.value })}
        />
      </div>
    </details>
  );
}
