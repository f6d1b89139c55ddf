import { useState } from "react";
import type { ReactNode } from "react";
import { transactionTypes, type TransactionType } from "#core/portfolio/transaction.ts";
import { importText } from "../../text/import-text.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./import.module.css";
import { type Correction, fieldsOfType, type PreviewRow } from "./import-state.ts";

const words = importText.edit;

/** A row's fields, to be put right; what is wrong stands above them. */
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
  const names = fieldsOfType(type).filter((name): name is keyof typeof words & keyof Correction => name in words);
  const valueOf = (name: keyof Correction): string => changed[name] ?? row.fields?.[name] ?? "";
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = names.map((name) => [name, valueOf(name).trim() === "" ? null : valueOf(name).trim()]);
        onSave({ type, ...Object.fromEntries(fields) });
      }}
    >
      <ul className={styles.faults}>
        {row.faults.map(({ column, message }) => (
          <li key={`${column} ${message}`}>{importText.table.fault(column, message)}</li>
        ))}
      </ul>
      <div className={styles.fields}>
        <Select
          label={words.type}
          value={type}
          options={transactionTypes.map((each) => ({ value: each, label: importText.types[each] }))}
          onChange={setType}
        />
        {names.map((name) => (
          <TextField
            key={name}
            label={typeof words[name] === "string" ? words[name] : name}
            value={valueOf(name)}
            type={name === "date" ? "date" : "text"}
            autoComplete="off"
            isFaulty={row.faults.some(({ column }) => column.toLowerCase().includes(name.toLowerCase()))}
            onChange={(event) => setChanged({ ...changed, [name]: event.target.value })}
          />
        ))}
      </div>
      <div className={styles.footer}>
        <Button onClick={onCancel}>{text.ui.cancel}</Button>
        <Button type="submit" look="primary">
          {words.save}
        </Button>
      </div>
    </form>
  );
}
