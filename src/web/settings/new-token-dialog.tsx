import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { tokensText as words } from "../text/tokens-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { CopyField } from "../ui/copy-field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Select } from "../ui/select.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { tokensQuery } from "./tokens-query.ts";

type Scope = "read" | "write";
type Days = keyof typeof words.days;

const dayChoices: readonly Days[] = ["7", "30", "90", "366"];
const scopeChoices: readonly Scope[] = ["read", "write"];

/** Creates a token and shows its secret, which can't be shown again. */
export function NewTokenDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.dialogTitle}>
      <NewTokenForm onClose={onClose} />
    </Dialog>
  );
}

function NewTokenForm({ onClose }: { onClose: () => void }): ReactNode {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [scope, setScope] = useState<Scope>("read");
  const [days, setDays] = useState<Days>("90");
  const [isNameMissing, setNameMissing] = useState(false);
  const made = useMutation<Output<"POST /api/tokens">, ApiProblem>({
    mutationFn: () => call("POST /api/tokens", { name, scope, expiresInDays: Number(days) }),
    onSuccess: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
  if (made.data !== undefined)
    return (
      <div className="grid gap-4">
        <Alert look="info">{words.shownOnce}</Alert>
        <CopyField label={words.secret} value={made.data.token} words={words} />
        <p className="flex justify-end gap-2">
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
        </p>
      </div>
    );
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setNameMissing(name.trim() === "");
        if (name.trim() !== "" && !made.isPending) made.mutate();
      }}
    >
      <BoundedField
        label={words.name}
        value={name}
        longest={60}
        placeholder={words.nameHint}
        data-autofocus
        fault={isNameMissing ? words.nameFirst : null}
        onChange={(event) => {
          setName(event.target.value);
          setNameMissing(false);
        }}
      />
      <div>
        <p className="mb-1h size-data medium">{words.scope}</p>
        <SegmentedControl
          label={words.scope}
          value={scope}
          options={scopeChoices.map((value) => ({ value, label: words.scopes[value] }))}
          onChange={setScope}
        />
        <p className="quiet mt-1h">{words.scopeHints[scope]}</p>
      </div>
      <Select
        label={words.expiry}
        value={days}
        options={dayChoices.map((value) => ({ value, label: words.days[value] }))}
        onChange={setDays}
      />
      <p className="quiet mt-1h">{words.neverOpens}</p>
      {made.error === null ? null : <Alert>{made.error.detail ?? words.createFailed}</Alert>}
      <p className="flex justify-end gap-2">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="primary" type="submit" busy={made.isPending}>
          {words.create}
        </Button>
      </p>
    </form>
  );
}
