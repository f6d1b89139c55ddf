import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    exclude: ["tests/e2e/**", "**/node_modules/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    // Only for hangs: tests wait for what they want to see, and a busy machine takes many times as long as an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Servers and databases mostly wait for each other: two files at a time also on two cores, where one would be the default.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
