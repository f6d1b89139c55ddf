import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { asApiProblem, problemDetails } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { refreshWatchlists, useWatchlists } from "../market/use-watchlists.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { useForm } from "../ui/use-form.ts";
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
  const [isCreated, setIsCreated] = useState(false);
  const form = useForm({
    start: { name: "" },
    explain: (error) => watchlistProblem(asApiProblem(error)),
  });
  const { name } = form.values;
  const create = form.onSubmit(async () => {
    if (name.trim() === "") return;
    setIsCreated(false);
    await call("POST /api/watchlists", { name: name.trim() });
    form.change({ name: "" });
    await refreshWatchlists(client);
    setIsCreated(true);
  });
  return (
    <form className={classNames("flex wrap items-start gap-2 mt-4", styles.newList)} noValidate onSubmit={create}>
      <BoundedField {...form.text("name")} label={settingsPanelText.newList} longest={60} fault={form.problem} />
      <Button type="submit" busy={form.isBusy} disabled={name.trim() === ""}>
        {settingsPanelText.create}
      </Button>
      <output>{isCreated && name === "" ? <Saved state="saved" /> : null}</output>
    </form>
  );
}
