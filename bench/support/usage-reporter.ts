import { monitorEventLoopDelay } from "node:perf_hooks";

/** Preloaded into a measured process. Answers each message with the usage since the start. */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const { rss } = process.memoryUsage();
  process.send?.({ cpuMicroseconds: user + system, rss, loopDelayP99Ms: delay.percentile(99) / 1e6 });
  delay.reset();
});
process.channel?.unref();
