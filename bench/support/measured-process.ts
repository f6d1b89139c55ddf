import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A process's resource usage. `loopDelayP99Ms` covers the time since the last query. */
export interface Usage {
  readonly cpuMicroseconds: number;
  readonly rss: number;
  readonly loopDelayP99Ms: number;
}

export interface MeasuredProcess {
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts a program of this project that reports its processor time and memory. */
export function startMeasured(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
): MeasuredProcess {
  const reporter = join(import.meta.dirname, "usage-reporter.ts");
  const flags = (process.env["BENCH_NODE_FLAGS"] ?? "").split(" ").filter((flag) => flag !== "");
  const child: ChildProcess = spawn(process.execPath, [...flags, "--import", reporter, ...program], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return {
    async usage() {
      const answered = once(child, "message");
      child.send("usage");
      const [usage] = (await answered) as [Usage];
      return usage;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGINT");
      await ended;
    },
  };
}

/** Resolves when the address answers. */
export async function untilAnswering(url: string): Promise<void> {
  const giveUpAt = performance.now() + 30_000;
  for (;;) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
