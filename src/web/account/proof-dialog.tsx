import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { type ApiProblem, asApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { query } from "../shell/query.ts";
import { passkeyText } from "../text/passkey-text.ts";
import { proofText as words } from "../text/proof-text.ts";
import { secondFactorText } from "../text/second-factor-text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { useForm } from "../ui/use-form.ts";
import { useAuth } from "./auth-provider.tsx";
import { CodeField, type CodeKind } from "./code-field.tsx";
import { WaitingAlert } from "./waiting-alert.tsx";
import styles from "./proof-dialog.module.css";
import { PasskeyButton } from "./passkey-button.tsx";
import { canUsePasskeys, proveWithPasskey } from "./passkeys.ts";
import { ProviderButton } from "./provider-button.tsx";
import { formProblem } from "./sign-in-problem.ts";
import { useAccountRules } from "./use-account-rules.ts";
import { storeReturnAddress } from "./return-address.ts";

/** Asks the user to prove that the account is theirs. Reports whether the proof was accepted. */
export default function ProofDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }): ReactNode {
  const { hosted } = useAuth();
  const { data } = useQuery({ ...query("GET /api/account/proof", {}), staleTime: 0 });
  const ways = data?.ways ?? [];
  const needsCode = hosted === null && ways.includes("password-and-code");
  const rules = useAccountRules();
  const { pathname, search, hash } = useLocation();
  const hasPasskey =
    hosted === null && ways.includes("passkey") && rules !== null && canUsePasskeys(rules.passkeyAddress);
  const hasPassword = hosted !== null || data === undefined || needsCode || ways.includes("password");
  return (
    <Dialog isOpen onClose={() => onAnswer(false)} title={words.title} size="small" sheet>
      <div className="grid gap-4">
        <p className="soft">{words.lead}</p>
        {hasPasskey ? (
          <div>
            <PasskeyButton
              label={passkeyText.use}
              onUse={async () => {
                await proveWithPasskey();
                onAnswer(true);
              }}
            />
          </div>
        ) : null}
        {ways.includes("provider") && rules !== null && rules.providerName !== null ? (
          <div>
            <ProviderButton
              name={rules.providerName}
              onBegin={() => {
                storeReturnAddress(pathname + search + hash);
                return call("POST /api/account/oidc/proof", {});
              }}
            />
            <p className="soft">{words.leavesPage}</p>
          </div>
        ) : null}
        {hasPassword ? <ByPassword needsCode={needsCode} onAnswer={onAnswer} /> : null}
      </div>
    </Dialog>
  );
}

function ByPassword({ needsCode, onAnswer }: { needsCode: boolean; onAnswer: (isProved: boolean) => void }): ReactNode {
  const { currentUser, hosted } = useAuth();
  const { values, problem, isBusy, ...form } = useForm<{ password: string; code: string }, ApiProblem>({
    start: { password: "", code: "" },
    explain: asApiProblem,
  });
  const [kind, setKind] = useState<CodeKind>("totp");
  const other: CodeKind = kind === "totp" ? "recovery" : "totp";
  const wantsPassword = hosted?.hasPassword() ?? true;
  const isComplete = (values.password !== "" || !wantsPassword) && (!needsCode || values.code.trim() !== "");
  const prove = form.onSubmit(async ({ password, code }) => {
    if (!isComplete) return;
    await (hosted === null
      ? call("POST /api/account/proof", { password, code: needsCode ? code : null })
      : hosted.prove(password));
    onAnswer(true);
  });
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        // The dialog can open inside another form's dialog, which must not receive its events.
        event.stopPropagation();
        prove(event);
      }}
    >
      <WaitingAlert problem={problem === null ? null : formProblem(words.problems, problem)} />
      {/* Password managers choose the entry by this field. */}
      <input type="email" name="email" autoComplete="username" value={currentUser?.email ?? ""} readOnly hidden />
      {wantsPassword ? (
        <PasswordField
          {...form.text("password")}
          label={words.password}
          autoComplete="current-password"
          data-autofocus
          isFaulty={problem?.code === "wrong-password"}
        />
      ) : null}
      {needsCode ? (
        <div>
          <CodeField
            {...form.choice("code")}
            kind={kind}
            takesFocus={false}
            isFaulty={problem?.code === "wrong-code"}
          />
          <Button
            look="subtle"
            size="small"
            className={styles.other}
            onClick={() => {
              setKind(other);
              form.change({ code: "" });
            }}
          >
            {secondFactorText.other[other]}
          </Button>
        </div>
      ) : null}
      <p className="flex justify-end gap-2">
        <Button onClick={() => onAnswer(false)}>{words.cancel}</Button>
        <Button type="submit" look="primary" busy={isBusy} disabled={!isComplete}>
          {words.confirm}
        </Button>
      </p>
    </form>
  );
}
