import { useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { LabRun } from "./lab-run.ts";
import { runCode, runOfCode } from "./run-code.ts";

export const labTabs = ["summary", "trades", "monthly", "sensitivity", "compare"] as const;
export type LabTab = (typeof labTabs)[number];

const togetherMs = 1500;

/** Keeps the run and its view in the address, so that they can be bookmarked, shared and undone. */
export function useLabAddress(usual: LabRun | null) {
  const [params, setParams] = useSearchParams();
  const code = params.get("run");
  const read = useMemo(() => (code === null ? null : runOfCode(code)), [code]);
  const run = read ?? usual;
  const [past, setPast] = useState<readonly (string | null)[]>([]);
  const lastChangeMs = useRef(0);

  const set = (names: Readonly<Record<string, string | null>>, isNew: boolean): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(names)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: !isNew, preventScrollReset: true },
    );

  return {
    run,
    /** True if the address has a whole run, made before. */
    isMade: read !== null,
    isBroken: code !== null && read === null,
    /** A rule in words still to be read. Nothing runs until then. */
    sentence: code === null ? params.get("rule") : null,
    symbol: params.get("symbol"),
    preset: params.get("preset"),
    tab: labTabs.find((tab) => tab === params.get("tab")) ?? "summary",
    setTab: (tab: LabTab) => set({ tab: tab === "summary" ? null : tab }, false),
    view: params.get("view") === "price" ? ("price" as const) : ("value" as const),
    setView: (view: "value" | "price") => set({ view: view === "value" ? null : view }, false),
    change(change: Partial<LabRun>): void {
      if (run === null) return;
      const next = runCode({ ...run, ...change });
      if (next === code) return;
      // Quick successive edits form one history entry.
      const isTogether = Date.now() - lastChangeMs.current < togetherMs;
      lastChangeMs.current = Date.now();
      if (!isTogether || past.length === 0) setPast([...past, code]);
      set({ run: next, symbol: null, symbols: null, preset: null, rule: null }, !isTogether);
    },
    undo:
      past.length === 0
        ? null
        : () => {
            lastChangeMs.current = 0;
            setPast(past.slice(0, -1));
            set({ run: past.at(-1) ?? null }, false);
          },
  };
}
