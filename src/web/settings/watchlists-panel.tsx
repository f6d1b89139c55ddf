import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { problemDetails } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { refreshWatchlists, useWatchlists } from "../market/use-watchlists.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { Saved } from "./setting-row.tsx";
import styles from "./settings.module.css";
import { WatchlistRow } from "./watchlist-row.tsx";
import { watchlistProblem } from "./watchlist-problem.ts";
import { classNames } from "../ui/class-names.ts";

/** Creates, renames and deletes watchlists, and chooses the default one. */
export function WatchlistsPanel(): ReactNode {
  const { data, error, refetch } = useWatchlists();
  const state: CardState =
    data !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: settingsPanelText.loadingWatchlists }
        : {
            kind: "error",
            message: settingsPanelText.watchlistsFailed,
            details: problemDetails(error),
            onRetry: () => void refetch(),
          };
  return (
    <Card state={state}>
      <ul className={classNames("grid", styles.lists)}>
        {data?.watchlists.map((list) => (
          <li key={list.id}>
            <WatchlistRow list={list} />
          </li>
        ))}
      </ul>
      <NewList />
    </Card>
  );
}

function NewList(): ReactNode {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const create = useMutation<unknown, ApiProblem, string>({
    mutationFn: (listName) => call("POST /api/watchlists", { name: listName }),
    onSuccess: async () => {
      setName("");
      await refreshWatchlists(client);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== "") create.mutate(name.trim());
  };
  return (
    <form className={classNames("flex wrap items-start gap-2", styles.newList)} noValidate onSubmit={submit}>
      <BoundedField
        label={settingsPanelText.newList}
        longest={60}
        value={name}
        fault={create.error === null ? null : watchlistProblem(create.error)}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={create.isPending} disabled={name.trim() === ""}>
        {settingsPanelText.create}
      </Button>
      <output>{create.isSuccess && name === "" ? <Saved state="saved" /> : null}</output>
    </form>
  );
}
