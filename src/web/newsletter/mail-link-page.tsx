import { useState } from "react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { AccountFrame } from "../account/account-frame.tsx";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { newsletterText as words } from "../text/newsletter-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";

const wishes = {
  confirm: {
    title: words.confirmTitle,
    ask: words.confirmAsk,
    button: words.confirm,
    done: words.confirmed,
    send: (token: string) => call("POST /api/newsletter/confirm", { token }),
  },
  unsubscribe: {
    title: words.unsubscribeTitle,
    ask: words.unsubscribeAsk,
    button: words.unsubscribe,
    done: words.unsubscribed,
    send: (token: string) => call("POST /api/newsletter/unsubscribe/:token", { token }),
  },
} as const;

/** The page that mail links open, signed in or not. Opening it changes nothing; the button does. */
function MailLinkPage({ wish }: { wish: keyof typeof wishes }): ReactNode {
  const { hash, search } = useLocation();
  // Links in the first mails used the query.
  const token = new URLSearchParams(hash.slice(1)).get("token") ?? new URLSearchParams(search).get("token") ?? "";
  const { title, ask, button, done, send } = wishes[wish];
  const [progress, setProgress] = useState<"asking" | "sending" | "done" | "gone" | "failed">("asking");
  const act = (): void => {
    setProgress("sending");
    send(token).then(
      () => setProgress("done"),
      (error: unknown) =>
        setProgress(error instanceof ApiProblem && error.code === "newsletter-link-not-found" ? "gone" : "failed"),
    );
  };
  return (
    <AccountFrame heading={title} isAnybodys foot={<Link to="/newsletter">{words.toNewsletter}</Link>}>
      {progress === "done" ? (
        <output>{done}</output>
      ) : (
        <div className="column gap-3">
          <p>{ask}</p>
          <Button look="primary" busy={progress === "sending"} onClick={act}>
            {button}
          </Button>
        </div>
      )}
      {progress === "gone" ? <Alert>{words.linkGone}</Alert> : null}
      {progress === "failed" ? <Alert>{words.mailFailed}</Alert> : null}
    </AccountFrame>
  );
}

export function ConfirmMailPage(): ReactNode {
  return <MailLinkPage wish="confirm" />;
}

export function UnsubscribePage(): ReactNode {
  return <MailLinkPage wish="unsubscribe" />;
}
