import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

// The Authentication emulator by itself: started by its own command it would look on the network for news, and open ports besides.
const inside = createRequire(join(import.meta.dirname, "package.json"));
const [port = "0"] = process.argv.slice(2);

if (!existsSync(join(import.meta.dirname, "node_modules"))) throw new Error("not installed: npm ci --ignore-scripts");
const { createApp } = inside("firebase-tools/lib/emulator/auth/server.js") as {
  createApp: (projectId: string) => Promise<{ listen: (port: number, host: string, ready: () => void) => Server }>;
};
const app = await createApp("demo-bellwether");
app.listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));
// Whoever started it may end without a word.
process.stdin.on("end", () => process.exit(0)).resume();
