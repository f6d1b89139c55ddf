import type { ReactNode } from "react";
import { newsletterText as words } from "../text/newsletter-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./newsletter.module.css";
import { type NewsletterSettings, useMailSubscription } from "./use-settings.ts";

const stateWords = { off: words.mailOff, pending: words.mailPending, on: words.mailOn } as const;

/** Issues by mail: requested here, confirmed from the mail, cancelled here or from any mail. */
export function MailSubscription({ mail: { isSetUp, state } }: { mail: NewsletterSettings["mail"] }): ReactNode {
  const { mutate, isPending, error } = useMailSubscription();
  return (
    <section className={styles.form}>
      <h3>{words.byMail}</h3>
      {!isSetUp && state === "off" ? (
        <p className={styles.muted}>{words.mailNotSetUp}</p>
      ) : (
        <>
          <output className={styles.muted}>{stateWords[state]}</output>
          <p className={styles.buttons}>
            {state === "off" ? (
              <Button size="small" busy={isPending} onClick={() => mutate("subscribe")}>
                {words.subscribe}
              </Button>
            ) : (
              <Button size="small" busy={isPending} onClick={() => mutate("cancel")}>
                {state === "on" ? words.stopMail : words.cancelPending}
              </Button>
            )}
          </p>
          {error === null ? null : <Alert>{error.code === "rate-limited" ? words.tooSoon : words.mailFailed}</Alert>}
        </>
      )}
    </section>
  );
}
