import { spawnSync } from "node:child_process";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { buildIsCurrent, rememberBuild } from "./build-state.ts";

// Compiled modules are kept between starts: the second start answers in half the time.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));

// Builds the browser application where the sources changed since the last build, then serves in this process.
if (!buildIsCurrent()) {
  process.stderr.write("Building the application, once…\n");
  const build = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: ["ignore", "ignore", "inherit"] });
  if (build.status !== 0) {
    process.stderr.write("The build failed.\n");
    process.exit(1);
  }
  rememberBuild();
}
const { main } = await import("../src/server/main.ts");
await main();
