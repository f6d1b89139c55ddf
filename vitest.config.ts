import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    exclude: ["tests/e2e/**", "**/node_modules/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests wait for what another thread or process does, on machines that are busy.
    expect: { poll: { timeout: 10_000 } },
    // Servers and databases mostly wait for each other: two files at a time also on two cores, where one would be the default.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
