import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import styles from "./server-away.module.css";

/** Stands where nobody can say who is signed in. */
export function ServerAway({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <main className={styles.centre}>
      <h1>{text.account.unreachable}</h1>
      <p>{text.account.unreachableNext}</p>
      <Button look="primary" onClick={onRetry}>
        {text.ui.retry}
      </Button>
    </main>
  );
}
