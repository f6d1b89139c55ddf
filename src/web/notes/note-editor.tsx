import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { Note } from "#contract/notes.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { orKept } from "../api/or-kept.ts";
import { notesText as words } from "../text/notes-text.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import styles from "./notes.module.css";
import { useNoteChanges } from "./use-notes.ts";
import { classNames } from "../ui/class-names.ts";

const maximumCharacters = 20_000;
const symbolOnly = "";

/** An editor for a new or existing note. */
export function NoteEditor({
  symbol,
  note,
  accounts,
  onDone,
}: {
  symbol: string;
  /** Null for a new one. */
  note: Note | null;
  /** Accounts that hold the symbol, and the note's own. */
  accounts: readonly { readonly id: string; readonly name: string }[];
  onDone: () => void;
}): ReactNode {
  const changes = useNoteChanges();
  const id = useId();
  const [written, setWritten] = useState(note?.text ?? "");
  const [accountId, setAccountId] = useState(note?.accountId ?? symbolOnly);
  /** The version that the next save replaces. */
  const [base, setBase] = useState(note);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const save = async (): Promise<void> => {
    setIsBusy(true);
    setFault(null);
    const fields = { text: written, accountId: accountId === symbolOnly ? null : accountId };
    try {
      await orKept(base === null ? changes.add({ symbol, ...fields }) : changes.change(base, fields));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setFault(faultOf(error));
      if (error.code === "version-conflict" && error.current !== null) setBase(error.current as Note);
      setIsBusy(false);
    }
  };

  return (
    <form
      className={classNames("grid gap-2h", styles.editor)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {words.label}
      </label>
      <textarea
        id={id}
        className={classNames("full py-2 px-3 edge-control round-control on-bg ink size-body", styles.box)}
        rows={4}
        maxLength={maximumCharacters}
        placeholder={words.placeholder}
        value={written}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
        autoFocus
        onChange={(event) => setWritten(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          event.stopPropagation();
          if (written.trim() === (note?.text ?? "")) onDone();
        }}
      />
      {accounts.length === 0 ? null : (
        <Select
          label={words.about}
          value={accountId}
          options={[
            { value: symbolOnly, label: symbol },
            ...accounts.map((account) => ({ value: account.id, label: words.aboutHolding(symbol, account.name) })),
          ]}
          onChange={setAccountId}
        />
      )}
      {fault === null ? null : (
        <p id={`${id}-fault`} role="alert" className="error size-secondary">
          {fault}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" size="small" look="primary" busy={isBusy} disabled={written.trim() === ""}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function faultOf({ code, errors }: ApiProblem): string {
  if (code === "version-conflict") return words.conflict;
  if (code === "note-not-found") return words.gone;
  if (code === "too-many-notes") return words.tooMany;
  return errors[0]?.message ?? words.saveFailed;
}
