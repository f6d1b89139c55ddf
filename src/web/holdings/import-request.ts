import { useEffect, useRef } from "react";

/** The import's starting point: nothing, a dropped file or pasted rows. */
export interface ImportRequest {
  readonly file?: File;
  readonly text?: string;
  /** The account for rows that don't name one. */
  readonly accountId?: string;
}

type Listener = (request: ImportRequest) => void;
const listeners = new Set<Listener>();

/** Opens the import of files and pasted rows from anywhere. */
export function openImport(request: ImportRequest = {}): void {
  for (const listener of listeners) listener(request);
}

/** Subscribes to requests. For the import itself. */
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
