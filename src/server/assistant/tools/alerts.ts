import { z } from "zod";
import type { Alert, AlertEvent } from "#contract/alerts.ts";
import type { Words } from "#core/words/shape.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing, type ToolSource } from "../tool.ts";
import { found, incompleteNotice, missing, refused } from "./found.ts";
import { symbolInput } from "./input.ts";
import { sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";

const maxAlerts = 50;
const maxEvents = 20;

export const alertsTool = readingTool({
  name: "get_alerts",
  description:
    "The user's alerts with their state (waiting, fired, paused, expired), and the alerts that fired, newest first. Optionally of one symbol or since a day.",
  input: z.strictObject({ symbol: symbolInput.optional(), since: z.iso.date().optional() }),
  symbolsOf: ({ symbol }) => (symbol === undefined ? [] : [symbol]),
  run: (input, context) => alertsFound(input, context),
});

/** The user's alerts as one source, and those that fired as another. */
export async function alertsFound(
  { symbol, since }: { readonly symbol?: string | undefined; readonly since?: string | undefined },
  { api, words }: Pick<ToolContext, "api" | "words">,
): Promise<ToolFound | ToolMissing> {
  const [list, history] = await Promise.all([
    api("GET /api/alerts", {}),
    api("GET /api/alerts/events", { limit: maxEvents }),
  ]);
  if (!list.ok) return refused(list, words);
  if (!history.ok) return refused(history, words);
  const { alerts: texts } = words.answers.sources;
  const isAsked = (one: { readonly symbol: string | null }) => symbol === undefined || one.symbol === symbol;
  const alerts = list.output.alerts.filter(isAsked);
  const events = history.output.events.filter((event) => isAsked(event) && event.firedAt >= (since ?? ""));
  if (alerts.length === 0 && events.length === 0)
    return missing(symbol === undefined ? texts.none : texts.noneOn(symbol));
  const symbols = [...new Set([...alerts, ...events].flatMap((one) => (one.symbol === null ? [] : [one.symbol])))];
  return found(
    texts.title,
    [...(alerts.length === 0 ? [] : [alertsSource(alerts, words)]), eventsSource(events, words)],
    symbols.map((name) => subjectOf(name)),
    alerts.length > maxAlerts ? [incompleteNotice(texts.partly(maxAlerts, alerts.length))] : [],
  );
}

function alertsSource(all: readonly Alert[], words: Words): ToolSource {
  const alerts = all.slice(0, maxAlerts);
  const draft = sourceDraft({ asOf: alerts[0]?.createdAt ?? null, status: "manual", words });
  const { labels } = draft;
  const { alerts: texts } = draft.texts;
  const count = (key: string, label: string, value: number) => draft.figure({ key, label, unit: "count", value });
  const { title } = texts;
  return draft.source({
    kind: "alerts",
    title,
    href: "/alerts",
    provider: "your alerts",
    data: {
      count: count("total", texts.total, all.length),
      waiting: count("waiting", texts.waiting, all.filter((alert) => stateOf(alert) === "waiting").length),
      alerts: alerts.map((alert, index) => ({
        symbol: alert.symbol,
        rule: draft.sentence(`${index}.rule`, alert.words),
        state: draft.own(texts.states[stateOf(alert)]),
        lastFired: draft.day({ key: `${index}.fired`, label: labels.lastFired, date: alert.lastFiredAt }),
      })),
    },
    table: {
      title,
      columns: [labels.alert, labels.state, labels.lastFired].map((label) => ({ label, isNumber: false })),
      rows: alerts.map((alert, index) => ({
        symbol: alert.symbol,
        cells: [{ text: alert.words }, { text: texts.states[stateOf(alert)] }, draft.cell(`${index}.fired`)],
      })),
    },
  });
}

/** Alerts that fired; one source also where none did, so that an answer can say so. */
function eventsSource(events: readonly AlertEvent[], words: Words): ToolSource {
  const draft = sourceDraft({ asOf: events[0]?.firedAt ?? null, status: "manual", words });
  const { labels } = draft;
  const { alerts: texts } = draft.texts;
  const title = texts.firedTitle;
  return draft.source({
    kind: "alert-events",
    title,
    href: "/alerts",
    provider: "your alerts",
    data: {
      count: draft.figure({ key: "fired", label: texts.firedTitle, unit: "count", value: events.length }),
      events: events.map((event, index) => ({
        symbol: event.symbol,
        rule: draft.sentence(`${index}.rule`, event.words),
        value: draft.sentence(`${index}.value`, event.valueWords),
        fired: draft.day({ key: `${index}.fired`, label: labels.fired, date: event.firedAt }),
      })),
    },
    table: {
      title,
      columns: [labels.alert, labels.figure, labels.fired].map((label) => ({ label, isNumber: false })),
      rows: events.map((event, index) => ({
        symbol: event.symbol,
        cells: [{ text: event.words }, { text: event.valueWords }, draft.cell(`${index}.fired`)],
      })),
    },
  });
}

function stateOf({ state, isPaused, snoozedUntil }: Alert) {
  if (state === "fired" || state === "expired") return state;
  if (isPaused) return "paused";
  return snoozedUntil === null ? "waiting" : "snoozed";
}
