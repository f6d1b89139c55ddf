import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { query } from "../shell/query.ts";
import { bellText as words } from "../text/bell-text.ts";
import { Button } from "../ui/button.tsx";
import styles from "./alerts.module.css";
import { EventList } from "./event-list.tsx";
import { classNames } from "../ui/class-names.ts";

/** The latest alert notifications. */
export default function BellPanel(): ReactNode {
  const client = useQueryClient();
  const { data, error } = useQuery(query("GET /api/alerts/events", { limit: 10 }));
  const read = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("POST /api/alerts/events/read", {}),
    onSuccess: () => client.invalidateQueries({ queryKey: ["GET /api/alerts/events"] }),
  });
  return (
    <div className={classNames("grid gap-2h scroll-y", styles.bellPanel)}>
      <div className="row between">
        <h2 className="size-body">{words.bell(0)}</h2>
        <Button
          size="small"
          look="subtle"
          busy={read.isPending}
          disabled={(data?.unread ?? 0) === 0}
          onClick={() => read.mutate()}
        >
          {words.markRead}
        </Button>
      </div>
      {data === undefined ? (
        <p className="soft">{error === null ? words.loading : words.failed}</p>
      ) : data.events.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <EventList events={data.events} />
      )}
      <Link className="accent hover-underline" to="/alerts">
        {words.all}
      </Link>
    </div>
  );
}
