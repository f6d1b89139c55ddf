import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { problemDetails } from "../api/api-problem.ts";
import type { Output } from "../api/call.ts";
import { accountCareText } from "../text/account-care-text.ts";
import { securityText as words } from "../text/security-text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { ChangePassword } from "./change-password.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import styles from "./settings.module.css";
import { SessionsCard } from "./sessions-card.tsx";
import { signInWaysQuery } from "./sign-in-ways-query.ts";

/** All the ways into the account, and where it is open now. */
export function SecurityPanel(): ReactNode {
  const { data, error, refetch } = useQuery({ ...signInWaysQuery, staleTime: 0 });
  const state: CardState =
    error === null
      ? { kind: "loading", label: words.loading }
      : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
  return (
    <div className={styles.cards}>
      {data === undefined ? <Card title={words.section} state={state} /> : <Ways ways={data} />}
      <SessionsCard />
    </div>
  );
}

function Ways({ ways }: { ways: Output<"GET /api/account/sign-in-ways"> }): ReactNode {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <Card title={words.password.title}>
        <div className={styles.stack}>
          <p>{ways.hasPassword ? words.password.isSet : words.password.isNot}</p>
          <div>
            <Button onClick={() => setChanging(true)}>
              {ways.hasPassword ? accountCareText.changePassword : words.password.set}
            </Button>
          </div>
        </div>
        {isChanging ? <ChangePassword hasPassword={ways.hasPassword} onClose={() => setChanging(false)} /> : null}
      </Card>
      <SecondFactorCard state={ways.secondFactor} />
      <PasskeysCard passkeys={ways.passkeys} />
    </>
  );
}
