import { useCallback, useEffect, useRef, useState } from "react";
import type { LabClient, Outcome } from "./lab-client.ts";
import type { LabJob } from "./lab-jobs.ts";

export interface LongJob<Kind extends LabJob["kind"]> {
  /** The share that is done; null: nothing is under way. */
  readonly progress: number | null;
  readonly outcome: Outcome<Kind> | null;
  /** What the outcome is about. */
  readonly job: Extract<LabJob, { kind: Kind }> | null;
  readonly start: (job: Extract<LabJob, { kind: Kind }>) => void;
  readonly cancel: () => void;
}

/** A job that may take its time: it says how far it is, and can be cancelled. */
export function useLongJob<Kind extends LabJob["kind"]>(
  client: LabClient,
  onDone?: (job: Extract<LabJob, { kind: Kind }>, outcome: Outcome<Kind>) => void,
): LongJob<Kind> {
  const [progress, setProgress] = useState<LongJob<Kind>["progress"]>(null);
  const [outcome, setOutcome] = useState<Outcome<Kind> | null>(null);
  const [job, setJob] = useState<Extract<LabJob, { kind: Kind }> | null>(null);
  const turn = useRef(0);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const start = useCallback(
    (next: Extract<LabJob, { kind: Kind }>): void => {
      turn.current += 1;
      const own = turn.current;
      setProgress(0);
      setOutcome(null);
      setJob(next);
      const tell = (share: number): void => {
        if (turn.current === own) setProgress(share);
      };
      const wait = async (): Promise<void> => {
        const found = await client.ask(next, tell);
        if (turn.current !== own) return;
        setProgress(null);
        setOutcome(found);
        done.current?.(next, found);
      };
      void wait();
    },
    [client],
  );
  const cancel = useCallback(() => client.stop(), [client]);
  return { progress, outcome, job, start, cancel };
}
