import { describe, expect, it } from "vitest";
import type { InternalApi } from "../assistant/internal-api.ts";
import { createLog } from "../log.ts";
import { createReaderWords } from "../settings/reader-words.ts";
import { newslettersJob } from "./due-issues.ts";
import type { DueSettings } from "./store.ts";

const due: DueSettings = {
  userId: "some-user",
  settings: { cadence: "weekly", weekday: 6, hour: 8, timeZone: "UTC", sections: ["prose", "result"] },
  dueAt: "2026-03-07T08:00:00.000Z",
};

/** Returns what the job writes to the archive and the schedule when `during` runs while a model is writing. */
async function writtenBy(during: () => void, signal: AbortSignal): Promise<string[]> {
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  await newslettersJob({
    store: {
      due: async () => [due],
      issueOfKey: async () => null,
      putOnce: note("kept"),
      turnOver: note("turned"),
      waitFor: note("waits"),
    } as never,
    apiOf: () => (async () => ({ ok: false, code: "none", detail: "none" })) as unknown as InternalApi,
    writeProse: async () => {
      during();
      return null;
    },
    words: createReaderWords(async () => ({})),
    deliver: note("delivered"),
    // Half a day late: it goes out with what there is.
    clock: { now: () => Date.parse("2026-03-07T21:00:00Z") },
    log: createLog("silent"),
  }).run(signal);
  return done;
}

describe("the job of the newsletters", () => {
  it("keeps and delivers an issue, and ends its turn", async () => {
    expect(await writtenBy(() => {}, new AbortController().signal)).toEqual(["kept", "delivered", "turned"]);
  });

  it("leaves the turn to whoever takes over when it has to end", async () => {
    const stopping = new AbortController();
    expect(await writtenBy(() => stopping.abort(), stopping.signal)).toEqual([]);
  });
});
