import { defineConfig } from "@playwright/test";
import { chromiumArguments } from "./scripts/find-chromium.ts";

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
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [...chromiumArguments],
    },
    trace: "off",
    screenshot: "only-on-failure",
  },
});
