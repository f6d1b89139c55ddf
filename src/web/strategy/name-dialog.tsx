import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { strategyText } from "../text/strategy-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";

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
  const [name, setName] = useState(start);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === "") return setFault(words.nameMissing);
    setIsBusy(true);
    try {
      await submit(name.trim());
      onClose();
    } catch (error) {
      const { detail, message } = error as ApiProblem;
      setFault(detail ?? message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small">
      <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
        <BoundedField
          label={words.saveName}
          value={name}
          fault={fault}
          longest={maxNameCharacters}
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setName(event.target.value);
            setFault(null);
          }}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.ui.cancel}</Button>
          <Button type="submit" look="primary" busy={isBusy}>
            {text.ui.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
