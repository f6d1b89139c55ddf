import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { KeyProvider, StoredKey } from "#contract/settings.ts";
import { RetryWait } from "../account/retry-wait.tsx";
import { type ApiProblem, reasonOf } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { providersQuery } from "../market/use-providers.ts";
import { query } from "../shell/query.ts";
import { keysText as words } from "../text/keys-text.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { useForm } from "../ui/use-form.ts";
import { ownKeysQuery } from "./own-keys-query.ts";
import styles from "./settings.module.css";
import { classNames } from "../ui/class-names.ts";

type TestResult = Output<"POST /api/market/connection-test">;

/** The user's own API key for a service: its state, and ways to add, replace, test and remove it. */
export function OwnKeyRow({ provider, isInUse }: { provider: KeyProvider; isInUse: boolean }): ReactNode {
  const { data, error } = useQuery({ ...ownKeysQuery, staleTime: 0 });
  const [mode, setMode] = useState<"nothing" | "typing" | "removing">("nothing");
  const refresh = useRefresh();
  const test = useMutation<TestResult, ApiProblem>({
    mutationFn: () =>
      provider === "rapidapi"
        ? call("POST /api/market/connection-test", { provider })
        : call("POST /api/assistant/connection-test", { provider }),
    onSettled: refresh,
  });
  const name = words.names[provider];
  const kept = data?.apiKeys[provider];
  const leave = (): void => setMode("nothing");
  return (
    <section className={classNames("grid gap-1h py-3 edge-top", styles.provider)} aria-label={words.keyOf(name)}>
      <div className={classNames("row wrap gap-y-1h gap-x-2h", styles.providerHead)}>
        <strong>{words.keyOf(name)}</strong>
        {data === undefined ? (
          <span className="quiet">{error === null ? words.loading : words.failed}</span>
        ) : (
          <KeyState kept={kept} isInUse={isInUse} />
        )}
        {data === undefined || mode !== "nothing" ? null : (
          <span className="flex wrap gap-2 ml-auto">
            {kept === undefined ? (
              <Button size="small" aria-label={words.addOf(name)} onClick={() => setMode("typing")}>
                {words.add}
              </Button>
            ) : (
              <>
                {kept.problem === "unreadable" ? null : (
                  <Button
                    size="small"
                    busy={test.isPending}
                    aria-label={words.testOf(name)}
                    onClick={() => test.mutate()}
                  >
                    {test.isPending ? words.testing : words.test}
                  </Button>
                )}
                <Button size="small" aria-label={words.replaceOf(name)} onClick={() => setMode("typing")}>
                  {words.replace}
                </Button>
                <Button
                  size="small"
                  look="danger"
                  aria-label={words.removeOf(name)}
                  onClick={() => setMode("removing")}
                >
                  {words.remove}
                </Button>
              </>
            )}
          </span>
        )}
      </div>
      {mode === "typing" ? <KeyForm provider={provider} onDone={leave} /> : null}
      {mode === "removing" ? <RemoveKey provider={provider} onDone={leave} /> : null}
      <p className="quiet">{kept?.problem === undefined ? words.adds[provider] : words.problems[kept.problem]}</p>
      <output className={styles.result}>
        {test.error === null ? null : (
          <span className="inline-row error gap-1h">{words.testFailed(test.error.message)}</span>
        )}
        {test.data === undefined ? null : (
          <>
            <span
              className={
                test.data.success ? classNames("inline-row success gap-1h") : classNames("inline-row error gap-1h")
              }
            >
              {test.data.message}
            </span>{" "}
            <span className="quiet">{settingsPanelText.inTime(Math.round(test.data.responseTime))}</span>
          </>
        )}
      </output>
      <RetryWait seconds={test.error?.retryAfterSeconds} />
    </section>
  );
}

function KeyState({ kept, isInUse }: { kept: StoredKey | undefined; isInUse: boolean }): ReactNode {
  if (kept === undefined) return <Badge>{words.none}</Badge>;
  return (
    <>
      {kept.problem === undefined ? (
        <Badge look={isInUse && kept.worked === true ? "blue" : "grey"}>
          {kept.worked !== true ? words.notTested : isInUse ? words.inUse : words.spare}
        </Badge>
      ) : (
        <Badge look="amber">{words[kept.problem]}</Badge>
      )}
      <span className="quiet" aria-label={words.endsIn(kept.endsIn)}>
        ••••{kept.endsIn}
      </span>
    </>
  );
}

/** The key exists only in this field until it is saved, never in storage or a cache. */
function KeyForm({ provider, onDone }: { provider: KeyProvider; onDone: () => void }): ReactNode {
  const form = useForm({ start: { key: "" }, explain: (error) => reasonOf(error, words.saveFailed) });
  const isEmpty = form.values.key.trim() === "";
  const refresh = useRefresh();
  const save = form.onSubmit(async ({ key }) => {
    if (isEmpty) return;
    await call("PUT /api/settings/keys/:provider", { provider, key: key.trim() });
    form.change({ key: "" });
    await refresh();
    onDone();
  });
  return (
    <form ref={focusField} className={classNames("grid gap-3 py-2", styles.keyForm)} noValidate onSubmit={save}>
      <PasswordField
        {...form.text("key")}
        label={words.key}
        hint={words.keyHint}
        autoComplete="off"
        data-1p-ignore=""
        fault={form.problem}
      />
      <p className="flex justify-end gap-2">
        <Button size="small" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button size="small" look="primary" type="submit" busy={form.isBusy} disabled={isEmpty}>
          {words.save}
        </Button>
      </p>
    </form>
  );
}

function focusField(form: HTMLFormElement | null): void {
  form?.querySelector("input")?.focus();
}

function RemoveKey({ provider, onDone }: { provider: KeyProvider; onDone: () => void }): ReactNode {
  const refresh = useRefresh();
  const name = words.names[provider];
  const remove = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("DELETE /api/settings/keys/:provider", { provider }),
    onSuccess: async () => {
      await refresh();
      onDone();
    },
  });
  return (
    <fieldset
      className={classNames("p-0 edge-none row basis-full wrap gap-2", styles.tokenQuestion)}
      aria-label={words.removeOf(name)}
    >
      <span className="soft">{words.really(name)}</span>
      <Button size="small" onClick={onDone}>
        {words.keep}
      </Button>
      <Button size="small" look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
        {words.remove}
      </Button>
      {remove.error === null ? null : <Alert>{remove.error.detail ?? words.removeFailed}</Alert>}
    </fieldset>
  );
}

/** Refetches everything a key changes: the keys, the price sources and the models. */
function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [ownKeysQuery, providersQuery, query("GET /api/assistant/status", {})].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}
