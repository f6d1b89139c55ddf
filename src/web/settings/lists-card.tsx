import type { ReactNode } from "react";
import type { Output } from "../api/call.ts";
import { formatWhole } from "../format/format-large.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { connectionsText as words } from "../text/connections-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Card } from "../ui/card.tsx";
import styles from "./settings.module.css";
import { UseSwitch } from "./use-switch.tsx";

type List = Output<"GET /api/market/providers">["lists"][number];

/** The public lists behind search: size, age, terms, and a switch for administrators. */
export function ListsCard({ lists, isAdministrator }: { lists: readonly List[]; isAdministrator: boolean }): ReactNode {
  return (
    <Card title={words.lists}>
      <p className={styles.secondary}>{words.listsLead}</p>
      <ul className={styles.providers}>
        {lists.map((list) => (
          <li key={list.id}>
            <ListRow list={list} isAdministrator={isAdministrator} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ListRow({ list, isAdministrator }: { list: List; isAdministrator: boolean }): ReactNode {
  const { id, name, terms, rows, readAt, failure, isOn } = list;
  return (
    <section className={styles.provider} aria-label={name}>
      <div className={styles.providerHead}>
        <strong>{name}</strong>
        {isOn ? failure === null ? null : <Badge look="amber">{words.failing}</Badge> : <Badge>{words.off}</Badge>}
      </div>
      <p className={styles.secondary}>
        {readAt === null ? (
          words.listUnread
        ) : (
          <>
            {words.listRows(formatWhole(rows))} · {words.listRead} <RelativeTime at={readAt} />
          </>
        )}
      </p>
      {isOn && failure !== null ? <p className={styles.outage}>{words.listFailed(failure)}</p> : null}
      <p className={styles.faint}>{terms}</p>
      {isAdministrator ? <UseSwitch id={id} name={name} isOn={isOn} /> : null}
    </section>
  );
}
