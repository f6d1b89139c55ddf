import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { readBody } from "./read-body.ts";

it("gives back the socket of a reply whose encoding nobody here knows", async () => {
  const source = new Readable({ read: () => undefined });
  await expect(readBody(source, "zstd", 1_000)).rejects.toThrow("unknown encoding (zstd)");
  expect(source.destroyed).toBe(true);
});
