import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Drawing } from "#contract/drawings.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { query } from "../shell/query.ts";
import { drawingText } from "../text/drawing-text.ts";
import { showToast } from "../ui/toast.ts";
import { type DrawingChange, noChanges, saveChanges, unsavedDrawings, withChanges } from "./drawing-changes.ts";

const maxUndo = 50;

/** Returns a change that leaves drawings shown or hidden as they are now. */
function asVisible({ before, after }: DrawingChange, drawings: readonly Drawing[]): DrawingChange {
  const now = new Map(drawings.map(({ id, isHidden }) => [id, isHidden]));
  const visible = (list: readonly Drawing[]): readonly Drawing[] =>
    list.map((drawing) => ({ ...drawing, isHidden: now.get(drawing.id) ?? drawing.isHidden }));
  return { before: visible(before), after: visible(after) };
}

const reversed = ({ before, after }: DrawingChange): DrawingChange => ({ before: after, after: before });

/** A user's drawings on a symbol's chart. A change shows at once and is saved behind it. */
export function useDrawings(symbol: string) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...query("GET /api/drawings", { symbol }),
    // Another window may have changed them.
    refetchOnWindowFocus: "always",
  });
  const unsaved = unsavedDrawings(symbol);
  const { data: changes = noChanges } = useQuery(unsaved);
  const [past, setPast] = useState<readonly DrawingChange[]>([]);
  /** Changes to redo, the next one first. */
  const [redoable, setRedoable] = useState<readonly DrawingChange[]>([]);
  const drawings = useMemo(() => withChanges(data?.drawings ?? [], changes), [data, changes]);
  const saving = useMutation<boolean, ApiProblem>({
    // One after another, so that each has the version that the one before it returned.
    scope: { id: `drawings ${symbol}` },
    mutationFn: () =>
      saveChanges(client, symbol, (list, version) =>
        call("PUT /api/drawings", { symbol, drawings: list }, { ifMatch: version }),
      ),
    onSuccess: (wasMerged) => {
      if (wasMerged) showToast(drawingText.merged);
    },
  });
  const make = (change: DrawingChange): void => {
    client.setQueryData(unsaved.queryKey, (all = noChanges) => [...all, change]);
    saving.mutate();
  };
  const [last, next] = [past.at(-1), redoable.at(0)];
  return {
    drawings,
    isLoaded: data !== undefined,
    /** The drawings couldn't be loaded. */
    isMissing: data === undefined && error !== null,
    load: (): void => void refetch(),
    replace: (after: readonly Drawing[]): void => {
      const change = { before: drawings, after };
      setPast([...past.slice(1 - maxUndo), change]);
      setRedoable([]);
      make(change);
    },
    /** Shows or hides drawings. Undo leaves that alone. */
    showAs: (after: readonly Drawing[]): void => make({ before: drawings, after }),
    /** Takes the last change back; undefined while there is none. */
    undo:
      last === undefined
        ? undefined
        : (): void => {
            setPast(past.slice(0, -1));
            setRedoable([last, ...redoable]);
            make(asVisible(reversed(last), drawings));
          },
    /** Makes the change again that was undone last; undefined while there is none. */
    redo:
      next === undefined
        ? undefined
        : (): void => {
            setRedoable(redoable.slice(1));
            setPast([...past, next]);
            make(asVisible(next, drawings));
          },
    problem: saving.isPending || changes.length === 0 ? null : saving.error,
    retry: (): void => saving.mutate(),
  };
}
