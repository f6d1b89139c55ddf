import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { useAuth } from "../account/auth-provider.tsx";
import { problemDetails } from "../api/api-problem.ts";
import { accountCareText } from "../text/account-care-text.ts";
import { securityText as words } from "../text/security-text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { ChangePassword } from "./change-password.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { ProviderCard } from "./provider-card.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import styles from "./settings.module.css";
import { SessionsCard } from "./sessions-card.tsx";
import { signInWaysQuery } from "./sign-in-ways-query.ts";
import { classNames } from "../ui/class-names.ts";

/** The account's sign-in methods and its open sessions. */
export function SecurityPanel(): ReactNode {
  const { hosted } = useAuth();
  return (
    <div className={classNames("grid gap-card", styles.cards)}>
      {hosted === null ? <LocalWays /> : hosted.hasPassword() ? <PasswordCard hasPassword /> : null}
      <SessionsCard />
    </div>
  );
}

function LocalWays(): ReactNode {
  const { data, error, refetch } = useQuery({ ...signInWaysQuery, staleTime: 0 });
  const state: CardState =
    error === null
      ? { kind: "loading", label: words.loading }
      : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
  if (data === undefined) return <Card state={state} />;
  return (
    <>
      <PasswordCard hasPassword={data.hasPassword} />
      <SecondFactorCard state={data.secondFactor} />
      <PasskeysCard passkeys={data.passkeys} />
      {data.provider === null ? null : <ProviderCard provider={data.provider} />}
    </>
  );
}

function PasswordCard({ hasPassword }: { hasPassword: boolean }): ReactNode {
  const [isChanging, setChanging] = useState(false);
  return (
    <Card title={words.password.title}>
      <div className={classNames("grid gap-5", styles.stack)}>
        <p>{hasPassword ? words.password.isSet : words.password.isNot}</p>
        <div>
          <Button onClick={() => setChanging(true)}>
            {hasPassword ? accountCareText.changePassword : words.password.set}
          </Button>
        </div>
      </div>
      {isChanging ? <ChangePassword hasPassword={hasPassword} onClose={() => setChanging(false)} /> : null}
    </Card>
  );
}
