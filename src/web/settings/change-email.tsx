import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAuth } from "../account/auth-provider.tsx";
import { WaitingAlert } from "../account/waiting-alert.tsx";
import { type FormProblem, formProblem } from "../account/sign-in-problem.ts";
import { useAddress } from "../account/use-address.ts";
import { call } from "../api/call.ts";
import { accountCareText as words } from "../text/account-care-text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useForm } from "../ui/use-form.ts";
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
  const hasPassword = useHasPassword();
  const { values, problem, isBusy, ...form } = useForm<{ email: string; currentPassword: string }, FormProblem>({
    start: { email: "", currentPassword: "" },
    explain: (error) => formProblem(words.problems, error),
  });
  const isComplete = values.email.trim() !== "" && (!hasPassword || values.currentPassword !== "");
  const request = async (email: string, currentPassword: string): Promise<{ checkMail: boolean }> => {
    if (hosted === null)
      return call("POST /api/account/email", { email, currentPassword: hasPassword ? currentPassword : null });
    await hosted.askForEmail(email, currentPassword);
    return { checkMail: true };
  };
  const change = form.onSubmit(async ({ email, currentPassword }) => {
    if (!isComplete) return;
    const { checkMail } = await request(email.trim(), currentPassword);
    onClose();
    showToast(checkMail ? words.emailAsked(email.trim()) : words.emailChanged(email.trim()));
    if (checkMail) return;
    recheck();
    void client.invalidateQueries({ queryKey: ["GET /api/account/address"] });
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.changeEmail} size="small" sheet>
      <form className={classNames("grid gap-5", styles.stack)} noValidate onSubmit={change}>
        <WaitingAlert problem={problem} />
        <TextField
          {...form.text("email")}
          label={words.newEmail}
          type="email"
          autoComplete="email"
          inputMode="email"
          isFaulty={problem?.fields.includes("email") ?? false}
        />
        {hasPassword ? (
          <PasswordField
            {...form.text("currentPassword")}
            label={words.currentPassword}
            autoComplete="current-password"
            isFaulty={problem?.fields.includes("password") ?? false}
          />
        ) : null}
        <p className="mt-1h note">{sendsMail ? words.emailNote : words.emailNoteSilent}</p>
        <div className={classNames("flex justify-end gap-2", styles.choices)}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" busy={isBusy} disabled={!isComplete}>
            {words.changeEmail}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
