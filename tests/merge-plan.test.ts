import { describe, expect, it } from "vitest";
import { mergePlan, type ScriptPart } from "../scripts/merge-plan.ts";

const part = (name: string, imports: readonly string[] = [], bytes = 1_000): ScriptPart => ({
  name,
  root: null,
  imports,
  bytes,
});
const root = (module: string, imports: readonly string[]): ScriptPart => ({
  name: module,
  root: module,
  imports,
  bytes: 10_000,
});
const entry = "index.html";
const shell = "src/web/shell/shell.tsx";
const dashboard = "src/web/dashboard/dashboard-screen.tsx";
const chat = "src/web/chat/chat-screen.tsx";

const byName = (one: string, other: string): number => (one < other ? -1 : 1);
const sorted = (groups: readonly (readonly string[])[]) =>
  groups.map((group) => group.toSorted(byName)).toSorted(([one = ""], [other = ""]) => byName(one, other));

describe("a plan of scripts to join", () => {
  it("joins small parts that the same pages need", () => {
    const parts = [root(entry, []), root(shell, []), root(dashboard, ["a", "b"]), part("a"), part("b")];
    expect(sorted(mergePlan(parts))).toEqual([["a", "b"]]);
  });

  it("keeps a large part from pages that don't need it", () => {
    const parts = [
      root(entry, []),
      root(shell, ["small"]),
      root(dashboard, ["small", "large"]),
      root(chat, ["small"]),
      part("small"),
      part("large", [], 60_000),
    ];
    expect(sorted(mergePlan(parts))).toEqual([["large"], ["small"]]);
  });

  it("never makes two scripts import each other", () => {
    // a needs the entry of the dashboard, which needs b: with a and b joined, each would wait for the other.
    const parts = [
      root(entry, []),
      root(shell, []),
      root(dashboard, ["b"]),
      root(chat, ["a", "b"]),
      part("a", [dashboard]),
      part("b"),
    ];
    expect(sorted(mergePlan(parts))).toEqual([["a"], ["b"]]);
  });

  it("keeps the names of the pages' entry scripts", () => {
    const parts = [root(entry, []), root(shell, []), root(dashboard, [shell, "a"]), root(chat, [shell]), part("a")];
    expect(mergePlan(parts).flat()).toEqual(["a"]);
  });

  it("puts every shared part into one group", () => {
    const names = Array.from({ length: 30 }, (_, index) => `part-${index}`);
    const parts = [
      root(entry, []),
      root(shell, names.slice(0, 10)),
      root(dashboard, names.slice(5, 25)),
      root(chat, names.slice(20)),
      ...names.map((name, index) => part(name, index > 0 ? [`part-${index - 1}`] : [], 300 + 37 * index)),
    ];
    expect(mergePlan(parts).flat().toSorted(byName)).toEqual(names.toSorted(byName));
  });
});
