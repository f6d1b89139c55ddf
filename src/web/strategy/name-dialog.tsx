import type { ReactNode } from "react";
import { asApiProblem } from "../api/api-problem.ts";
import { strategyText } from "../text/strategy-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { useForm } from "../ui/use-form.ts";

const words = strategyText.strategy;
const maxNameCharacters = 80;

/** Asks for a run's name, to save or rename it. */
export function NameDialog({
  title,
  start,
  submit,
  onClose,
}: {
  title: string;
  /** The field's initial value. */
  start: string;
  /** Rejects with the problem if the name isn't available. */
  submit: (name: string) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const form = useForm({
    start: { name: start },
    explain: (error) => {
      const { detail, message } = asApiProblem(error);
      return detail ?? message;
    },
    onChange: "clears",
  });
  const save = form.onSubmit(
    async ({ name }) => {
      await submit(name.trim());
      onClose();
    },
    ({ name }) => (name.trim() === "" ? words.nameMissing : null),
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small">
      <form className="grid gap-4" noValidate onSubmit={save}>
        <BoundedField
          {...form.text("name")}
          label={words.saveName}
          fault={form.problem}
          longest={maxNameCharacters}
          autoComplete="off"
          data-autofocus
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.ui.cancel}</Button>
          <Button type="submit" look="primary" busy={form.isBusy}>
            {text.ui.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
