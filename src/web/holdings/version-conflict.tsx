import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./transaction-drawer.module.css";
import type { TransactionDraft } from "./transaction-fields.ts";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

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
  "priceCurrency",
  "feeCurrency",
  "taxCurrency",
  "rate",
  "received",
  "receivedCurrency",
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
  const cellProps = (field: (typeof compared)[number]) =>
    fieldWords(theirs, field) === fieldWords(mine, field) ? undefined : { className: "amber on-amber" };
  return (
    <div className="grid gap-3h">
      <Alert>{words.conflict}</Alert>
      <DataTable
        caption={words.conflict}
        columns={[
          { id: "field", head: words.field, render: (field) => words.fields[field] },
          { id: "theirs", head: words.theirs, align: "start", render: (field) => fieldWords(theirs, field), cellProps },
          { id: "mine", head: words.mine, align: "start", render: (field) => fieldWords(mine, field), cellProps },
        ]}
        rows={rows}
        keyOf={(field) => field}
        inset="none"
      />
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
