import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { CodeField } from "../account/code-field.tsx";
import { FormAlert } from "../account/form-alert.tsx";
import { formProblem } from "../account/sign-in-problem.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { securityText } from "../text/security-text.ts";
import { Button } from "../ui/button.tsx";
import { CopyField } from "../ui/copy-field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { QrCode } from "./qr-code.tsx";
import styles from "./security.module.css";

const words = securityText.secondFactor;

/** Gives an authenticator app its secret, and takes its first code. */
export function SecondFactorDialog({
  begun: { secret, uri },
  onDone,
  onClose,
}: {
  begun: Output<"POST /api/account/second-factor">;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}): ReactNode {
  const [code, setCode] = useState("");
  const confirm = useMutation<Output<"POST /api/account/second-factor/confirm">, ApiProblem>({
    mutationFn: () => call("POST /api/account/second-factor/confirm", { code }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.dialog} size="small" sheet>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== "" && !confirm.isPending) confirm.mutate();
        }}
      >
        <p>{words.scan}</p>
        <QrCode text={uri} label={words.qr} />
        <CopyField label={words.key} value={secret.replaceAll(/(.{4})(?=.)/g, "$1 ")} words={words} />
        <p>{words.thenCode}</p>
        <FormAlert problem={confirm.error === null ? null : formProblem(securityText.problems, confirm.error)} />
        <CodeField
          kind="totp"
          value={code}
          takesFocus={false}
          isFaulty={confirm.error?.code === "wrong-code"}
          onChange={setCode}
        />
        <p className={styles.actions}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" busy={confirm.isPending} disabled={code.trim() === ""}>
            {words.turnOn}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
