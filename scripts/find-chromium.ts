import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const installed = [
  process.env["CHROMIUM_PATH"] ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const headlessShell = "/usr/bin/chromium-headless-shell";

/** Options for starting Chromium: no background network calls, and no sandbox as root. */
export const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Returns the path of the Chromium that is installed: Playwright's own if there is no other. Null if there is none. */
export function installedChromium(): string | null {
  return [...installed, chromium.executablePath()].find((path) => path !== "" && existsSync(path)) ?? null;
}

/**
 * Returns the path of Debian's headless shell, which is Chromium without windows: the same pages in half of the processor
 * time, but no notifications. Null if it isn't installed, or CHROMIUM_PATH names a browser.
 */
export function installedHeadlessShell(): string | null {
  return process.env["CHROMIUM_PATH"] === undefined && existsSync(headlessShell) ? headlessShell : null;
}

/**
 * Returns the path of a Chromium, installing one if necessary: Playwright's own, or Debian's package as root. Null if
 * neither is available.
 */
export function findChromium(): string | null {
  const found = installedChromium();
  if (found !== null) return found;
  process.stderr.write("No Chromium found; fetching Playwright's…\n");
  run("node_modules/.bin/playwright", ["install", "chromium"]);
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stderr.write("That did not work; installing Debian's package…\n");
    run("apt-get", ["update"]);
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  }
  return installedChromium();
}

function run(command: string, parameters: string[]): void {
  spawnSync(command, parameters, {
    stdio: ["ignore", "ignore", "ignore"],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
