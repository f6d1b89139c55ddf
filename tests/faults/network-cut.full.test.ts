import { describe, expect, it } from "vitest";
import { bothEngines } from "../support/test-engines.ts";
import { networkCut } from "./network-cut.ts";

// The long form, with figures: npm run faults -- network-cut --rounds 60
describe.each(bothEngines().filter(({ name }) => name === "postgresql"))(
  "a cut between instances and $name",
  (engine) => {
    it("runs no job twice, gives no lease to two and loses no mail", async () => {
      const { DATABASE_URL: databaseUrl = "" } = await engine.environment();
      const figures = await networkCut({ databaseUrl, cuts: 4, maxCutMs: 4_000, jobSpeed: 20, seed: 4 });
      expect(figures).toMatchObject({ jobsRunTwice: 0, leasesHeldTwice: 0, mailsLost: 0, mailsSentAgain: 0 });
      expect(figures.jobRuns).toBeGreaterThan(0);
      expect(figures.mails).toBeGreaterThan(0);
    });
  },
);
