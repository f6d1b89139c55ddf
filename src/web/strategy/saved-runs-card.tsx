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
      <table className={styles.runs}>
        <caption className="visually-hidden">{words.compareRuns}</caption>
        <thead>
          <tr>
            <th scope="col">{words.runColumn}</th>
            <th scope="col">{words.madeColumn}</th>
            <th scope="col">{words.fallColumn}</th>
            <th scope="col">
              <span className="visually-hidden">{words.rename}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {own === undefined || hold === undefined ? null : (
            <>
              <tr data-own="true">
                <th scope="row">
                  <i data-look="own" aria-hidden="true" /> {words.thisRun}
                </th>
                <Figures made={own.totalReturnRatio} fall={own.maximumDrawdownRatio} />
                <td aria-label={words.notSaved} />
              </tr>
              <tr>
                <th scope="row">
                  <i data-look="hold" aria-hidden="true" /> {words.holdLine}
                </th>
                <Figures made={hold.totalReturnRatio} fall={hold.maximumDrawdownRatio} />
                <td aria-label={words.notSaved} />
              </tr>
            </>
          )}
          {runs?.map((run) => (
            <tr key={run.id}>
              <th scope="row">
                <button
                  type="button"
                  className={classNames("min-h-24 accent medium hover-underline", styles.runName)}
                  title={words.open(run.name)}
                  onClick={() => onOpen(run)}
                >
                  {run.name}
                </button>
                <span className="quiet normal"> {run.symbols.join(", ")}</span>
              </th>
              <Figures made={run.summary.totalReturnRatio} fall={run.summary.maximumDrawdownRatio} />
              <td>
                <Menu
                  groups={[
                    [
                      { id: "rename", label: words.rename, onSelect: () => setRenamed(run) },
                      { id: "remove", label: words.remove, isDanger: true, onSelect: () => remove(run) },
                    ],
                  ]}
                  target={
                    <IconButton label={words.runMenu(run.name)} className="w-26 h-26 touch-w-44 touch-min-h-44">
                      <IconDots size={16} stroke={1.8} aria-hidden="true" />
                    </IconButton>
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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

function Figures({ made, fall }: { made: number; fall: number }): ReactNode {
  return (
    <>
      <td data-direction-of={directionOfRatio(made)}>{signedPercent(made)}</td>
      <td>{signedPercent(fall)}</td>
    </>
  );
}
