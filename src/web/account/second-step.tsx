import { useState } from "react";
import type { ReactNode } from "react";
import type { SecondStep as Step } from "#contract/account.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { secondFactorText as words } from "../text/second-factor-text.ts";
import { passkeyText } from "../text/passkey-text.ts";
import { Button } from "../ui/button.tsx";
import { useForm } from "../ui/use-form.ts";
import styles from "./account-form.module.css";
import { useAuth } from "./auth-provider.tsx";
import { CodeField, type CodeKind } from "./code-field.tsx";
import { WaitingAlert } from "./waiting-alert.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { canUsePasskeys, signInWithPasskey } from "./passkeys.ts";
import { formProblem } from "./sign-in-problem.ts";
import type { FormProblem } from "./sign-in-problem.ts";
import { useAccountRules } from "./use-account-rules.ts";
import { classNames } from "../ui/class-names.ts";

/** The step after a correct password where a second factor is on. */
export function SecondStep({
  step: { challenge, kinds },
  onBack,
}: {
  step: Step;
  /** `message` says why sign-in restarts; null if the user chose to. */
  onBack: (message: string | null) => void;
}): ReactNode {
  const { enter } = useAuth();
  const rules = useAccountRules();
  const [kind, setKind] = useState<CodeKind>("totp");
  const { problem, setProblem, isBusy, ...form } = useForm<{ code: string }, FormProblem>({
    start: { code: "" },
    explain: (error) =>
      formProblem(
        kind === "recovery" ? { ...words.problems, "wrong-code": words.recoveryRefused } : words.problems,
        error,
      ),
  });
  const other: CodeKind = kind === "totp" ? "recovery" : "totp";
  const submit = form.onSubmit(async ({ code }) => {
    if (code.trim() === "") return;
    try {
      enter(await call("POST /api/account/sign-in/second-step", { challenge, code }));
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === "sign-in-expired")) throw error;
      onBack(words.expired);
    }
  });
  return (
    <>
      <WaitingAlert problem={problem} />
      <form className="column gap-4 mt-4" noValidate onSubmit={submit}>
        <p className="mt-2 soft size-body">{words.lead[kind]}</p>
        <CodeField {...form.choice("code")} kind={kind} size="large" isFaulty={problem !== null} />
        <Button
          look="primary"
          size="large"
          type="submit"
          className={classNames("full phone-min-h-48", styles.submit)}
          busy={isBusy}
        >
          {isBusy ? words.submitting : words.submit}
        </Button>
        <p className={classNames("flex wrap between gap-2", styles.choices)}>
          {kinds.includes(other) ? (
            <Button
              look="subtle"
              onClick={() => {
                setKind(other);
                form.change({ code: "" });
                setProblem(null);
              }}
            >
              {words.other[other]}
            </Button>
          ) : null}
          <Button look="subtle" onClick={() => onBack(null)}>
            {words.back}
          </Button>
        </p>
      </form>
      {kinds.includes("passkey") && rules !== null && canUsePasskeys(rules.passkeyAddress) ? (
        <div className="grid gap-3 mt-4">
          <p className={classNames("row gap-3 quiet", styles.or)}>{passkeyText.or}</p>
          <PasskeyButton
            label={passkeyText.use}
            size="large"
            onUse={async () => enter(await signInWithPasskey(challenge))}
          />
        </div>
      ) : null}
    </>
  );
}
