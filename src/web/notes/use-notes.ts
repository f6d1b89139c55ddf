import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Note } from "#contract/notes.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Input, type Output } from "../api/call.ts";
import { takeOpening } from "../api/opening.ts";

type Page = Output<"GET /api/notes">;

const route = "GET /api/notes";
const pageSize = 20;

/** Loads the user's notes on a symbol, newest first. */
export function useNotes(symbol: string) {
  return useInfiniteQuery<Page, ApiProblem, { pages: Page[] }, readonly unknown[], string | null>({
    queryKey: [route, { symbol }, "pages"],
    queryFn: ({ signal, pageParam }) =>
      call(route, { symbol, limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null,
    initialData: () => {
      const page = takeOpening(route, { symbol, limit: pageSize });
      return page === undefined ? undefined : { pages: [page], pageParams: [null] };
    },
    // As long as an answer that came with the page is valid.
    staleTime: 10_000,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Mutations of notes. Lists of notes are refetched after each. */
export function useNoteChanges() {
  const client = useQueryClient();
  return useMemo(() => {
    const renewed = async (answer: Promise<Note>): Promise<Note> => {
      const note = await answer;
      void client.invalidateQueries({ queryKey: [route] });
      return note;
    };
    return {
      add: (note: Input<"POST /api/notes">) => renewed(call("POST /api/notes", note)),
      change: ({ id, version }: Note, change: { readonly text: string; readonly accountId: string | null }) =>
        renewed(call("PATCH /api/notes/:id", { id, ...change }, { ifMatch: version })),
      remove: ({ id, version }: Note) => renewed(call("DELETE /api/notes/:id", { id }, { ifMatch: version })),
      restore: (id: string) => renewed(call("POST /api/notes/:id/restore", { id })),
      refresh: () => client.invalidateQueries({ queryKey: [route] }),
    };
  }, [client]);
}
