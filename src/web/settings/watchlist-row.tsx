import { IconPencil, IconStar, IconTrash, IconX } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { Watchlist } from "#contract/watchlists.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import type { Input } from "../api/call.ts";
import { refreshWatchlists, useWatchlistChange } from "../market/use-watchlists.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { focusOnArrival } from "../ui/focus-on-arrival.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { Saved } from "./setting-row.tsx";
import styles from "./settings.module.css";
import { watchlistProblem } from "./watchlist-problem.ts";
import { classNames } from "../ui/class-names.ts";

type Change = Omit<Input<"PATCH /api/watchlists/:id">, "id">;

/** One list: its name, symbols and actions. */
export function WatchlistRow({ list }: { list: Watchlist }): ReactNode {
  const client = useQueryClient();
  const [mode, setMode] = useState<"shown" | "renaming" | "deleting">("shown");
  const [wasRenamed, setWasRenamed] = useState(false);
  const refresh = (): Promise<void> => {
    setMode("shown");
    return refreshWatchlists(client);
  };
  const change = useMutation<unknown, ApiProblem, Change>({
    mutationFn: (input) => call("PATCH /api/watchlists/:id", { id: list.id, ...input }),
    onSuccess: refresh,
  });
  const remove = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("DELETE /api/watchlists/:id", { id: list.id }),
    onSuccess: refresh,
  });
  const symbols = useWatchlistChange();
  const problem = remove.error ?? symbols.error ?? (mode === "renaming" ? null : change.error);
  return (
    <div className={classNames("grid gap-2 py-3 edge-bottom", styles.list)}>
      {mode === "renaming" ? (
        <RenameForm
          list={list}
          problem={change.error}
          isBusy={change.isPending}
          onRename={(name) => change.mutate({ name })}
          onCancel={() => {
            change.reset();
            setMode("shown");
          }}
        />
      ) : (
        <div className="row wrap gap-y-1 gap-x-2h">
          <h2>{list.name}</h2>
          {list.isDefault ? <Badge look="blue">{settingsPanelText.isDefault}</Badge> : null}
          <output>{change.isSuccess || symbols.isSuccess ? <Saved state="saved" /> : null}</output>
          <div className="row gap-half ml-auto">
            {list.isDefault ? null : (
              <Button
                size="small"
                icon={<IconStar size={14} stroke={1.8} aria-hidden="true" />}
                aria-label={settingsPanelText.makeDefaultOf(list.name)}
                onClick={() => change.mutate({ isDefault: true })}
              >
                {settingsPanelText.makeDefault}
              </Button>
            )}
            <IconButton
              label={settingsPanelText.renameOf(list.name)}
              ref={wasRenamed ? focusOnArrival : null}
              onClick={() => {
                setWasRenamed(true);
                setMode("renaming");
              }}
            >
              <IconPencil size={16} stroke={1.7} aria-hidden="true" />
            </IconButton>
            {list.isDefault ? null : (
              <IconButton label={settingsPanelText.removeOf(list.name)} onClick={() => setMode("deleting")}>
                <IconTrash size={16} stroke={1.7} aria-hidden="true" />
              </IconButton>
            )}
          </div>
        </div>
      )}
      {list.symbols.length === 0 ? <p className="mt-1h note">{settingsPanelText.emptyList}</p> : null}
      <ul className="flex wrap gap-1h">
        {list.symbols.map((symbol) => (
          <li key={symbol} className={classNames("inline-row pl-2h edge-strong on-bg medium", styles.symbol)}>
            {symbol}
            <button
              className="grid place-center round-1h faint hover-ink w-28 touch-w-44"
              type="button"
              aria-label={settingsPanelText.removeSymbol(symbol, list.name)}
              onClick={() => symbols.mutate({ list, symbol, isWatched: false })}
            >
              <IconX size={14} stroke={2} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {problem === null ? null : (
        <p role="alert" className="inline-row error gap-1h">
          {watchlistProblem(problem)}
        </p>
      )}
      <Dialog
        isOpen={mode === "deleting"}
        onClose={() => setMode("shown")}
        title={settingsPanelText.removeQuestion(list.name)}
        size="small"
      >
        <p>{settingsPanelText.removeConsequence(list.symbols.length)}</p>
        <div className={classNames("flex justify-end gap-2", styles.choices)}>
          <Button onClick={() => setMode("shown")}>{text.ui.cancel}</Button>
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {settingsPanelText.remove}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function RenameForm({
  list,
  problem,
  isBusy,
  onRename,
  onCancel,
}: {
  list: Watchlist;
  problem: ApiProblem | null;
  isBusy: boolean;
  onRename: (name: string) => void;
  onCancel: () => void;
}): ReactNode {
  const [name, setName] = useState(list.name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === list.name) onCancel();
    else if (name.trim() !== "") onRename(name.trim());
  };
  return (
    <form className={classNames("flex wrap items-start gap-2", styles.renameForm)} noValidate onSubmit={submit}>
      <BoundedField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form replaces the button
        autoFocus
        label={settingsPanelText.renameOf(list.name)}
        longest={60}
        value={name}
        fault={problem === null ? null : watchlistProblem(problem)}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="primary" busy={isBusy} disabled={name.trim() === ""}>
        {text.ui.save}
      </Button>
      <Button onClick={onCancel}>{text.ui.cancel}</Button>
    </form>
  );
}
