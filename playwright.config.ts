import { basename } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, installedChromium, installedHeadlessShell } from "./scripts/find-chromium.ts";
import { isFullSuite } from "./tests/support/suite.ts";

const chromium = installedChromium() ?? "/usr/bin/chromium";
const headlessShell = installedHeadlessShell();

/** Notifications, workers, installation and keys differ most between the headless shell and the browser that people have. */
const inWholeChromium = /\/(?:offline|palette|passkeys|push)(?:\.full)?\.spec\.ts$/;
const leftOut = isFullSuite ? [] : [/\.full\.spec\.ts$/];

/** Only for hangs: journeys wait for what they want to see, and a busy machine takes many times as long as an idle one. */
const maxWaitMs = 300_000;

export default defineConfig({
  testDir: "tests/e2e",
  timeout: 2 * maxWaitMs,
  expect: { timeout: maxWaitMs },
  ...(isFullSuite ? {} : { grep: /@short/ }),
  fullyParallel: true,
  // A fault that breaks many journeys would keep each of them waiting.
  maxFailures: 10,
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
      ? [{ ...inBrowser(chromium), testIgnore: leftOut }]
      : [
          { ...inBrowser(chromium), testMatch: inWholeChromium, testIgnore: leftOut },
          { ...inBrowser(headlessShell), testIgnore: [inWholeChromium, ...leftOut] },
        ],
});

function inBrowser(executablePath: string) {
  return { name: basename(executablePath), use: { launchOptions: { executablePath, args: [...chromiumArguments] } } };
}
