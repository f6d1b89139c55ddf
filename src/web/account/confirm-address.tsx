import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { accountMailText } from "../text/account-mail-text.ts";
import { Button } from "../ui/button.tsx";
import { useAuth } from "./auth-provider.tsx";
import styles from "./confirm-address.module.css";

const words = accountMailText.state;

/** Sends a confirmation link to the account's own address. */
export function ConfirmAddress(): ReactNode {
  const { hosted } = useAuth();
  const send = useMutation<unknown, ApiProblem>({
    mutationFn: () => (hosted === null ? call("POST /api/account/address/ask", {}) : hosted.sendConfirmation()),
  });
  return (
    <span className={styles.ask}>
      {send.isSuccess ? null : (
        <Button size="small" busy={send.isPending} onClick={() => send.mutate()}>
          {words.send}
        </Button>
      )}
      <output className={styles.said}>
        {send.isSuccess ? words.sent : null}
        {send.error === null ? null : send.error.code === "rate-limited" ? words.tooMany : words.failed}
      </output>
    </span>
  );
}

/** Replaces mail options until the address is confirmed. */
export function ConfirmAddressFirst({ email }: { email: string }): ReactNode {
  return (
    <div className={styles.first}>
      <p>
        <strong>{words.first}</strong>
      </p>
      <p className={styles.why}>{words.firstWhy(email)}</p>
      <ConfirmAddress />
    </div>
  );
}
