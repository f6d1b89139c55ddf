import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { accountMailText } from "../text/account-mail-text.ts";
import { Button } from "../ui/button.tsx";
import { useAuth } from "./auth-provider.tsx";

const words = accountMailText.state;

/** Sends a confirmation link to the account's own address. */
export function ConfirmAddress(): ReactNode {
  const { hosted } = useAuth();
  const send = useMutation<unknown, ApiProblem>({
    mutationFn: () => (hosted === null ? call("POST /api/account/address/ask", {}) : hosted.sendConfirmation()),
  });
  return (
    <span className="inline-row wrap gap-2">
      {send.isSuccess ? null : (
        <Button size="small" busy={send.isPending} onClick={() => send.mutate()}>
          {words.send}
        </Button>
      )}
      <output className="soft size-secondary">
        {send.isSuccess ? words.sent : null}
        {send.error === null ? null : send.error.code === "rate-limited" ? words.tooMany : words.failed}
      </output>
    </span>
  );
}

/** Replaces mail options until the address is confirmed. */
export function ConfirmAddressFirst({ email }: { email: string }): ReactNode {
  return (
    <div className="grid gap-1h justify-items-start py-3 px-3h edge round-control">
      <p>
        <strong>{words.first}</strong>
      </p>
      <p className="soft size-secondary break">{words.firstWhy(email)}</p>
      <ConfirmAddress />
    </div>
  );
}
