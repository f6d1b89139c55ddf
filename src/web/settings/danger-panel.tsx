import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { useAuth } from "../account/auth-provider.tsx";
import { WaitingAlert } from "../account/waiting-alert.tsx";
import { formProblem } from "../account/sign-in-problem.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { accountCareText } from "../text/account-care-text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import styles from "./settings.module.css";
import { useHasPassword } from "./use-has-password.ts";
import { classNames } from "../ui/class-names.ts";

const words = accountCareText.danger;

/** Deletes the account. */
export function DangerPanel(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <div className={classNames("grid gap-5", styles.stack)}>
        <p className={classNames("note", styles.jobsNote)}>{words.note}</p>
        <div>
          <Button look="danger" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </div>
      </div>
      {isOpen ? <DeleteAccount onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function DeleteAccount({ onClose }: { onClose: () => void }): ReactNode {
  const { currentUser, sessionEnded, hosted } = useAuth();
  const [email, setEmail] = useState("");
  const [currentPassword, setCurrentPassword] = useState("");
  const hasPassword = useHasPassword();
  const remove = useMutation<unknown, ApiProblem>({
    mutationFn: () =>
      hosted === null
        ? call("DELETE /api/account", { email, currentPassword: hasPassword ? currentPassword : null })
        : hosted.deleteAccount(email, currentPassword),
    onSuccess: () => sessionEnded("deleted"),
  });
  const isComplete = email.trim() !== "" && (!hasPassword || currentPassword !== "");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete) remove.mutate();
  };
  const code = remove.error?.code;
  return (
    <Dialog isOpen onClose={onClose} title={words.title} size="small" sheet>
      <form className={classNames("grid gap-5", styles.stack)} noValidate onSubmit={submit}>
        <WaitingAlert problem={remove.error === null ? null : formProblem(accountCareText.problems, remove.error)} />
        <p>{words.note}</p>
        <TextField
          label={words.email}
          hint={words.emailHint(currentUser?.email ?? "")}
          autoComplete="off"
          value={email}
          isFaulty={code === "email-mismatch"}
          onChange={(event) => setEmail(event.target.value)}
        />
        {hasPassword ? (
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            value={currentPassword}
            isFaulty={code === "wrong-password"}
            onChange={(event) => setCurrentPassword(event.target.value)}
          />
        ) : null}
        <div className={classNames("flex justify-end gap-2", styles.choices)}>
          <Button onClick={onClose}>{accountCareText.cancel}</Button>
          <Button type="submit" look="danger" busy={remove.isPending} disabled={!isComplete}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
