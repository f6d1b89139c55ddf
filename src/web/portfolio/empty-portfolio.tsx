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
      <div className={styles.empty}>
        <p className={styles.lead}>{words.lead}</p>
        <SmartLine
          label={words.lineLabel}
          {...(account === null ? {} : { accountId: account.id })}
          submitLabel={words.lineAdd}
        />
        <ul className={styles.ways}>
          <li className={styles.way}>
            <b>{words.paste}</b>
            <p>{words.pasteWords}</p>
            <Button onClick={() => openImport(account === null ? {} : { accountId: account.id })}>
              {words.pasteAction}
            </Button>
          </li>
          <li className={styles.way}>
            <b>{words.file}</b>
            <p>{words.fileWords}</p>
            <Button onClick={() => openImport(account === null ? {} : { accountId: account.id })}>
              {words.fileAction}
            </Button>
          </li>
          <li className={styles.way}>
            <b>{words.demo}</b>
            <p>{words.demoWords}</p>
            {demo === "failed" ? <p role="alert">{words.demoFailed}</p> : null}
            <Button busy={demo === "busy"} onClick={openDemo}>
              {words.demoAction}
            </Button>
          </li>
        </ul>
      </div>
    </Card>
  );
}
