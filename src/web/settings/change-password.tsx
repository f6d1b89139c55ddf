import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAuth } from "../account/auth-provider.tsx";
import { WaitingAlert } from "../account/waiting-alert.tsx";
import { PasswordHint } from "../account/password-hint.tsx";
import { formProblem } from "../account/sign-in-problem.ts";
import { useAccountRules } from "../account/use-account-rules.ts";
import { type ApiProblem, asApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { renewDevice } from "../push/renew-device.ts";
import { accountCareText as words } from "../text/account-care-text.ts";
import { securityText } from "../text/security-text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { useForm } from "../ui/use-form.ts";
import { showToast } from "../ui/toast.ts";
import styles from "./settings.module.css";
import { signInWaysQuery } from "./sign-in-ways-query.ts";
import { classNames } from "../ui/class-names.ts";

/** Asks for the current password, if there is one, and the new one. */
export function ChangePassword({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }): ReactNode {
  const { hosted } = useAuth();
  const client = useQueryClient();
  const rules = useAccountRules();
  const { values, problem, isBusy, ...form } = useForm<{ currentPassword: string; password: string }, ApiProblem>({
    start: { currentPassword: "", password: "" },
    explain: asApiProblem,
  });
  const { currentPassword, password } = values;
  const code = problem?.code;
  const isSame = hasPassword && password !== "" && password === currentPassword;
  const isTooLong = [...password].length > (rules?.maximumLength ?? Infinity);
  const isComplete = password !== "" && !isSame && !isTooLong && (!hasPassword || currentPassword !== "");
  const title = hasPassword ? words.changePassword : securityText.password.set;
  const change = form.onSubmit(async () => {
    if (!isComplete) return;
    await (hosted === null
      ? call("POST /api/account/password", { currentPassword: hasPassword ? currentPassword : null, password })
      : hosted.changePassword(currentPassword, password));
    onClose();
    showToast(words.passwordChanged);
    void client.invalidateQueries({ queryKey: signInWaysQuery.queryKey });
    // Anyone who knew the old password gets no more notifications. This browser has just proved that it knows the new
    // one.
    void renewDevice()
      .catch(() => undefined)
      .then(() => client.invalidateQueries({ queryKey: ["GET /api/push"] }));
  });
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small" sheet>
      <form className={classNames("grid gap-5", styles.stack)} noValidate onSubmit={change}>
        <WaitingAlert problem={problem === null ? null : formProblem(words.problems, problem)} />
        {hasPassword ? (
          <PasswordField
            {...form.text("currentPassword")}
            label={words.currentPassword}
            autoComplete="current-password"
            isFaulty={code === "wrong-password"}
          />
        ) : null}
        <PasswordField
          {...form.text("password")}
          label={words.newPassword}
          autoComplete="new-password"
          isFaulty={isSame || isTooLong || code === "weak-password" || code === "same-password"}
          fault={isSame ? words.problems["same-password"] : null}
          hint={<PasswordHint password={password} rules={rules} />}
        />
        <p className="mt-1h note">{words.passwordNote}</p>
        <div className={classNames("flex justify-end gap-2", styles.choices)}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" busy={isBusy} disabled={!isComplete}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
