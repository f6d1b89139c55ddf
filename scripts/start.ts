import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { buildIsCurrent, hasBuild } from "./build-state.ts";

// Keeps compiled modules between starts, which halves the time of the second start.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));

// Builds the browser application if the sources have changed, then serves in this process.
const canBuild = existsSync(join(import.meta.dirname, "../node_modules/vite"));
if (!buildIsCurrent() && !canBuild && hasBuild())
  process.stderr.write("The pages are of an earlier build: npm ci && npm run build makes new ones.\n");
else if (!buildIsCurrent()) {
  process.stderr.write("Building the application, once…\n");
  const build = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: ["ignore", "ignore", "inherit"] });
  if (build.status !== 0) {
    process.stderr.write("The build failed.\n");
    process.exit(1);
  }
}
const { main } = await import("../src/server/main.ts");
await main();
