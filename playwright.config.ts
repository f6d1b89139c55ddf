import { defineConfig } from "@playwright/test";
import { chromiumArguments } from "./scripts/find-chromium.ts";

export default defineConfig({
  testDir: "tests/e2e",
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] === "true",
  retries: 0,
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/London",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [...chromiumArguments],
    },
    trace: "off",
    screenshot: "only-on-failure",
  },
});
