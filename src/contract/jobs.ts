import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const instant = z.string().nullable();

/** A background job that the server repeats on a schedule. */
export const Job = z.object({
  id: z.string(),
  title: z.string(),
  /** Its purpose in a sentence. */
  purpose: z.string(),
  /** "every hour". */
  schedule: z.string(),
  nextRunAt: z.string(),
  isRunning: z.boolean(),
  startedAt: instant,
  /** Time of the last finished run, successful or not. */
  finishedAt: instant,
  succeededAt: instant,
  /** Result of the last successful run. */
  result: z.string().nullable(),
  /** Error of the last run. Null if it succeeded. */
  error: z.string().nullable(),
  /** Failed runs since the last successful one. */
  failures: z.number().int(),
});
export type Job = z.infer<typeof Job>;

export const getJobs = endpoint("GET /api/jobs", {
  summary: "Background jobs with last run, next run and last error",
  access: "administrator",
  input: z.object({}),
  output: z.object({ jobs: z.array(Job) }),
});

export const runJob = endpoint("POST /api/jobs/:id/run", {
  summary: "Run a job now, regardless of its schedule",
  access: "administrator",
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["job-not-found"],
});

export const jobEndpoints = [getJobs, runJob] as const;
