import { IconPlus } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { settingsAddress } from "#core/addresses/settings-address.ts";
import { FormAlert } from "../account/form-alert.tsx";
import { canUsePasskeys, makePasskey, PasskeyDismissed } from "../account/passkeys.ts";
import { type FormProblem, formProblem } from "../account/sign-in-problem.ts";
import { useAccountRules } from "../account/use-account-rules.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { securityText } from "../text/security-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { showToast } from "../ui/toast.ts";
import { useForm } from "../ui/use-form.ts";
import styles from "./settings.module.css";
import { signInWaysQuery } from "./sign-in-ways-query.ts";

const words = securityText.passkeys;
const maxNameCharacters = 60;
type Passkey = Output<"GET /api/account/sign-in-ways">["passkeys"][number];

/** The account's passkeys, and the address where they work. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }): ReactNode {
  const rules = useAccountRules();
  const [isAdding, setAdding] = useState(false);
  const canAdd = rules !== null && canUsePasskeys(rules.passkeyAddress);
  return (
    <Card
      title={words.title}
      actions={
        canAdd ? (
          <Button size="small" onClick={() => setAdding(true)}>
            <IconPlus size={15} stroke={2} aria-hidden="true" />
            {words.add}
          </Button>
        ) : null
      }
    >
      <p>{words.intro}</p>
      {rules === null || canAdd ? null : <Where address={rules.passkeyAddress} />}
      {passkeys.length === 0 && canAdd ? <p className="quiet">{words.none}</p> : null}
      <ul className={classNames("grid", styles.people, "mt-3")}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="row wrap gap-y-1h gap-x-3 py-3 edge-top">
            <PasskeyRow passkey={passkey} />
          </li>
        ))}
      </ul>
      {isAdding ? <AddPasskey onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

function Where({ address }: { address: string | null }): ReactNode {
  if (address === null) return <p className="quiet">{words.nowhere}</p>;
  if (address === window.location.origin) return <p className="quiet">{words.noSupport}</p>;
  return (
    <p className="quiet">
      {words.elsewhere} <a href={`${address}${settingsAddress("security")}`}>{address}</a>
    </p>
  );
}

type AddProblem = "nameless" | "dismissed" | { readonly refused: FormProblem };

function AddPasskey({ onClose }: { onClose: () => void }): ReactNode {
  const client = useQueryClient();
  const form = useForm<{ name: string }, AddProblem>({
    start: { name: "" },
    explain: (error) =>
      error instanceof PasskeyDismissed ? "dismissed" : { refused: formProblem(securityText.problems, error) },
  });
  const { problem } = form;
  const add = form.onSubmit(
    async (values) => {
      const name = values.name.trim();
      if ([...name].length > maxNameCharacters) return;
      try {
        const made = await makePasskey(name);
        onClose();
        showToast(words.added(made.name));
      } finally {
        await client.invalidateQueries({ queryKey: signInWaysQuery.queryKey });
      }
    },
    ({ name }) => (name.trim() === "" ? "nameless" : null),
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.addTitle} size="small" sheet>
      <form className="grid gap-4" noValidate onSubmit={add}>
        {problem === "dismissed" ? <Alert>{words.dismissed}</Alert> : null}
        <FormAlert problem={problem !== null && typeof problem === "object" ? problem.refused : null} />
        <BoundedField
          {...form.text("name")}
          label={words.name}
          hint={words.nameHint}
          longest={maxNameCharacters}
          data-autofocus
          fault={problem === "nameless" ? words.nameFirst : null}
        />
        <p className="flex wrap justify-end gap-2">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" busy={form.isBusy}>
            {words.create}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }): ReactNode {
  const client = useQueryClient();
  const [newName, setNewName] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const lookAgain = () => client.invalidateQueries({ queryKey: signInWaysQuery.queryKey });
  const rename = useMutation<unknown, ApiProblem, string>({
    mutationFn: (newName) => call("PATCH /api/account/passkeys/:id", { id, name: newName }),
    onSuccess: () => setNewName(null),
    onSettled: lookAgain,
  });
  const remove = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("DELETE /api/account/passkeys/:id", { id }),
    onSettled: () => {
      setAsking(false);
      return lookAgain();
    },
  });
  const error = rename.error ?? remove.error;
  return (
    <>
      {newName === null ? (
        <div className={classNames("row wrap gap-y-1 gap-x-2h min-0 break", styles.tokenFacts)}>
          <strong>{name}</strong>
          <span className="quiet">
            {words.since(formatDay(createdAt))}
            {" · "}
            {lastUsedAt === null ? (
              words.neverUsed
            ) : (
              <>
                {words.used} <RelativeTime at={lastUsedAt} />
              </>
            )}
          </span>
        </div>
      ) : (
        <form
          className="row grow wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (newName.trim() !== "") rename.mutate(newName.trim());
          }}
        >
          <BoundedField
            label={words.name}
            hideLabel
            longest={maxNameCharacters}
            value={newName}
            onChange={(event) => setNewName(event.target.value)}
          />
          <Button size="small" type="submit" busy={rename.isPending}>
            {words.save}
          </Button>
          <Button size="small" look="subtle" onClick={() => setNewName(null)}>
            {words.cancel}
          </Button>
        </form>
      )}
      {newName === null && !isAsking ? (
        <div className="flex wrap gap-2">
          <Button size="small" aria-label={words.actionOf(words.rename, name)} onClick={() => setNewName(name)}>
            {words.rename}
          </Button>
          <Button size="small" aria-label={words.actionOf(words.remove, name)} onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <fieldset className={classNames("p-0 edge-none row basis-full wrap gap-2", styles.tokenQuestion)}>
          <legend className="visually-hidden">{words.actionOf(words.remove, name)}</legend>
          <span className="soft">{words.removeQuestion}</span>
          <Button size="small" onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
          <Button size="small" look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {words.remove}
          </Button>
        </fieldset>
      ) : null}
      <FormAlert problem={error === null ? null : formProblem(securityText.problems, error)} />
    </>
  );
}
