import { inPageLanguage } from "./in-page-language.ts";

const en = {
  section: "Server",
  words: ["Jobs", "Backup", "Clean up", "Administrator"],
  title: "What the server does by itself",
  note: "You see this because yours is the first account on this server. It opens nobody else's data.",
  loading: "Loading jobs…",
  failed: "The jobs could not be loaded.",
  old: "The jobs could not be loaded anew. Shown is what was known before.",
  runNow: "Run now",
  runOf: (title: string) => `Run now: ${title}`,
  runFailed: (reason: string) => `Not started: ${reason}`,
  running: "Running",
  waiting: "Waits for its turn",
  inOrder: "In order",
  failing: "Failing",
  notYet: "not run yet",
  schedule: "Schedule",
  next: "Next run",
  inTime: (time: string) => `in ${time}`,
  last: "Last good run",
  result: "What it did",
  error: "Last error",
  failures: (count: number) => (count === 1 ? "1 failed run" : `${count} failed runs in a row`),
};

/** Words of the server's own work: apart from the rest, so that only Settings loads them. */
export const jobsText = inPageLanguage({ en }, en);
