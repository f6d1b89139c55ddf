import { useEffect, useRef } from "react";

/** What the import starts with: nothing, a file that was dropped, or rows that were pasted. */
export interface ImportRequest {
  readonly file?: File;
  readonly text?: string;
  /** Where rows go that name no account of their own. */
  readonly accountId?: string;
}

type Listener = (request: ImportRequest) => void;
const listeners = new Set<Listener>();

/** Opens the import of files and pasted rows, from anywhere. */
export function openImport(request: ImportRequest = {}): void {
  for (const listener of listeners) listener(request);
}

/** Hears of every request; for the import itself. */
export function useImportRequests(listener: Listener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const hear: Listener = (request) => latest.current(request);
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, []);
}
