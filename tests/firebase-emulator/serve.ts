import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

// Runs the Authentication emulator alone. Its own command would check the network for updates and open more ports.
const inside = createRequire(join(import.meta.dirname, "package.json"));
const [port = "0"] = process.argv.slice(2);

if (!existsSync(join(import.meta.dirname, "node_modules"))) throw new Error("not installed: npm ci --ignore-scripts");
const { createApp } = inside("firebase-tools/lib/emulator/auth/server.js") as {
  createApp: (projectId: string) => Promise<{ listen: (port: number, host: string, ready: () => void) => Server }>;
};
const app = await createApp("demo-bellwether");
app.listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));
// The parent process may end without notice.
process.stdin.on("end", () => process.exit(0)).resume();
