import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { calendarTypes, type CalendarType } from "#core/market/calendar-types.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./calendar.module.css";
import { classNames } from "../ui/class-names.ts";

const feedsQuery = query("GET /api/calendar/feeds", {});
const firstTypes: readonly CalendarType[] = ["earnings", "dividends", "splits"];

/** Creates private calendar links, shows each new one for copying, and revokes old ones. */
export function SubscribeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.calendar.subscribeTitle}>
      <SubscribeForm />
    </Dialog>
  );
}

function SubscribeForm(): ReactNode {
  const client = useQueryClient();
  const [types, setTypes] = useState<readonly CalendarType[]>(firstTypes);
  const [copying, setCopying] = useState<"copied" | "failed" | null>(null);
  const links = useQuery({ ...feedsQuery, staleTime: 0 });
  const made = useMutation<Output<"POST /api/calendar/feeds">, ApiProblem>({
    mutationFn: () => call("POST /api/calendar/feeds", { types: [...types] }),
    onSuccess: () => {
      setCopying(null);
      return client.invalidateQueries({ queryKey: feedsQuery.queryKey });
    },
  });
  const revoked = useMutation<Output<"DELETE /api/calendar/feeds/:id">, ApiProblem, string>({
    mutationFn: (id) => call("DELETE /api/calendar/feeds/:id", { id }),
    onSuccess: (answer, id) => {
      client.setQueryData(feedsQuery.queryKey, answer);
      if (made.data?.id === id) made.reset();
    },
  });
  const url = made.data?.url ?? null;
  return (
    <div className={classNames("column items-start gap-card", styles.subscribe)}>
      <p className="block quiet">{text.calendar.subscribeIntro}</p>
      <fieldset className="edge-none p-0 flex wrap gap-y-2 gap-x-4">
        <legend className="mb-1h soft">{text.calendar.subscribeKinds}</legend>
        {calendarTypes.map((type) => (
          <label key={type} className={classNames("inline-row gap-2 min-h-28", styles.check)}>
            <input
              type="checkbox"
              checked={types.includes(type)}
              onChange={(event) =>
                setTypes(event.target.checked ? [...types, type] : types.filter((other) => other !== type))
              }
            />
            {text.events.types[type]}
          </label>
        ))}
      </fieldset>
      <Button look="primary" busy={made.isPending} disabled={types.length === 0} onClick={() => made.mutate()}>
        {text.calendar.createLink}
      </Button>
      {made.error === null ? null : <Alert>{made.error.detail ?? text.calendar.createFailed}</Alert>}
      {url === null ? null : (
        <div className="column gap-2 full p-3 edge-strong round-control on-raised">
          <output>{text.calendar.newLink}</output>
          <input
            className="full py-2 px-2h edge-control round-control on-surface"
            readOnly
            value={url}
            aria-label={text.calendar.copyLink}
            onFocus={(event) => event.target.select()}
          />
          <p className="flex wrap gap-2">
            <Button
              onClick={() => {
                // Pages without HTTPS have no clipboard access.
                const copied = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error());
                copied.then(
                  () => setCopying("copied"),
                  () => setCopying("failed"),
                );
              }}
            >
              {copying === "copied" ? text.calendar.copied : text.calendar.copyLink}
            </Button>
            <a
              className="inline-row justify-center min-control py-0 px-3h edge-control round-control ink"
              href={url.replace(/^https?:/, "webcal:")}
            >
              {text.calendar.openLink}
            </a>
          </p>
          {copying === "failed" ? <p role="alert">{text.calendar.copyFailed}</p> : null}
        </div>
      )}
      <h3 className="size-data">{text.calendar.links}</h3>
      {links.error !== null && links.data === undefined ? <Alert>{text.calendar.linksFailed}</Alert> : null}
      {links.data?.feeds.length === 0 ? <p className="block quiet">{text.calendar.noLinks}</p> : null}
      <ul className="full">
        {links.data?.feeds.map((feed) => (
          <li key={feed.id} className="row between gap-3 py-2 px-0 edge-top-soft">
            <span>
              {feed.types.map((type) => text.events.types[type]).join(", ")}
              <span className="block quiet">
                {text.calendar.linkMade(formatDay(feed.createdAt.slice(0, 10)))}
                {", "}
                {feed.lastUsedAt === null ? text.calendar.linkNeverUsed : <RelativeTime at={feed.lastUsedAt} />}
              </span>
            </span>
            <Button size="small" look="danger" disabled={revoked.isPending} onClick={() => revoked.mutate(feed.id)}>
              {text.calendar.revoke}
              <span className="visually-hidden"> {feed.types.map((type) => text.events.types[type]).join(", ")}</span>
            </Button>
          </li>
        ))}
      </ul>
      {revoked.error === null ? null : <Alert>{text.calendar.revokeFailed}</Alert>}
    </div>
  );
}
