import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { limitDefaults } from "#server/config.ts";
import { startTestServer } from "./support/test-server.ts";

const root = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const files = ["Dockerfile", "compose.yaml", ...readdirSync(join(root, "ops")).map((name) => `ops/${name}`)];

describe("the files for operators", () => {
  it("set only variables that the configuration reads", () => {
    const config = read("src/server/config.ts");
    const known = new Set([
      ...[...config.matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map((match) => match[1]),
      ...Object.keys(limitDefaults),
      "POSTGRES_USER",
      "POSTGRES_PASSWORD",
      "AF_INET6",
      "AF_UNIX",
      "MALLOC_ARENA_MAX",
    ]);
    for (const file of files.filter((name) => /(?:Dockerfile|\.yaml|\.service)$/.test(name))) {
      const named = [
        ...read(file).matchAll(/(?:^\s+|^ENV |^Environment=|\bname: |\s)([A-Z][A-Z\d]+_[A-Z\d_]+)(?=[:=\s])/gm),
      ].map((match) => match[1]);
      for (const name of named) expect(known, `${file}: ${name}`).toContain(name);
    }
  });

  it("use metrics that exist", async () => {
    const server = await startTestServer({ METRICS_PORT: "0" });
    const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    await server.stop();
    const exists = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1] ?? ""));
    for (const file of ["ops/prometheus-alerts.yaml", "ops/grafana-dashboard.json"])
      for (const [name] of read(file).matchAll(/\bbellwether_\w+/g))
        expect(
          [...exists].some((metric) => name === metric || name.replace(/_(?:bucket|count|sum)$/, "") === metric),
          `${file}: ${name}`,
        ).toBe(true);
  });

  it("copy folders that exist", () => {
    const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
    for (const [, source = ""] of read("Dockerfile").matchAll(/^COPY (?!--from)(\S+) /gm))
      expect(source === "." || tracked.some((file) => file === source || file.startsWith(`${source}/`)), source).toBe(
        true,
      );
  });
});
