import { fieldNumber } from "../../format/typed-number.ts";
import { writtenFault } from "../../format/written-fault.ts";
import { useState } from "react";
import type { ReactNode } from "react";
import { transactionTypes, type TransactionType } from "#core/portfolio/transaction.ts";
import { importText } from "../../text/import-text.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./import.module.css";
import { type Correction, correctionOf, fieldsOfType, type PreviewRow, shownField } from "./import-state.ts";
import { classNames } from "../../ui/class-names.ts";

const words = importText.edit;

/** Edits a row's fields, with its faults above them. */
export function RowEditor({
  row,
  onSave,
  onCancel,
}: {
  row: PreviewRow;
  onSave: (correction: Correction) => void;
  onCancel: () => void;
}): ReactNode {
  const [type, setType] = useState<TransactionType>(row.fields?.type ?? "buy");
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const valueOf = (name: keyof Correction): string => changed[name] ?? shownField(row, name);
  const names = fieldsOfType(type, valueOf).filter(
    (name): name is keyof typeof words & keyof Correction => name in words,
  );
  const [doubts, setDoubts] = useState<ReadonlyMap<keyof Correction, string>>(new Map());
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const read = correctionOf(type, valueOf);
        if ("doubts" in read) setDoubts(read.doubts);
        else onSave(read.correction);
      }}
    >
      <ul className="error">
        {row.faults.map(({ column, fault }) => (
          <li key={`${column} ${fault.code}`}>{importText.table.fault(column, writtenFault(fault))}</li>
        ))}
      </ul>
      {row.faults.map(({ fault }) =>
        fault.code === "amount-differs" && fault.given !== null ? (
          <div key={fault.code} className="row wrap gap-2">
            {fault.fee === null ? null : (
              <Button size="small" onClick={() => onSave({ fee: fault.fee })}>
                {words.isFee(fieldNumber(fault.fee))}
              </Button>
            )}
            <Button size="small" onClick={() => onSave({ price: fault.given })}>
              {words.isPrice(fieldNumber(fault.given))}
            </Button>
          </div>
        ) : null,
      )}
      <div className={classNames("grid gap-3", styles.fields)}>
        <Select
          label={words.type}
          value={type}
          options={transactionTypes.map((each) => ({ value: each, label: text.transactions.types[each] }))}
          onChange={setType}
        />
        {names.map((name) => (
          <TextField
            key={name}
            label={typeof words[name] === "string" ? words[name] : name}
            value={valueOf(name)}
            type={name === "date" ? "date" : "text"}
            autoComplete="off"
            fault={doubts.get(name) ?? null}
            isFaulty={
              doubts.has(name) || row.faults.some(({ column }) => column.toLowerCase().includes(name.toLowerCase()))
            }
            onChange={(event) => {
              setChanged({ ...changed, [name]: event.target.value });
              setDoubts(new Map([...doubts].filter(([doubtful]) => doubtful !== name)));
            }}
          />
        ))}
      </div>
      <div className={classNames("row wrap justify-end gap-y-2 gap-x-3", styles.footer)}>
        <Button onClick={onCancel}>{text.ui.cancel}</Button>
        <Button type="submit" look="primary">
          {words.save}
        </Button>
      </div>
    </form>
  );
}
