import { describe, expect, it } from "vitest";
import { testEngines } from "../support/test-engines.ts";
import { generatedBodies } from "./generated-bodies.ts";

// The long form: npm run faults -- generated-bodies --count 100000
describe.each(testEngines())("generated requests to every address on $name", (engine) => {
  it("get no answer of kind 500", async () => {
    const { errors, statuses } = await generatedBodies({
      count: 100,
      seed: 22,
      environment: await engine.environment(),
    });
    expect(errors).toEqual([]);
    // Some are accepted, some refused: otherwise nothing was tried.
    expect(statuses["200"]).toBeGreaterThan(5);
    expect(statuses["422"]).toBeGreaterThan(5);
    expect(statuses["401"] ?? 0).toBeLessThan(30);
  });
});
