import { useState } from "react";
import type { ReactNode } from "react";
import { CodeField } from "../account/code-field.tsx";
import { WaitingAlert } from "../account/waiting-alert.tsx";
import { formProblem } from "../account/sign-in-problem.ts";
import { type ApiProblem, asApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { securityText } from "../text/security-text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useForm } from "../ui/use-form.ts";
import { QrCode } from "./qr-code.tsx";
import styles from "./security.module.css";
import { classNames } from "../ui/class-names.ts";

const words = securityText.secondFactor;

/** Gives an authenticator app its secret and checks its first code. */
export function SecondFactorDialog({
  setup: { secret, uri },
  onDone,
  onClose,
}: {
  setup: Output<"POST /api/account/second-factor">;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}): ReactNode {
  const form = useForm<{ code: string }, ApiProblem>({ start: { code: "" }, explain: asApiProblem });
  const isEmpty = form.values.code.trim() === "";
  const [copying, setCopying] = useState<"copied" | "failed" | null>(null);
  const copy = (): void => {
    // Pages without HTTPS have no clipboard access.
    const copied = navigator.clipboard?.writeText(secret) ?? Promise.reject(new Error());
    copied.then(
      () => setCopying("copied"),
      () => setCopying("failed"),
    );
  };
  const confirm = form.onSubmit(async ({ code }) => {
    if (isEmpty) return;
    const { recoveryCodes } = await call("POST /api/account/second-factor/confirm", { code });
    onDone(recoveryCodes);
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.dialog} size="small" sheet>
      <form className="grid gap-4" noValidate onSubmit={confirm}>
        <p>{words.scan}</p>
        <QrCode text={uri} label={words.qr} />
        <p>
          <a href={uri}>{words.openApp}</a> <span className="quiet">{words.openAppNote}</span>
        </p>
        <div>
          <p className="quiet">{words.key}</p>
          <div className={classNames("row wrap between gap-2", styles.key)}>
            <output className="break" aria-label={words.key}>
              {secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
            </output>
            <Button size="small" onClick={copy}>
              {copying === "copied" ? words.copied : words.copy}
            </Button>
          </div>
          {copying === "failed" ? <p className="quiet">{words.copyFailed}</p> : null}
        </div>
        <p>{words.thenCode}</p>
        <WaitingAlert problem={form.problem === null ? null : formProblem(securityText.problems, form.problem)} />
        <CodeField
          {...form.choice("code")}
          kind="totp"
          takesFocus={false}
          isFaulty={form.problem?.code === "wrong-code"}
        />
        <p className="flex wrap justify-end gap-2">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" busy={form.isBusy} disabled={isEmpty}>
            {words.turnOn}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
