import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { FormAlert } from "../account/form-alert.tsx";
import { formProblem } from "../account/sign-in-problem.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { securityText } from "../text/security-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { showToast } from "../ui/toast.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { SecondFactorDialog } from "./second-factor-dialog.tsx";
import styles from "./security.module.css";
import { signInWaysQuery } from "./sign-in-ways-query.ts";
import { classNames } from "../ui/class-names.ts";

const words = securityText.secondFactor;
type State = Output<"GET /api/account/sign-in-ways">["secondFactor"];

/** The second factor by authenticator app: on, off, and recovery codes. */
export function SecondFactorCard({ state: { since, recoveryCodesLeft } }: { state: State }): ReactNode {
  const client = useQueryClient();
  const [setup, setSetup] = useState<Output<"POST /api/account/second-factor"> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const lookAgain = () => client.invalidateQueries({ queryKey: signInWaysQuery.queryKey });
  const begin = useMutation<Output<"POST /api/account/second-factor">, ApiProblem>({
    mutationFn: () => call("POST /api/account/second-factor", {}),
    onSuccess: setSetup,
  });
  const renew = useMutation<Output<"POST /api/account/second-factor/recovery-codes">, ApiProblem>({
    mutationFn: () => call("POST /api/account/second-factor/recovery-codes", {}),
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onSettled: lookAgain,
  });
  const turnOff = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("DELETE /api/account/second-factor", {}),
    onSuccess: () => {
      setAsking(false);
      showToast(words.isOff);
    },
    onSettled: lookAgain,
  });
  const error = begin.error ?? renew.error ?? turnOff.error;
  return (
    <Card title={words.title}>
      <p>{words.intro}</p>
      <p className={classNames("row wrap gap-y-1h gap-x-2h", styles.state)}>
        <Badge look={since === null ? "grey" : "blue"}>{since === null ? words.off : words.on}</Badge>
        {since === null ? null : (
          <span className="quiet">
            {words.since(formatDay(since))} · {words.left(recoveryCodesLeft)}
          </span>
        )}
      </p>
      <FormAlert problem={error === null ? null : formProblem(securityText.problems, error)} />
      {isAsking ? (
        <div className="grid gap-3">
          <p>{words.turnOffQuestion}</p>
          <p className="flex wrap gap-2">
            <Button onClick={() => setAsking(false)}>{words.keep}</Button>
            <Button look="danger" busy={turnOff.isPending} onClick={() => turnOff.mutate()}>
              {words.turnOff}
            </Button>
          </p>
        </div>
      ) : (
        <p className="flex wrap gap-2">
          {since === null ? (
            <Button busy={begin.isPending} onClick={() => begin.mutate()}>
              {words.turnOn}
            </Button>
          ) : (
            <>
              <Button busy={renew.isPending} onClick={() => renew.mutate()}>
                {words.newCodes}
              </Button>
              <Button onClick={() => setAsking(true)}>{words.turnOff}</Button>
            </>
          )}
        </p>
      )}
      {setup === null ? null : (
        <SecondFactorDialog
          setup={setup}
          onClose={() => setSetup(null)}
          onDone={(recoveryCodes) => {
            setSetup(null);
            setCodes(recoveryCodes);
            void lookAgain();
          }}
        />
      )}
      {codes === null ? null : <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}
