import type { ReactNode } from "react";
import { newsletterText as words } from "../text/newsletter-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { type NewsletterSettings, useMailSubscription } from "./use-settings.ts";

const stateWords = { off: words.mailOff, pending: words.mailPending, on: words.mailOn } as const;

/** Issues by mail: requested here, confirmed from the mail, cancelled here or from any mail. */
export function MailSubscription({ mail: { isSetUp, state } }: { mail: NewsletterSettings["mail"] }): ReactNode {
  const { mutate, isPending, error } = useMailSubscription();
  return (
    <section className="column gap-3">
      <h3 className="mt-1h">{words.byMail}</h3>
      {!isSetUp && state === "off" ? (
        <p className="faint">{words.mailNotSetUp}</p>
      ) : (
        <>
          <output className="faint">{stateWords[state]}</output>
          <p className="flex gap-2">
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
