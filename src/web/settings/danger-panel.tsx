import { useState } from "react";
import type { ReactNode } from "react";
import { useAuth } from "../account/auth-provider.tsx";
import { WaitingAlert } from "../account/waiting-alert.tsx";
import { formProblem } from "../account/sign-in-problem.ts";
import { type ApiProblem, asApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { accountCareText } from "../text/account-care-text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useForm } from "../ui/use-form.ts";
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
  const hasPassword = useHasPassword();
  const { values, problem, isBusy, ...form } = useForm<{ email: string; currentPassword: string }, ApiProblem>({
    start: { email: "", currentPassword: "" },
    explain: asApiProblem,
  });
  const isComplete = values.email.trim() !== "" && (!hasPassword || values.currentPassword !== "");
  const remove = form.onSubmit(async ({ email, currentPassword }) => {
    if (!isComplete) return;
    await (hosted === null
      ? call("DELETE /api/account", { email, currentPassword: hasPassword ? currentPassword : null })
      : hosted.deleteAccount(email, currentPassword));
    sessionEnded("deleted");
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.title} size="small" sheet>
      <form className={classNames("grid gap-5", styles.stack)} noValidate onSubmit={remove}>
        <WaitingAlert problem={problem === null ? null : formProblem(accountCareText.problems, problem)} />
        <p>{words.note}</p>
        <TextField
          {...form.text("email")}
          label={words.email}
          hint={words.emailHint(currentUser?.email ?? "")}
          autoComplete="off"
          isFaulty={problem?.code === "email-mismatch"}
        />
        {hasPassword ? (
          <PasswordField
            {...form.text("currentPassword")}
            label={words.password}
            autoComplete="current-password"
            isFaulty={problem?.code === "wrong-password"}
          />
        ) : null}
        <div className={classNames("flex justify-end gap-2", styles.choices)}>
          <Button onClick={onClose}>{accountCareText.cancel}</Button>
          <Button type="submit" look="danger" busy={isBusy} disabled={!isComplete}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
