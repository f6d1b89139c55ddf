import { getJobs, runJob } from "#contract/jobs.ts";
import { refuse } from "../http/refusal.ts";
import { serve, type Served } from "../http/serve.ts";
import { scheduleWords } from "./schedule.ts";
import type { Scheduler } from "./scheduler.ts";

export function jobEndpoints(scheduler: Pick<Scheduler, "overview" | "runNow">): Served[] {
  return [
    serve(getJobs, async () => ({
      jobs: (await scheduler.overview()).map(({ job, record }) => ({
        ...record,
        title: job.title,
        purpose: job.purpose,
        schedule: scheduleWords(job.schedule),
      })),
    })),
    serve(runJob, async ({ id }) => ((await scheduler.runNow(id)) ? {} : refuse("job-not-found"))),
  ];
}
