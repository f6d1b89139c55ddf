import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { asApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { tokensText as words } from "../text/tokens-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { CopyField } from "../ui/copy-field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Select } from "../ui/select.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { useForm } from "../ui/use-form.ts";
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
  const [made, setMade] = useState<Output<"POST /api/tokens"> | null>(null);
  const { values, problem, ...form } = useForm<
    { name: string; scope: Scope; days: Days },
    { name: string } | { general: string }
  >({
    start: { name: "", scope: "read", days: "90" },
    explain: (error) => ({ general: asApiProblem(error).detail ?? words.createFailed }),
    onChange: "clears",
  });
  const create = form.onSubmit(
    async ({ name, scope, days }) => {
      setMade(await call("POST /api/tokens", { name, scope, expiresInDays: Number(days) }));
      await client.invalidateQueries({ queryKey: tokensQuery.queryKey });
    },
    ({ name }) => (name.trim() === "" ? { name: words.nameFirst } : null),
  );
  if (made !== null)
    return (
      <div className="grid gap-4">
        <Alert look="info">{words.shownOnce}</Alert>
        <CopyField label={words.secret} value={made.token} words={words} />
        <p className="flex justify-end gap-2">
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
        </p>
      </div>
    );
  return (
    <form className="grid gap-4" noValidate onSubmit={create}>
      <BoundedField
        {...form.text("name")}
        label={words.name}
        longest={60}
        placeholder={words.nameHint}
        data-autofocus
        fault={problem !== null && "name" in problem ? problem.name : null}
      />
      <div>
        <p className="mb-1h size-data medium">{words.scope}</p>
        <SegmentedControl
          {...form.choice("scope")}
          label={words.scope}
          options={scopeChoices.map((value) => ({ value, label: words.scopes[value] }))}
        />
        <p className="quiet mt-1h">{words.scopeHints[values.scope]}</p>
      </div>
      <Select
        {...form.choice("days")}
        label={words.expiry}
        options={dayChoices.map((value) => ({ value, label: words.days[value] }))}
      />
      <p className="quiet mt-1h">{words.neverOpens}</p>
      {problem !== null && "general" in problem ? <Alert>{problem.general}</Alert> : null}
      <p className="flex justify-end gap-2">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="primary" type="submit" busy={form.isBusy}>
          {words.create}
        </Button>
      </p>
    </form>
  );
}
