import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
  durationText,
  type Failure,
  readReport,
  reportVariable,
  type StageReport,
  titleOf,
} from "../tests/runner/stage-log.ts";
import { suiteVariable } from "../tests/support/suite.ts";
import { buildIsCurrent, rememberBuild } from "./build-state.ts";
import { findChromium } from "./find-chromium.ts";

// Runs the checks in the order that reveals mistakes soonest: those that need no test first, and the browser last.
//   --quick       format, lint, types and dead code only
//   --no-browser  everything but the browser tests
//   --full        also the tests that take long: both databases, kills, faults, load, every language
//   --failed      only the tests that failed in the last run
//   PATH…         only the tests of these files, *.test.ts or *.spec.ts, without the checks before them

type StageName = "tests" | "browser tests";

const has = (option: string): boolean => process.argv.includes(`--${option}`);
const bin = (name: string): string => join("node_modules", ".bin", name);
const cache = join("node_modules", ".cache", "tests");
const failedFile = join(cache, "failed.json");

/** With more failures than these, a second run would only take time: more flaky tests than allowed fail the run anyway. */
const maxRunAgain = 10;
const maxFlaky = 2;

const startMs = performance.now();
const lines: string[] = [];
const flaky: Failure[] = [];
const failed: Record<StageName, readonly Failure[]> = { tests: [], "browser tests": [] };
const total = { passed: 0, skipped: 0 };
const skippedFiles: string[] = [];
const before = has("failed") ? lastFailed() : ofPaths(process.argv.slice(2).filter((one) => !one.startsWith("--")));
// What is named runs in whichever suite it is.
const isWhole = has("full") || before !== null;
mkdirSync(cache, { recursive: true });

if (before === null) {
  check("format", bin("oxfmt"), ["--check"]);
  check("lint", bin("oxlint"), ["--type-aware", "--deny-warnings"]);
  check("types", bin("tsc"), ["-b"]);
  check("dead code", bin("knip"), ["--no-progress"]);
}
if (!has("quick")) {
  if (!buildIsCurrent()) {
    check("build", process.execPath, ["scripts/build.ts"]);
    rememberBuild();
  }
  stage("tests", before?.tests ?? null);
  if (!has("no-browser") && hasBrowser()) stage("browser tests", before?.["browser tests"] ?? null);
  writeFileSync(failedFile, JSON.stringify(failed));
}
process.exit(summary());

/** The tests of some files as if each of these had failed as a whole; null without a path. */
function ofPaths(paths: readonly string[]): Record<StageName, readonly Failure[]> | null {
  if (paths.length === 0) return null;
  const files = paths.map((file) => ({ file, titles: [], reason: "" }));
  const [unit = [], browser = []] = [false, true].map((isBrowser) =>
    files.filter(({ file }) => file.startsWith("tests/e2e/") === isBrowser),
  );
  return { tests: unit, "browser tests": browser };
}

/** Runs a check that stops the run if it fails. */
function check(name: string, command: string, parameters: readonly string[]): void {
  if (process.stdout.isTTY) process.stdout.write(`${name}…`);
  const startedMs = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command, parameters, { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (process.stdout.isTTY) process.stdout.write("\r\u001B[K");
  if (status !== 0) {
    process.stdout.write(`${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}\n${name}: failed\n`);
    process.exit(1);
  }
  note(name, startedMs);
}

/** Runs the tests of a stage, and those that fail once more by themselves. */
function stage(name: StageName, only: readonly Failure[] | null): void {
  if (only?.length === 0) return;
  const startedMs = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`${name}:\n`);
  const first = run(name, only);
  let failures = first.failures;
  let { passed } = first;
  if (failures.length > 0 && failures.length <= maxRunAgain && !has("failed")) {
    process.stdout.write(`\n${name}: ${failures.length} failed and run once more by themselves\n`);
    const again = run(name, failures);
    // Only a test that is known to have run and passed is called flaky.
    const isKnown = again.passed >= failures.length - again.failures.length;
    const stillFailed = failures.filter((one) => !isKnown || again.failures.some((other) => isSame(one, other)));
    flaky.push(...failures.filter((one) => !stillFailed.includes(one)));
    passed += failures.length - stillFailed.length;
    failures = stillFailed;
  }
  failed[name] = failures;
  total.passed += passed;
  for (const [file, count] of Object.entries(first.skipped)) {
    total.skipped += count;
    skippedFiles.push(`${file} (${count})`);
  }
  note(name, startedMs, `${passed} passed${failures.length > 0 ? `, ${failures.length} failed` : ""}`);
}

