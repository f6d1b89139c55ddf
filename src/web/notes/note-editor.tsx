import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { Note } from "#contract/notes.ts";
import { asApiProblem, type ApiProblem } from "../api/api-problem.ts";
import { orKept } from "../api/or-kept.ts";
import { notesText as words } from "../text/notes-text.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import { useForm } from "../ui/use-form.ts";
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
  /** The version that the next save replaces. */
  const [base, setBase] = useState(note);
  const form = useForm<{ text: string; accountId: string }, ApiProblem>({
    start: { text: note?.text ?? "", accountId: note?.accountId ?? symbolOnly },
    explain: asApiProblem,
    onProblem: ({ code, current }) => {
      if (code === "version-conflict" && current !== null) setBase(current as Note);
    },
  });
  const written = form.values.text;
  const fault = form.problem === null ? null : faultOf(form.problem);
  const save = form.onSubmit(async ({ text, accountId }) => {
    const fields = { text, accountId: accountId === symbolOnly ? null : accountId };
    await orKept(base === null ? changes.add({ symbol, ...fields }) : changes.change(base, fields));
    onDone();
  });

  return (
    <form className={classNames("grid gap-2h", styles.editor)} onSubmit={save}>
      <label htmlFor={id} className="visually-hidden">
        {words.label}
      </label>
      <textarea
        {...form.text("text")}
        id={id}
        className={classNames("full py-2 px-3 edge-control round-control on-bg ink size-body", styles.box)}
        rows={4}
        maxLength={maximumCharacters}
        placeholder={words.placeholder}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
        autoFocus
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          event.stopPropagation();
          if (written.trim() === (note?.text ?? "")) onDone();
        }}
      />
      {accounts.length === 0 ? null : (
        <Select
          {...form.choice("accountId")}
          label={words.about}
          options={[
            { value: symbolOnly, label: symbol },
            ...accounts.map((account) => ({ value: account.id, label: words.aboutHolding(symbol, account.name) })),
          ]}
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
        <Button type="submit" size="small" look="primary" busy={form.isBusy} disabled={written.trim() === ""}>
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
