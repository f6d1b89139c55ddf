import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { FormAlert } from "../account/form-alert.tsx";
import { clearProviderOutcome, providerOutcome } from "../account/provider-outcome.ts";
import { formProblem } from "../account/sign-in-problem.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { securityText } from "../text/security-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { showToast } from "../ui/toast.ts";
import styles from "./security.module.css";
import { signInWaysQuery } from "./sign-in-ways-query.ts";
import { classNames } from "../ui/class-names.ts";

const words = securityText.provider;
type Provider = NonNullable<Output<"GET /api/account/sign-in-ways">["provider"]>;

/** The sign-in provider and its link to the account. */
export function ProviderCard({ provider: { name, linkedAt } }: { provider: Provider }): ReactNode {
  const client = useQueryClient();
  const [outcome] = useState(providerOutcome);
  useEffect(() => {
    if (outcome === null) return;
    clearProviderOutcome();
    if (outcome.kind === "linked") showToast(words.isLinked(name));
  }, [outcome, name]);
  const link = useMutation<Output<"POST /api/account/oidc/link">, ApiProblem>({
    mutationFn: () => call("POST /api/account/oidc/link", {}),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const unlink = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("DELETE /api/account/oidc", {}),
    onSuccess: () => showToast(words.isUnlinked(name)),
    onSettled: () => client.invalidateQueries({ queryKey: signInWaysQuery.queryKey }),
  });
  const error = link.error ?? unlink.error;
  return (
    <Card title={words.title(name)}>
      <p>{words.intro(name)}</p>
      <p className={classNames("row wrap gap-y-1h gap-x-2h", styles.state)}>
        <Badge look={linkedAt === null ? "grey" : "blue"}>{linkedAt === null ? words.notLinked : words.linked}</Badge>
        {linkedAt === null ? null : <span className="quiet">{words.since(formatDay(linkedAt))}</span>}
      </p>
      {outcome?.kind === "problem" ? <Alert>{outcome.message}</Alert> : null}
      <FormAlert problem={error === null ? null : formProblem(securityText.problems, error)} />
      <p className="flex wrap gap-2">
        {linkedAt === null ? (
          <Button busy={link.isPending} onClick={() => link.mutate()}>
            {words.link(name)}
          </Button>
        ) : (
          <Button busy={unlink.isPending} onClick={() => unlink.mutate()}>
            {words.unlink}
          </Button>
        )}
      </p>
    </Card>
  );
}
