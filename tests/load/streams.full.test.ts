import { expect, it } from "vitest";
import { measureStreams } from "./streams.ts";

// The long form, with figures: npm run load -- streams 10000
it("sends each change to every open stream", async () => {
  const { streams, broken, frames, missing } = await measureStreams({ count: 40, frames: 4 });
  expect({ streams, broken, frames, missing }).toEqual({ streams: 40, broken: 0, frames: 2, missing: 0 });
});