/** True if one is the other, or the whole file that the other is in. */
function isSame(one: Failure, other: Failure): boolean {
  if (one.file !== other.file) return false;
  return one.titles.length === 0 || other.titles.length === 0 || titleOf(one) === titleOf(other);
}

function run(name: StageName, only: readonly Failure[] | null): StageReport {
  const reportFile = join(cache, `${name.replaceAll(" ", "-")}.json`);
  rmSync(reportFile, { force: true });
  const [command, parameters] = name === "tests" ? unitCommand(only) : browserCommand(only);
  const { status, error } = spawnSync(command, parameters, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, [reportVariable]: reportFile, ...(isWhole ? { [suiteVariable]: "full" } : {}) },
  });
  const report = readReport(reportFile);
  if (report !== null && (status === 0 || report.failures.length > 0)) return report;
  const reason = error?.message ?? `ended with status ${status}`;
  const { passed = 0, skipped = {}, failures = [] } = report ?? {};
  return { passed, skipped, failures: [...failures, { file: name, titles: [], reason }] };
}

function unitCommand(only: readonly Failure[] | null): readonly [string, string[]] {
  const parameters = ["run", "--reporter", "./tests/runner/vitest-reporter.ts"];
  if (only === null) return [bin("vitest"), parameters];
  parameters.push("--maxWorkers", "1", ...new Set(only.map(({ file }) => file)));
  if (only.every(({ titles }) => titles.length > 0)) {
    // A name's own characters mean themselves in the pattern.
    const names = only.map(({ titles }) => titles.join(" > ").replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    parameters.push("-t", `^(?:${names.join("|")})$`);
  }
  return [bin("vitest"), parameters];
}

function browserCommand(only: readonly Failure[] | null): readonly [string, string[]] {
  const parameters = ["test", "--reporter", "./tests/runner/playwright-reporter.ts"];
  if (only === null) return [bin("playwright"), parameters];
  const listFile = join(cache, "browser-list.txt");
  writeFileSync(
    listFile,
    only.map(({ file, titles }) => [relative("tests/e2e", file), ...titles].join(" › ")).join("\n"),
  );
  return [bin("playwright"), [...parameters, "--workers", "1", "--test-list", listFile]];
}

function hasBrowser(): boolean {
  if (findChromium() === null) {
    failed["browser tests"] = [
      {
        file: "browser tests",
        titles: [],
        reason:
          "they need Chromium, and none could be installed. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one, and run this again. Without a browser: npm run check",
      },
    ];
    return false;
  }
  if (has("full") && !existsSync("tests/firebase-emulator/node_modules"))
    lines.push(
      "Journeys with the Firebase Authentication emulator are left out. To run them too, install it first:",
      "npm ci --prefix tests/firebase-emulator --ignore-scripts",
    );
  return true;
}

function note(name: string, startedMs: number, result = ""): void {
  const line = `${name.padEnd(14)} ${durationText(performance.now() - startedMs).padStart(6)}  ${result}`.trimEnd();
  lines.push(line);
  process.stdout.write(`${line}\n`);
}

/** Prints what ran, what failed and how to run only that again. Returns the exit status. */
function summary(): number {
  const failures = Object.values(failed).flat();
  const isRefused = flaky.length > maxFlaky;
  const out = ["", ...lines, `${"together".padEnd(14)} ${durationText(performance.now() - startMs).padStart(6)}`];
  if (skippedFiles.length > 0) out.push(`skipped tests of: ${skippedFiles.join(", ")}`);
  if (!has("quick")) {
    out.push(`${total.passed} passed, ${failures.length} failed, ${total.skipped} skipped`);
    for (const one of flaky) out.push(`flaky: ${titleOf(one)} (failed: ${one.reason})`);
    if (isRefused) out.push(`More than ${maxFlaky} flaky tests: failed.`);
    for (const one of failures) out.push(`failed: ${titleOf(one)}: ${one.reason}`);
    if (failures.length > 0) out.push("Only these again: npm test -- --failed");
  }
  process.stdout.write(`${out.join("\n")}\n`);
  return failures.length > 0 || isRefused ? 1 : 0;
}

function lastFailed(): Record<StageName, readonly Failure[]> {
  if (!existsSync(failedFile)) {
    process.stderr.write("No run of tests is remembered here: npm test\n");
    process.exit(1);
  }
  return JSON.parse(readFileSync(failedFile, "utf8"));
}
