import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "vite";

// Serves the page with hot reload on PORT (4600), and the API and /mcp behind it on the next port. The API restarts when a
// server file changes.
const port = Number(process.env["PORT"] ?? "4600");
const apiPort = port + 1;
const appUrl = process.env["APP_URL"] ?? `http://127.0.0.1:${port}`;

const api = spawn(process.execPath, ["--watch", "--watch-preserve-output", "src/server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, PORT: String(apiPort), APP_URL: appUrl },
});
const signIn = process.env["AUTH_BACKEND"] ?? "local";
const vite = await createServer({
  // In production the server writes this into the page.
  plugins: [{ name: "sign-in", transformIndexHtml: (html) => html.replaceAll("__SIGN_IN__", signIn) }],
  server: {
    host: "127.0.0.1",
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      ["/api", "/mcp"].map((path) => [path, { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false }]),
    ),
  },
});
await vite.listen();
vite.printUrls();

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    api.kill(signal);
    void vite.close().then(() => process.exit(0));
  });
}
await once(api, "exit");
await vite.close();
