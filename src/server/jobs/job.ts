import type { Schedule } from "./schedule.ts";

/** Something that is done again and again, by one process at a time. */
export interface Job {
  /** Names it in the database: kebab-case, never changed. */
  readonly id: string;
  /** For people: "Clean up". */
  readonly title: string;
  /** One sentence on the job's work. */
  readonly purpose: string;
  readonly schedule: Schedule;
  /** Longer than this and it is given up, and counts as failed. */
  readonly maximumMs: number;
  /**
   * Does the work and says in a line what was done. It may run twice for one turn, when a process dies in the middle, so a second run
   * must do no harm. The signal fires when the server stops, the time is up, or another process has taken over.
   */
  readonly run: (signal: AbortSignal) => Promise<string>;
}
