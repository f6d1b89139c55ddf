import { basename } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, installedChromium, installedHeadlessShell } from "./scripts/find-chromium.ts";

const chromium = installedChromium() ?? "/usr/bin/chromium";
const headlessShell = installedHeadlessShell();

/** Notifications, workers, installation and keys differ most between the headless shell and the browser that people have. */
const inWholeChromium = /\/(?:offline|palette|passkeys|push)\.spec\.ts$/;

export default defineConfig({
  testDir: "tests/e2e",
  // Only for hangs: journeys wait for what they want to see, and a busy machine takes many times as long as an idle one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] === "true",
  retries: 0,
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Journeys replace answers and scripts of the network. Those about the service worker allow it.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
  },
  // Each line of the report begins with its project, and so with its browser.
  projects:
    headlessShell === null
      ? [inBrowser(chromium)]
      : [
          { ...inBrowser(chromium), testMatch: inWholeChromium },
          { ...inBrowser(headlessShell), testIgnore: inWholeChromium },
        ],
});

function inBrowser(executablePath: string) {
  return { name: basename(executablePath), use: { launchOptions: { executablePath, args: [...chromiumArguments] } } };
}
