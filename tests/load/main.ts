import { spawnSync } from "node:child_process";

const loads = {
  portfolio: () => import("./portfolio-load.ts"),
  users: () => import("./users-load.ts"),
  streams: () => import("./streams-load.ts"),
  "large-import": () => import("./large-import-load.ts"),
  "first-view": () => import("./first-view-load.ts"),
};

/**
 * `npm run load` measures a large portfolio, and then 10, 50 and 150 users; `npm run load -- users` these alone,
 * `npm run load -- streams 10000` open streams, `npm run load -- large-import` an import and export of 100,000 lines, and
 * `npm run load -- first-view` a phone's first view of a filled portfolio on slow 4G.
 */
const chosen = process.argv[2];
if (chosen === undefined)
  for (const name of ["portfolio", "users"])
    spawnSync(process.execPath, [import.meta.filename, name], { stdio: "inherit" });
else if (chosen in loads) void loads[chosen as keyof typeof loads]();
else throw new Error(`There is no load ${chosen}. Choose one of ${Object.keys(loads).join(", ")}.`);
