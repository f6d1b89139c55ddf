import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A test that failed, or a whole file if it has no titles. */
export interface Failure {
  readonly file: string;
  /** The test's title, after those of its groups. */
  readonly titles: readonly string[];
  readonly reason: string;
}

/** What a stage of tests did. */
export interface StageReport {
  readonly passed: number;
  /** Names of files with the number of their skipped tests. */
  readonly skipped: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
}

/** The environment variable with the file that a stage's report is written to. */
export const reportVariable = "STAGE_REPORT";

const redrawMs = 200;
const maxReasonCharacters = 200;

/**
 * Counts a stage's tests for its reporter. A terminal shows how far it is and what failed so far; elsewhere only failures
 * are printed.
 */
export function createStageLog(unit: "files" | "tests") {
  const startMs = performance.now();
  const failures: Failure[] = [];
  const skipped: Record<string, number> = {};
  let [passed, done, total, drawnMs] = [0, 0, 0, 0];

  function draw(): void {
    if (!process.stdout.isTTY || performance.now() - drawnMs < redrawMs) return;
    drawnMs = performance.now();
    const counts = unit === "files" ? ` · ${passed} tests passed` : "";
    const failed = failures.length === 0 ? "" : ` · ${failures.length} failed`;
    process.stdout.write(
      `\r\u001B[K${done} of ${total} ${unit}${counts}${failed} · ${durationText(performance.now() - startMs)}`,
    );
  }

  return {
    expect(count: number): void {
      total = count;
      draw();
    },
    /** Counts one more of all files or tests. */
    advance(): void {
      done += 1;
      draw();
    },
    pass(): void {
      passed += 1;
      draw();
    },
    skip(path: string): void {
      const file = shortPath(path);
      skipped[file] = (skipped[file] ?? 0) + 1;
    },
    fail(path: string, titles: readonly string[], details: readonly string[]): void {
      const text = stripVTControlCharacters(details.join("\n\n"));
      const file = shortPath(path);
      failures.push({ file, titles, reason: (text.split("\n")[0] ?? "").slice(0, maxReasonCharacters) });
      if (process.stdout.isTTY) process.stdout.write("\r\u001B[K");
      process.stdout.write(`\nFAIL ${titleOf({ file, titles })}\n${text.replaceAll(/^(?=.)/gm, "  ")}\n`);
    },
    /** Writes the report to the file that the environment names. */
    end(): void {
      if (process.stdout.isTTY) process.stdout.write("\r\u001B[K");
      const report: StageReport = { passed, skipped, failures };
      const file = process.env[reportVariable];
      if (file !== undefined) writeFileSync(file, JSON.stringify(report));
    },
  };
}

/** Reads a stage's report. Null if its program ended without writing one. */
export function readReport(file: string): StageReport | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as StageReport;
  } catch {
    return null;
  }
}

export function titleOf({ file, titles }: Pick<Failure, "file" | "titles">): string {
  return [file, ...titles].join(" > ");
}

/** Minutes and seconds. */
export function durationText(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function shortPath(path: string): string {
  return relative(process.cwd(), path);
}
