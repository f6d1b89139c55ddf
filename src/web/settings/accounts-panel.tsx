import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { type CostMethod, costMethods } from "#core/portfolio/transaction.ts";
import { type ApiProblem, problemDetails } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { localDay } from "../format/local-day.ts";
import { useNow } from "../format/use-now.ts";
import { useAccounts, useRefreshPortfolio } from "../holdings/use-portfolio.ts";
import { settingsText } from "../text/settings-text.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { Select } from "../ui/select.tsx";
import { OwnRatesCard } from "./own-rates-card.tsx";
import { SettingRow } from "./setting-row.tsx";
import styles from "./settings.module.css";
import { useUndo } from "./use-preference.ts";
import { classNames } from "../ui/class-names.ts";

type Account = Output<"GET /api/portfolio/accounts">["accounts"][number];

const words = settingsText.accounts;

const AccountsDialog = lazy(() => loadedScript(import("../portfolio/accounts-dialog.tsx")));

/** Each account with its cost basis method. */
export function AccountsPanel(): ReactNode {
  const { data, error, refetch } = useAccounts();
  const [isOpen, setOpen] = useState(false);
  const today = localDay(useNow("minute"));
  const state: CardState =
    data !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: words.loading }
        : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
  return (
    <>
      <Card
        title={text.portfolio.accounts.title}
        state={state}
        actions={
          <Button size="small" onClick={() => setOpen(true)}>
            {words.manage}
          </Button>
        }
      >
        <p className={classNames("note", styles.jobsNote)}>{data?.accounts.length === 0 ? words.none : words.note}</p>
        <ul className={classNames("grid gap-5", styles.stack)}>
          {data?.accounts.map((account) => (
            <li key={account.id}>
              <MethodRow account={account} />
            </li>
          ))}
        </ul>
        {isOpen ? (
          <Suspense fallback={null}>
            <AccountsDialog onClose={() => setOpen(false)} onOpen={() => undefined} />
          </Suspense>
        ) : null}
      </Card>
      <OwnRatesCard today={today} />
    </>
  );
}

function MethodRow({
  account: { id, name, currency, currencies, costMethod, isDemo, transactionCount },
}: {
  account: Account;
}): ReactNode {
  const refresh = useRefreshPortfolio();
  const save = useMutation<unknown, ApiProblem, CostMethod>({
    mutationFn: (next) => call("PATCH /api/portfolio/accounts/:id", { id, costMethod: next }),
    onSettled: refresh,
  });
  const state = save.isPending ? "saving" : save.error === null ? "saved" : "refused";
  const { row, noteChange } = useUndo<CostMethod>(state, (before) => save.mutate(before));
  return (
    <SettingRow {...row} name={words.methodOf(name)}>
      <p className="mb-1h size-data medium">
        {name} {isDemo ? <Badge look="violet">{words.demo}</Badge> : null}{" "}
        <span className="quiet">{words.facts([currency, ...currencies].join(", "), transactionCount)}</span>
      </p>
      <Select
        label={words.methodOf(name)}
        hideLabel
        value={save.isPending ? save.variables : costMethod}
        options={costMethods.map((value) => ({ value, label: text.portfolio.accounts.methods[value] }))}
        onChange={(next) => {
          noteChange(costMethod);
          save.mutate(next);
        }}
      />
    </SettingRow>
  );
}
