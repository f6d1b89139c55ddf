import { describe, expect, it } from "vitest";
import { branchTo, leafOf, versionsOf } from "./branches.ts";

const message = (id: string, parentId: string | null) => ({ id, parentId });
const messages = [
  message("q1", null),
  message("a1", "q1"),
  message("q2", "a1"),
  message("a2", "q2"),
  message("a1b", "q1"),
  message("q1b", null),
];

describe("branches of a conversation", () => {
  it("run from the beginning to the head, or to the newest message", () => {
    expect(branchTo(messages, "a2").map(({ id }) => id)).toEqual(["q1", "a1", "q2", "a2"]);
    expect(branchTo(messages, null).map(({ id }) => id)).toEqual(["q1b"]);
    expect(branchTo([], null)).toEqual([]);
  });

  it("part where several messages follow the same one", () => {
    expect(versionsOf(messages, message("a1", "q1")).map(({ id }) => id)).toEqual(["a1", "a1b"]);
    expect(versionsOf(messages, message("q1", null)).map(({ id }) => id)).toEqual(["q1", "q1b"]);
  });

  it("go on to their newest message", () => {
    expect(leafOf(messages, "a1")).toBe("a2");
    expect(leafOf(messages, "a1b")).toBe("a1b");
  });
});
