import { useState } from "react";
import type { ReactNode } from "react";
import type { Output } from "../api/call.ts";
import { openImport } from "../holdings/import-request.ts";
import { SmartLine } from "../holdings/smart-line.tsx";
import { useLedger } from "../holdings/use-ledger.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import styles from "./portfolio.module.css";
import { classNames } from "../ui/class-names.ts";

const words = text.portfolio.empty;

type Account = Output<"GET /api/portfolio/accounts">["accounts"][number];

/** The ways to start: type a line, import rows or a file, or try the demo. */
export function EmptyPortfolio({
  account,
  onAccount,
}: {
  account: Account | null;
  onAccount: (id: string) => void;
}): ReactNode {
  const { startDemo } = useLedger();
  const [demo, setDemo] = useState<"ready" | "busy" | "failed">("ready");
  const openDemo = (): void => {
    setDemo("busy");
    startDemo().then(
      ({ id }) => onAccount(id),
      () => setDemo("failed"),
    );
  };
  return (
    <Card title={account === null ? words.title : words.accountEmpty(account.name)}>
      <div className="grid cols-1 gap-card">
        <p className="soft">{words.lead}</p>
        <SmartLine
          label={words.lineLabel}
          {...(account === null ? {} : { accountId: account.id })}
          submitLabel={words.lineAdd}
        />
        <ul className={classNames("grid gap-3", styles.ways)}>
          <li className="column items-start gap-1h py-3h px-4 edge round-card">
            <b>{words.paste}</b>
            <p className="grow soft secondary">{words.pasteWords}</p>
            <Button onClick={() => openImport(account === null ? {} : { accountId: account.id })}>
              {words.pasteAction}
            </Button>
          </li>
          <li className="column items-start gap-1h py-3h px-4 edge round-card">
            <b>{words.file}</b>
            <p className="grow soft secondary">{words.fileWords}</p>
            <Button onClick={() => openImport(account === null ? {} : { accountId: account.id })}>
              {words.fileAction}
            </Button>
          </li>
          <li className="column items-start gap-1h py-3h px-4 edge round-card">
            <b>{words.demo}</b>
            <p className="grow soft secondary">{words.demoWords}</p>
            {demo === "failed" ? (
              <p className="grow soft secondary" role="alert">
                {words.demoFailed}
              </p>
            ) : null}
            <Button busy={demo === "busy"} onClick={openDemo}>
              {words.demoAction}
            </Button>
          </li>
        </ul>
      </div>
    </Card>
  );
}
