import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const instant = z.string().nullable();

/** Work that the server does by itself, again and again. */
export const Job = z.object({
  id: z.string(),
  title: z.string(),
  /** What it does, in a sentence. */
  purpose: z.string(),
  /** "every hour". */
  schedule: z.string(),
  nextRunAt: z.string(),
  isRunning: z.boolean(),
  startedAt: instant,
  /** Of the last run that ended, well or not. */
  finishedAt: instant,
  succeededAt: instant,
  /** What the last good run did. */
  result: z.string().nullable(),
  /** Why the last run failed; null after one that did not. */
  error: z.string().nullable(),
  /** Failed runs since the last good one. */
  failures: z.number().int(),
});
export type Job = z.infer<typeof Job>;

export const getJobs = endpoint("GET /api/jobs", {
  summary: "What the server does by itself: last run, next run, error",
  access: "administrator",
  input: z.object({}),
  output: z.object({ jobs: z.array(Job) }),
});

export const runJob = endpoint("POST /api/jobs/:id/run", {
  summary: "Run a job now, whatever its schedule says",
  access: "administrator",
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["job-not-found"],
});

export const jobEndpoints = [getJobs, runJob] as const;
