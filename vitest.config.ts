import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { compileCache } from "./tests/support/compile-cache.ts";
import { isFullSuite } from "./tests/support/suite.ts";

// Read by the workers when they start.
Object.assign(process.env, compileCache);

const excluded = ["tests/e2e/**", "**/node_modules/**", ...(isFullSuite ? [] : ["**/*.full.test.ts"])];

/** Only for hangs: tests wait for what they want to see, and a busy machine takes many times as long as an idle one. */
const maxWaitMs = 300_000;

export default defineConfig({
  test: {
    exclude: excluded,
    testTimeout: 2 * maxWaitMs,
    hookTimeout: 2 * maxWaitMs,
    expect: { poll: { timeout: maxWaitMs } },
    // Servers and databases mostly wait for each other: two files at a time also on two cores, where one would be the default.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["**/*.test.ts"],
          exclude: ["src/web/**", ...excluded],
          globalSetup: ["tests/support/global-setup.ts"],
          // Node runs these as they are, as it runs the product: they start sooner, and run faster, than rewritten by Vite.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: "web", include: ["src/web/**/*.test.{ts,tsx}"] } },
    ],
  },
});
