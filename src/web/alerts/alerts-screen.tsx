import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAddress } from "../account/use-address.ts";
import { ConfirmAddressFirst } from "../account/confirm-address.tsx";
import { type ApiProblem, problemDetails } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { useQuotes } from "../market/use-quotes.ts";
import { query } from "../shell/query.ts";
import { alertsText as words } from "../text/alerts-text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { AlertRow } from "./alert-row.tsx";
import { openAlert } from "../market/alert-request.ts";
import styles from "./alerts.module.css";
import { EventList } from "./event-list.tsx";
import { classNames } from "../ui/class-names.ts";

const eventsAtOnce = 30;

/** All alerts and their history. */
export function AlertsScreen(): ReactNode {
  return (
    <div className={classNames("grid gap-4", styles.screen)}>
      <div className="row between gap-3">
        <h1 data-screen-title>{words.title}</h1>
        <Button look="primary" onClick={() => openAlert()}>
          {words.add}
        </Button>
      </div>
      <AlertList />
      <History />
    </div>
  );
}

function AlertList(): ReactNode {
  const { data, error, refetch } = useQuery({ ...query("GET /api/alerts", {}), staleTime: 0 });
  const state: CardState =
    data !== undefined
      ? data.alerts.length === 0
        ? {
            kind: "empty",
            message: words.none,
            action: <Button onClick={() => openAlert()}>{words.add}</Button>,
          }
        : { kind: "ready" }
      : stateOf(error, words.failed, () => void refetch());
  const watched = data?.alerts.filter(({ thresholds, isPaused }) => thresholds.length > 0 && !isPaused) ?? [];
  const { bySymbol } = useQuotes([...new Set(watched.flatMap(({ symbol }) => symbol ?? []))]);
  const address = useAddress();
  const hasDevices = (useQuery(query("GET /api/push", {})).data?.devices.length ?? 0) > 0;
  const mailIsHeldBack =
    address?.isConfirmed === false && data?.sendsMail === true && data.alerts.some(({ mail }) => mail);
  return (
    <Card title={words.list} state={state} flush>
      {mailIsHeldBack ? (
        <div className="py-3h px-4">
          <ConfirmAddressFirst email={address.email} />
        </div>
      ) : null}
      <ul className="grid">
        {data?.alerts.map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            quote={bySymbol.get(alert.symbol ?? "")}
            ways={{ mail: data.sendsMail, push: hasDevices || alert.push }}
          />
        ))}
      </ul>
    </Card>
  );
}

function History(): ReactNode {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery<
    Output<"GET /api/alerts/events">,
    ApiProblem,
    { pages: Output<"GET /api/alerts/events">[] },
    readonly unknown[],
    string | null
  >({
    queryKey: ["GET /api/alerts/events", "pages"],
    queryFn: ({ pageParam, signal }) =>
      call(
        "GET /api/alerts/events",
        { limit: eventsAtOnce, ...(pageParam === null ? {} : { before: pageParam }) },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: ({ events, hasMore }) => (hasMore ? (events.at(-1)?.id ?? null) : null),
    staleTime: 0,
  });
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const state: CardState =
    data === undefined
      ? stateOf(error, words.historyFailed, () => void refetch())
      : events.length === 0
        ? { kind: "empty", message: words.noHistory }
        : { kind: "ready" };
  return (
    <Card title={words.history} state={state}>
      <EventList events={events} />
      {hasNextPage ? (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      ) : null}
    </Card>
  );
}

function stateOf(error: ApiProblem | null, message: string, onRetry: () => void): CardState {
  if (error === null) return { kind: "loading", label: words.loading };
  return { kind: "error", message, details: problemDetails(error), onRetry };
}
