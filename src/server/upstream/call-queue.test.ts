import { expect, it } from "vitest";
import { createCallQueue } from "./call-queue.ts";
import { UpstreamError } from "./upstream-error.ts";

const queueOf = (callsAtOnce: number, callsWaiting = 10, totalMs = 10_000) =>
  createCallQueue({ name: "somebody", limits: { callsAtOnce, callsWaiting, totalMs } });

it("lets so many in at once, and the others in their order", async () => {
  const queue = queueOf(2);
  const [first, second] = [await queue.enter(), await queue.enter()];
  const entered: string[] = [];
  const third = queue.enter().then((leave) => (entered.push("third"), leave));
  const fourth = queue.enter().then((leave) => (entered.push("fourth"), leave));
  await Promise.resolve();
  expect(entered).toEqual([]);
  first();
  first();
  (await third)();
  expect(entered[0]).toBe("third");
  (await fourth)();
  second();
  expect(entered).toEqual(["third", "fourth"]);
  const again = [await queue.enter(), await queue.enter()];
  expect(again).toHaveLength(2);
});

it("turns away who would wait behind too many, and forgets who left the line", async () => {
  const queue = queueOf(1, 1);
  const leave = await queue.enter();
  const gone = new AbortController();
  const waiting = queue.enter(gone.signal);
  await expect(queue.enter()).rejects.toBeInstanceOf(UpstreamError);
  gone.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  const next = queue.enter();
  leave();
  (await next)();
});

it("lets nobody wait longer than a call may take, and keeps the place for the next", async () => {
  const queue = queueOf(1, 10, 20);
  const leave = await queue.enter();
  await expect(queue.enter()).rejects.toMatchObject({
    advice: "try-next",
    message: expect.stringContaining("No turn"),
  });
  leave();
  (await queue.enter())();
});
