import { IconDeviceMobile, IconMail } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Alert } from "#contract/alerts.ts";
import type { Quote } from "#contract/market.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Input } from "../api/call.ts";
import { now } from "../format/clock.ts";
import { formatDay, formatMoment } from "../format/format-date.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { alertsText as words } from "../text/alerts-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Select } from "../ui/select.tsx";
import { reloadAlerts } from "./alert-news.ts";
import styles from "./alerts.module.css";
import { DistanceLine } from "./distance-line.tsx";
import { eventPath } from "./event-path.ts";
import { classNames } from "../ui/class-names.ts";

const naps = { hour: 3_600_000, day: 86_400_000, week: 7 * 86_400_000 } as const;
type Nap = keyof typeof naps;

/** One alert: its condition, its state and its actions. */
export function AlertRow({
  alert,
  quote,
  ways,
}: {
  alert: Alert;
  /** The newest quote of its symbol, if there is one. */
  quote: Quote | undefined;
  /** Channels besides the app: mail and devices. */
  ways: { readonly mail: boolean; readonly push: boolean };
}): ReactNode {
  const client = useQueryClient();
  const renew = () => reloadAlerts(client);
  const change = useMutation<unknown, ApiProblem, Omit<Input<"PATCH /api/alerts/:id">, "id">>({
    mutationFn: (changes) => call("PATCH /api/alerts/:id", { id: alert.id, ...changes }),
    onSettled: renew,
  });
  const remove = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("DELETE /api/alerts/:id", { id: alert.id }),
    onSettled: renew,
  });
  const { isPaused, snoozedUntil, state, repeats } = alert;
  const isOver = state === "expired" || (state === "fired" && !repeats);
  const problem = change.error ?? remove.error;
  const facts = [
    repeats ? words.again : null,
    alert.mail ? words.byMail : null,
    alert.push ? words.byPush : null,
    alert.expiresAt === null ? null : words.until(formatDay(alert.expiresAt.slice(0, 10))),
    snoozedUntil === null ? null : words.asleepUntil(formatMoment(Date.parse(snoozedUntil))),
  ].filter((part) => part !== null);
  // Shows the requested state at once and ignores further presses until the server answers.
  const pending = change.isPending ? change.variables : null;
  const toggle = (way: "mail" | "push") => ({
    "aria-pressed": pending?.[way] ?? alert[way],
    "aria-busy": pending?.[way] !== undefined || undefined,
    "aria-disabled": change.isPending || undefined,
    onClick: () => {
      if (!change.isPending) change.mutate({ [way]: !alert[way] });
    },
  });
  const action = (label: string) => ({ "aria-label": words.actionOf(label, alert.words) });
  return (
    <li className={classNames("row wrap gap-y-2 gap-x-4 py-3 px-4 edge-top-soft", styles.row)}>
      <div className={classNames("grid gap-half min-0", styles.rowWords)}>
        <span className="row wrap gap-2">
          <Link to={eventPath(alert.symbol)}>{alert.words}</Link>
          <AlertState alert={alert} />
        </span>
        <small className="soft">
          {facts.join(" · ")}
          {alert.lastFiredAt === null ? null : (
            <>
              {facts.length === 0 ? null : " · "}
              {words.lastTold} <RelativeTime at={alert.lastFiredAt} />
            </>
          )}
        </small>
        {quote === undefined || isPaused ? null : <DistanceLine alert={alert} quote={quote} />}
        {alert.waitsFor === null || isPaused ? null : <small className="soft">{alert.waitsFor}</small>}
      </div>
      <div className="row wrap gap-1h">
        {ways.mail ? (
          <IconButton
            label={words.mailOf(alert.words)}
            title={words.byMail}
            className={classNames("faint", styles.way)}
            {...toggle("mail")}
          >
            <IconMail size={18} stroke={1.7} aria-hidden="true" />
          </IconButton>
        ) : null}
        {ways.push ? (
          <IconButton
            label={words.pushOf(alert.words)}
            title={words.byPush}
            className={classNames("faint", styles.way)}
            {...toggle("push")}
          >
            <IconDeviceMobile size={18} stroke={1.7} aria-hidden="true" />
          </IconButton>
        ) : null}
        {isOver ? (
          <Button {...action(words.armAgain)} busy={change.isPending} onClick={() => change.mutate({ state: "armed" })}>
            {words.armAgain}
          </Button>
        ) : snoozedUntil === null ? (
          <>
            <Select
              label={words.snoozeOf(alert.words)}
              hideLabel
              value="none"
              options={(["none", "hour", "day", "week"] as const).map((nap) => ({
                value: nap,
                label: words.snoozes[nap],
              }))}
              onChange={(nap) => {
                if (nap !== "none") change.mutate({ snoozedUntil: wakesAt(nap) });
              }}
            />
            <Button
              {...action(isPaused ? words.resume : words.pause)}
              busy={change.isPending}
              onClick={() => change.mutate({ isPaused: !isPaused })}
            >
              {isPaused ? words.resume : words.pause}
            </Button>
          </>
        ) : (
          <Button {...action(words.wake)} busy={change.isPending} onClick={() => change.mutate({ snoozedUntil: null })}>
            {words.wake}
          </Button>
        )}
        <Button {...action(words.remove)} look="subtle" busy={remove.isPending} onClick={() => remove.mutate()}>
          {words.remove}
        </Button>
      </div>
      {problem === null ? null : (
        <p role="alert" className="full error">
          {words.actionFailed(problem.message)}
        </p>
      )}
    </li>
  );
}

function AlertState({ alert: { state, isPaused, snoozedUntil, repeats } }: { alert: Alert }): ReactNode {
  if (isPaused) return <Badge>{words.states.paused}</Badge>;
  if (snoozedUntil !== null) return <Badge>{words.states.asleep}</Badge>;
  const isWaiting = state === "armed" || (state === "fired" && repeats);
  return <Badge look={isWaiting ? "blue" : "grey"}>{words.states[state]}</Badge>;
}

/** By this device's clock, which the reader goes by. */
function wakesAt(nap: Nap): string {
  return new Date(now() + naps[nap]).toISOString();
}
