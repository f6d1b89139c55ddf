import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { buildIsCurrent, rememberBuild } from "./build-state.ts";
import { findChromium } from "./find-chromium.ts";

// Runs every check, in the order that reveals mistakes soonest. `--no-browser` omits the browser tests.
const withBrowser = !process.argv.includes("--no-browser");
const bin = (name: string) => `node_modules/.bin/${name}`;

step("format", bin("oxfmt"), ["--check"]);
step("lint", bin("oxlint"), ["--type-aware", "--deny-warnings"]);
step("types", bin("tsc"), ["-b"]);
step("dead code", bin("knip"), ["--no-progress"]);
step("build", process.execPath, ["scripts/build.ts"], () => buildIsCurrent(), rememberBuild);
step("tests", bin("vitest"), ["run"]);
if (withBrowser) {
  if (findChromium() === null) {
    process.stderr.write(
      "\nThe browser tests need Chromium, and none could be installed. Install it (Debian: apt-get install chromium)\n" +
        "or set CHROMIUM_PATH to one, and run this again. Without a browser: npm run check\n",
    );
    process.exit(1);
  }
  if (!existsSync("tests/firebase-emulator/node_modules"))
    process.stdout.write(
      "\nJourneys with the Firebase Authentication emulator are left out. To run them too, install it first:\n" +
        "npm ci --prefix tests/firebase-emulator --ignore-scripts\n",
    );
  step("browser tests", bin("playwright"), ["test"]);
}
process.stdout.write("\nAll is well.\n");

function step(name: string, command: string, parameters: string[], isDone?: () => boolean, after?: () => void): void {
  process.stdout.write(`\n== ${name}\n`);
  if (isDone?.() === true) {
    process.stdout.write("nothing changed since the last one\n");
    return;
  }
  const startedAt = performance.now();
  const { status, error } = spawnSync(command, parameters, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) {
    if (error !== undefined) process.stderr.write(`${error.message}\n`);
    process.stderr.write(`\n${name}: failed\n`);
    process.exit(1);
  }
  after?.();
  process.stdout.write(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
