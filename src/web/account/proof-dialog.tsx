import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { proofText as words } from "../text/proof-text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { useAuth } from "./auth-provider.tsx";
import { FormAlert } from "./form-alert.tsx";
import styles from "./proof-dialog.module.css";
import { formProblem } from "./sign-in-problem.ts";

/** Asks whoever sits there for the password; tells whether it was right. */
export default function ProofDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }): ReactNode {
  const { currentUser } = useAuth();
  const [password, setPassword] = useState("");
  const proof = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("POST /api/account/proof", { password }),
    onSuccess: () => onAnswer(true),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // It is asked from within other forms' dialogs, which are not to hear of it.
    event.stopPropagation();
    if (password !== "" && !proof.isPending) proof.mutate();
  };
  return (
    <Dialog isOpen onClose={() => onAnswer(false)} title={words.title} size="small" sheet>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.lead}>{words.lead}</p>
        <FormAlert problem={proof.error === null ? null : formProblem(words.problems, proof.error)} />
        {/* Password managers choose by it. */}
        <input type="email" name="email" autoComplete="username" value={currentUser?.email ?? ""} readOnly hidden />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          value={password}
          data-autofocus
          isFaulty={proof.error?.code === "wrong-password"}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p className={styles.actions}>
          <Button onClick={() => onAnswer(false)}>{words.cancel}</Button>
          <Button type="submit" look="primary" busy={proof.isPending} disabled={password === ""}>
            {words.confirm}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
