import { queryOptions, type QueryClient, replaceEqualDeep, skipToken } from "@tanstack/react-query";
import type { Drawing, SymbolDrawings } from "#contract/drawings.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { query } from "../shell/query.ts";

/** A user's change: the drawings of a chart before and after it. */
export interface DrawingChange {
  readonly before: readonly Drawing[];
  readonly after: readonly Drawing[];
}

const maxAttempts = 3;
export const noChanges: readonly DrawingChange[] = [];

/** The changes on a symbol's chart that the server doesn't have yet, oldest first. */
export function unsavedDrawings(symbol: string) {
  return queryOptions<readonly DrawingChange[]>({
    queryKey: ["unsaved drawings", symbol],
    queryFn: skipToken,
    initialData: noChanges,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Returns the drawings with changes that were made to them, or to an earlier list. Other drawings stay. */
export function withChanges(drawings: readonly Drawing[], changes: readonly DrawingChange[]): readonly Drawing[] {
  return changes.reduce(withChange, drawings);
}

function withChange(drawings: readonly Drawing[], { before, after }: DrawingChange): readonly Drawing[] {
  const [current, old, own] = [drawings, before, after].map((list) => new Map(list.map((each) => [each.id, each])));
  const known = after.flatMap((drawing) => {
    const isChanged = replaceEqualDeep(old?.get(drawing.id), drawing) !== old?.get(drawing.id);
    return (isChanged ? drawing : current?.get(drawing.id)) ?? [];
  });
  return [...known, ...drawings.filter(({ id }) => old?.has(id) !== true && own?.has(id) !== true)];
}

/**
 * Saves the changes of a chart that the server doesn't have yet. If the drawings were changed elsewhere since they were
 * read, the changes are made to the current ones, and the answer is true.
 */
export async function saveChanges(
  client: QueryClient,
  symbol: string,
  put: (drawings: Drawing[], version: number) => Promise<SymbolDrawings>,
  attempt = 1,
): Promise<boolean> {
  const { queryKey } = query("GET /api/drawings", { symbol });
  const unsaved = unsavedDrawings(symbol).queryKey;
  const [stored, changes = noChanges] = [client.getQueryData(queryKey), client.getQueryData(unsaved)];
  if (stored === undefined || changes.length === 0) return attempt > 1;
  try {
    const answer = await put([...withChanges(stored.drawings, changes)], stored.version);
    await keep(answer);
    client.setQueryData(unsaved, (all = noChanges) => all.slice(changes.length));
    return attempt > 1;
  } catch (error) {
    const current = error instanceof ApiProblem && error.code === "version-conflict" ? error.current : null;
    if (current === null || attempt === maxAttempts) throw error;
    await keep(current as SymbolDrawings);
    return saveChanges(client, symbol, put, attempt + 1);
  }

  /** A read under way may have begun before the change. */
  async function keep(answer: SymbolDrawings): Promise<void> {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
  }
}
