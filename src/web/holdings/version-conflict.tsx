import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./transaction-drawer.module.css";
import type { TransactionDraft } from "./transaction-fields.ts";
import { classNames } from "../ui/class-names.ts";

const words = text.transactions;
const compared = [
  "type",
  "symbol",
  "date",
  "quantity",
  "price",
  "amount",
  "fee",
  "tax",
  "currency",
  "ratio",
  "newSymbol",
  "cash",
  "costShare",
  "note",
] as const;

/** Two versions of one transaction side by side. The user chooses which to keep. */
export function VersionConflict({
  theirs,
  mine,
  isBusy,
  onTheirs,
  onMine,
}: {
  /** The current version on the server. */
  theirs: TransactionDraft;
  mine: TransactionDraft;
  isBusy: boolean;
  onTheirs: () => void;
  onMine: () => void;
}): ReactNode {
  const rows = compared.filter((field) => theirs[field] !== "" || mine[field] !== "");
  const fieldWords = (draft: TransactionDraft, field: (typeof compared)[number]): string =>
    field === "type" ? words.types[draft.type] : draft[field] === "" ? "—" : draft[field];
  return (
    <div className="grid gap-3h">
      <Alert>{words.conflict}</Alert>
      <table className={styles.conflict}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.theirs}</th>
            <th scope="col">{words.mine}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((field) => (
            <tr key={field} data-differs={fieldWords(theirs, field) !== fieldWords(mine, field)}>
              <th scope="row">{words.fields[field]}</th>
              <td>{fieldWords(theirs, field)}</td>
              <td>{fieldWords(mine, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classNames("flex wrap justify-end gap-2", styles.actions)}>
        <Button disabled={isBusy} onClick={onTheirs}>
          {words.keepTheirs}
        </Button>
        <Button look="primary" busy={isBusy} onClick={onMine}>
          {words.keepMine}
        </Button>
      </div>
    </div>
  );
}
