import type { Base } from "../base.ts";
import type { RoomWithOffers } from "../room.ts";
import { jobEndpoints } from "./endpoints.ts";
import type { Job } from "./job.ts";
import { createScheduler } from "./scheduler.ts";
import { createJobStore } from "./store.ts";

/** The server's background jobs. */
export function createJobRoom({ db, clock, log, instance, jobs }: Base & { jobs: readonly Job[] }) {
  const scheduler = createScheduler({ jobs, store: createJobStore({ db }), clock, log, owner: instance });
  return {
    endpoints: jobEndpoints(scheduler),
    overview: () => scheduler.overview(),
    start: () => scheduler.start(),
    stop: () => scheduler.stop(),
  } satisfies RoomWithOffers;
}
