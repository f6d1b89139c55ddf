import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Note } from "#contract/notes.ts";
import { problemDetails } from "../api/api-problem.ts";
import { formatDay } from "../format/format-date.ts";
import { localDay } from "../format/local-day.ts";
import { useAccounts, useHoldings } from "../holdings/use-portfolio.ts";
import { notesText as words } from "../text/notes-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { showToast } from "../ui/toast.ts";
import { NoteEditor } from "./note-editor.tsx";
import styles from "./notes.module.css";
import { useNoteChanges, useNotes } from "./use-notes.ts";
import { classNames } from "../ui/class-names.ts";

const icon = { size: 15, stroke: 1.8, "aria-hidden": true } as const;
/** Longer notes are collapsed. */
const foldedCharacters = 420;
const foldedLines = 6;

/** The user's notes on a symbol, each with its day. */
export function NotesCard({ symbol }: { symbol: string }): ReactNode {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotes(symbol);
  const accounts = useAccountNames(symbol);
  /** The note being edited: null for none, "new" for a new one. */
  const [edited, setEdited] = useState<string | null>(null);
  const notes = data?.pages.flatMap((page) => page.notes) ?? [];
  const add = (
    <Button look="subtle" size="small" onClick={() => setEdited("new")}>
      {words.add}
    </Button>
  );
  return (
    <Card title={words.title} actions={edited === "new" || notes.length === 0 ? null : add} state={state()}>
      {edited === "new" ? (
        <NoteEditor symbol={symbol} note={null} accounts={accounts.holding} onDone={() => setEdited(null)} />
      ) : null}
      {notes.length === 0 ? null : (
        <ul className={classNames("grid gap-3 p-0", styles.notes)}>
          {notes.map((note) => (
            <li key={note.id}>
              {edited === note.id ? (
                <NoteEditor
                  symbol={symbol}
                  note={note}
                  accounts={accounts.with(note.accountId)}
                  onDone={() => setEdited(null)}
                />
              ) : (
                <NoteView note={note} account={accounts.nameOf(note.accountId)} onEdit={() => setEdited(note.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button look="subtle" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.older}
        </Button>
      ) : null}
    </Card>
  );

  function state(): CardState {
    if (data === undefined)
      return error === null
        ? { kind: "loading", label: words.loading, skeleton: <Skeleton height={66} radius={8} /> }
        : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
    return notes.length > 0 || edited === "new"
      ? { kind: "ready" }
      : { kind: "empty", message: words.none(symbol), action: add };
  }
}

function NoteView({ note, account, onEdit }: { note: Note; account: string | null; onEdit: () => void }): ReactNode {
  const changes = useNoteChanges();
  const [isOpen, setIsOpen] = useState(false);
  const day = formatDay(localDay(Date.parse(note.createdAt)), { year: true });
  const changed = formatDay(localDay(Date.parse(note.updatedAt)), { year: true });
  const isLong = note.text.length > foldedCharacters || note.text.split("\n").length > foldedLines;
  const remove = (): void => {
    changes.remove(note).then(
      () =>
        showToast(words.deleted, {
          label: words.undo,
          run: () => void changes.restore(note.id).catch(() => showToast(words.restoreFailed)),
        }),
      () => {
        showToast(words.deleteFailed);
        void changes.refresh();
      },
    );
  };
  return (
    <article className="grid gap-1 justify-items-start">
      <header className="row wrap gap-y-half gap-x-2 full soft size-secondary">
        <time dateTime={note.createdAt}>{day}</time>
        {account === null ? null : <Badge>{account}</Badge>}
        {note.origin === "answer" ? <Badge title={words.fromAnswerMeaning}>{words.fromAnswer}</Badge> : null}
        {changed === day ? null : <span>{words.changedOn(changed)}</span>}
        <span className="inline-flex ml-auto">
          <IconButton
            label={words.edit(day)}
            className={classNames("min-h-28 w-28 h-28 touch-w-44 touch-h-44", styles.small)}
            onClick={onEdit}
          >
            <IconPencil {...icon} />
          </IconButton>
          <IconButton
            label={words.remove(day)}
            className={classNames("min-h-28 w-28 h-28 touch-w-44 touch-h-44", styles.small)}
            onClick={remove}
          >
            <IconTrash {...icon} />
          </IconButton>
        </span>
      </header>
      <p className={classNames("break", styles.text)} data-folded={(isLong && !isOpen) || undefined}>
        {note.text}
      </p>
      {isLong ? (
        <Button
          look="subtle"
          size="small"
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.less : words.more}
        </Button>
      ) : null}
    </article>
  );
}

/** Returns the names of accounts that hold a symbol or have a note about it. */
function useAccountNames(symbol: string) {
  const { data: known } = useAccounts();
  const { data: held } = useHoldings();
  const all = known?.accounts ?? [];
  const lots = held?.holdings.find((one) => one.symbol === symbol)?.lots ?? [];
  const ids = new Set(lots.map(({ accountId }) => accountId));
  const of = (ids: ReadonlySet<string>) => all.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name }));
  return {
    holding: of(ids),
    with: (accountId: string | null) => of(accountId === null ? ids : new Set([...ids, accountId])),
    nameOf: (accountId: string | null) => all.find(({ id }) => id === accountId)?.name ?? null,
  };
}
