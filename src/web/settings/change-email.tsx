import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { useAuth } from "../account/auth-provider.tsx";
import { WaitingAlert } from "../account/waiting-alert.tsx";
import { formProblem } from "../account/sign-in-problem.ts";
import { useAddress } from "../account/use-address.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { accountCareText as words } from "../text/account-care-text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { showToast } from "../ui/toast.ts";
import styles from "./settings.module.css";
import { useHasPassword } from "./use-has-password.ts";
import { classNames } from "../ui/class-names.ts";

/** Changes the address, with the password as proof. */
export function ChangeEmail({ onClose }: { onClose: () => void }): ReactNode {
  const { recheck, hosted } = useAuth();
  const client = useQueryClient();
  const canConfirm = useAddress()?.canConfirm === true;
  const sendsMail = canConfirm || hosted !== null;
  const [email, setEmail] = useState("");
  const [currentPassword, setCurrentPassword] = useState("");
  const hasPassword = useHasPassword();
  const isWhole = email.trim() !== "" && (!hasPassword || currentPassword !== "");
  const change = useMutation<Output<"POST /api/account/email">, ApiProblem>({
    mutationFn: async () => {
      const wish = { email: email.trim(), currentPassword: hasPassword ? currentPassword : null };
      if (hosted === null) return call("POST /api/account/email", wish);
      await hosted.askForEmail(wish.email, currentPassword);
      return { checkMail: true };
    },
    onSuccess: ({ checkMail }) => {
      onClose();
      showToast(checkMail ? words.emailAsked(email.trim()) : words.emailChanged(email.trim()));
      if (checkMail) return;
      recheck();
      void client.invalidateQueries({ queryKey: ["GET /api/account/address"] });
    },
  });
  const problem = change.error === null ? null : formProblem(words.problems, change.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isWhole) change.mutate();
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.changeEmail} size="small" sheet>
      <form className={classNames("grid gap-5", styles.stack)} noValidate onSubmit={submit}>
        <WaitingAlert problem={problem} />
        <TextField
          label={words.newEmail}
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          isFaulty={problem?.fields.includes("email") ?? false}
          onChange={(event) => setEmail(event.target.value)}
        />
        {hasPassword ? (
          <PasswordField
            label={words.currentPassword}
            autoComplete="current-password"
            value={currentPassword}
            isFaulty={problem?.fields.includes("password") ?? false}
            onChange={(event) => setCurrentPassword(event.target.value)}
          />
        ) : null}
        <p className="mt-1h note">{sendsMail ? words.emailNote : words.emailNoteSilent}</p>
        <div className={classNames("flex justify-end gap-2", styles.choices)}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" busy={change.isPending} disabled={!isWhole}>
            {words.changeEmail}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
