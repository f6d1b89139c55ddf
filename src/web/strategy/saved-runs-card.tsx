import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { problemDetails } from "../api/api-problem.ts";
import { strategyText } from "../text/strategy-text.ts";
import { Card, type CardState } from "../ui/card.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu } from "../ui/menu.tsx";
import { showToast } from "../ui/toast.ts";
import { directionOfRatio, signedPercent } from "./figure-words.ts";
import { NameDialog } from "./name-dialog.tsx";
import styles from "./strategy.module.css";
import { type SavedRun, useRunChange, useSavedRuns } from "./use-saved-runs.ts";
import type { RunAnswer } from "./lab-jobs.ts";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

const words = strategyText.strategy;

/** This run and buy and hold beside the saved runs, with the figures of their day. */
export function SavedRunsCard({
  answer,
  onOpen,
}: {
  answer: RunAnswer | null;
  onOpen: (run: SavedRun) => void;
}): ReactNode {
  const { data, error, refetch } = useSavedRuns();
  const [renamed, setRenamed] = useState<SavedRun | null>(null);
  const change = useRunChange();
  const runs = data?.runs;
  const state: CardState =
    runs !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: words.compareRuns }
        : {
            kind: "error",
            message: words.savedFailed,
            details: problemDetails(error),
            onRetry: () => void refetch(),
          };
  const restore = ({ name, strategy, symbols, from, to, assumptions, summary }: SavedRun): void =>
    change.mutate(
      { kind: "save", run: { name, strategy, symbols, from, to, assumptions, summary } },
      {
        onSuccess: () => showToast(words.saved(name)),
        onError: () => showToast(words.saveFailed),
      },
    );
  const remove = (run: SavedRun): void =>
    change.mutate(
      { kind: "remove", id: run.id },
      {
        onSuccess: () => showToast(words.removed(run.name), { label: words.undo, run: () => restore(run) }),
        onError: () => showToast(words.changeFailed),
      },
    );
  const own = answer?.result.statistics;
  const hold = answer?.result.benchmark.statistics;
  return (
    <Card
      title={words.compareRuns}
      actions={runs === undefined ? null : <span className="quiet normal">{words.savedCount(runs.length)}</span>}
      flush
      state={state}
    >
      <DataTable<RunRow>
        caption={words.compareRuns}
        columns={[
          { id: "run", head: words.runColumn, render: (row) => <RunName row={row} onOpen={onOpen} /> },
          {
            id: "made",
            head: words.madeColumn,
            render: ({ made }) => signedPercent(made),
            cellProps: ({ made }) => ({ "data-direction-of": directionOfRatio(made) }),
          },
          { id: "fall", head: words.fallColumn, render: ({ fall }) => signedPercent(fall) },
          {
            id: "menu",
            head: words.rename,
            isHeadHidden: true,
            render: ({ run }) => (run === null ? null : <RunMenu run={run} onRename={setRenamed} onRemove={remove} />),
            cellProps: ({ run }) => (run === null ? { "aria-label": words.notSaved } : undefined),
          },
        ]}
        rows={[
          ...(own === undefined ? [] : [{ id: "own", run: null, ...figuresOf(own) }]),
          ...(hold === undefined ? [] : [{ id: "hold", run: null, ...figuresOf(hold) }]),
          ...(runs ?? []).map((run) => ({ id: run.id, run, ...figuresOf(run.summary) })),
        ]}
        keyOf={({ id }) => id}
        rowProps={({ id }) => ({ "data-own": id === "own" || undefined })}
        className={styles.runs}
      />
      {runs?.length === 0 ? <p className="pt-2 pb-3h px-4 quiet">{words.noSaved}</p> : null}
      {renamed === null ? null : (
        <NameDialog
          title={words.renameTitle}
          start={renamed.name}
          submit={(name) => change.mutateAsync({ kind: "rename", id: renamed.id, name })}
          onClose={() => setRenamed(null)}
        />
      )}
    </Card>
  );
}

/** This run, buy and hold, or a saved run. */
interface RunRow {
  readonly id: string;
  readonly run: SavedRun | null;
  readonly made: number;
  readonly fall: number;
}

function figuresOf(figures: { readonly totalReturnRatio: number; readonly maximumDrawdownRatio: number }) {
  return { made: figures.totalReturnRatio, fall: figures.maximumDrawdownRatio };
}

function RunName({ row: { id, run }, onOpen }: { row: RunRow; onOpen: (run: SavedRun) => void }): ReactNode {
  if (run === null)
    return (
      <>
        <i className="inline-block line-key" data-line={id} aria-hidden="true" />{" "}
        {id === "own" ? words.thisRun : words.holdLine}
      </>
    );
  return (
    <>
      <button
        type="button"
        className={classNames("min-h-24 accent medium hover-underline", styles.runName)}
        title={words.open(run.name)}
        onClick={() => onOpen(run)}
      >
        {run.name}
      </button>
      <span className="quiet normal"> {run.symbols.join(", ")}</span>
    </>
  );
}

function RunMenu({
  run,
  onRename,
  onRemove,
}: {
  run: SavedRun;
  onRename: (run: SavedRun) => void;
  onRemove: (run: SavedRun) => void;
}): ReactNode {
  return (
    <Menu
      groups={[
        [
          { id: "rename", label: words.rename, onSelect: () => onRename(run) },
          { id: "remove", label: words.remove, isDanger: true, onSelect: () => onRemove(run) },
        ],
      ]}
      target={
        <IconButton label={words.runMenu(run.name)} className="w-26 h-26 touch-w-44 touch-min-h-44">
          <IconDots size={16} stroke={1.8} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
