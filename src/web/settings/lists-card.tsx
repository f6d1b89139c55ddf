import type { ReactNode } from "react";
import type { Output } from "../api/call.ts";
import { formatWhole } from "../format/format-large.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { connectionsText as words } from "../text/connections-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Card } from "../ui/card.tsx";
import styles from "./settings.module.css";
import { UseSwitch } from "./use-switch.tsx";
import { classNames } from "../ui/class-names.ts";

type List = Output<"GET /api/market/providers">["lists"][number];

/** The public lists behind search: size, age, terms, and a switch for administrators. */
export function ListsCard({ lists, isAdministrator }: { lists: readonly List[]; isAdministrator: boolean }): ReactNode {
  return (
    <Card title={words.lists}>
      <p className="soft secondary pretty">{words.listsLead}</p>
      <ul className={classNames("grid", styles.providers)}>
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
    <section className={classNames("grid gap-1h py-3 edge-top", styles.provider)} aria-label={name}>
      <div className={classNames("row wrap gap-y-1h gap-x-2h", styles.providerHead)}>
        <strong>{name}</strong>
        {isOn ? failure === null ? null : <Badge look="amber">{words.failing}</Badge> : <Badge>{words.off}</Badge>}
      </div>
      <p className="soft secondary pretty">
        {readAt === null ? (
          words.listUnread
        ) : (
          <>
            {words.listRows(formatWhole(rows))} · {words.listRead} <RelativeTime at={readAt} />
          </>
        )}
      </p>
      {isOn && failure !== null ? (
        <p className="py-2 px-3 round-control on-amber pretty">{words.listFailed(failure)}</p>
      ) : null}
      <p className="quiet">{terms}</p>
      {isAdministrator ? <UseSwitch id={id} name={name} isOn={isOn} /> : null}
    </section>
  );
}
