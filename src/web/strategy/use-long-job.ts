import { useCallback, useEffect, useRef, useState } from "react";
import type { LabClient, Outcome } from "./lab-client.ts";
import type { LabJob } from "./lab-jobs.ts";

export interface LongJob<Kind extends LabJob["kind"]> {
  /** The completed share; null if nothing is running. */
  readonly progress: number | null;
  readonly outcome: Outcome<Kind> | null;
  /** The job that the outcome belongs to. */
  readonly job: Extract<LabJob, { kind: Kind }> | null;
  readonly start: (job: Extract<LabJob, { kind: Kind }>) => void;
  readonly cancel: () => void;
}

/** Runs a long job with progress and cancellation. */
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
