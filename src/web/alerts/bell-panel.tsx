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

/** The latest alert notifications. */
export default function BellPanel(): ReactNode {
  const client = useQueryClient();
  const { data, error } = useQuery(query("GET /api/alerts/events", { limit: 10 }));
  const read = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("POST /api/alerts/events/read", {}),
    onSuccess: () => client.invalidateQueries({ queryKey: ["GET /api/alerts/events"] }),
  });
  return (
    <div className={styles.bellPanel}>
      <div className={styles.bellHead}>
        <h2>{words.bell(0)}</h2>
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
        <p className={styles.muted}>{error === null ? words.loading : words.failed}</p>
      ) : data.events.length === 0 ? (
        <p className={styles.muted}>{words.none}</p>
      ) : (
        <EventList events={data.events} />
      )}
      <Link className={styles.all} to="/alerts">
        {words.all}
      </Link>
    </div>
  );
}
