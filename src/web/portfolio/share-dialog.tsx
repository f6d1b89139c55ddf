import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { type ApiProblem, asApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { isLoopback } from "../format/is-loopback.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { useNow } from "../format/use-now.ts";
import { query } from "../shell/query.ts";
import { sharingText as words } from "../text/sharing-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { CopyField } from "../ui/copy-field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { Switch } from "../ui/switch.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { useForm } from "../ui/use-form.ts";
import styles from "./share.module.css";
import { classNames } from "../ui/class-names.ts";

type Account = Output<"GET /api/portfolio/accounts">["accounts"][number];
type Share = Output<"GET /api/portfolio/shares">["shares"][number];
type Days = keyof typeof words.days;

const sharesQuery = query("GET /api/portfolio/shares", {});
const dayChoices: readonly Days[] = ["1", "7", "30", "90", "366"];

/** Creates read-only links to the portfolio, shows each new one for copying, and revokes old ones. */
export default function ShareDialog({
  accounts,
  account,
  onClose,
}: {
  accounts: readonly Account[];
  /** The selected account; null for all. */
  account: string | null;
  onClose: () => void;
}): ReactNode {
  const real = accounts.filter(({ isDemo }) => !isDemo);
  const links = useQuery({ ...sharesQuery, staleTime: 0 });
  return (
    <Dialog isOpen title={words.dialogTitle} onClose={onClose}>
      <div className="grid gap-4">
        <p className="note">{words.intro}</p>
        <NewLink accounts={real} account={real.some(({ id }) => id === account) ? account : null} />
        <section>
          <h3 className="size-data">{words.links}</h3>
          {links.error !== null && links.data === undefined ? <Alert>{words.linksFailed}</Alert> : null}
          {links.data?.shares.length === 0 ? <p className="note">{words.none}</p> : null}
          <ul className={styles.links}>
            {links.data?.shares.map((share) => (
              <li key={share.id}>
                <LinkRow share={share} accounts={real} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

function NewLink({ accounts, account }: { accounts: readonly Account[]; account: string | null }): ReactNode {
  const client = useQueryClient();
  const [made, setMade] = useState<Output<"POST /api/portfolio/shares"> | null>(null);
  const { values, problem, ...form } = useForm<
    { title: string; accountId: string; showsAmounts: boolean; days: Days },
    { title: string } | { general: string }
  >({
    start: { title: words.firstTitle, accountId: account ?? "", showsAmounts: false, days: "30" },
    explain: (error) => ({ general: asApiProblem(error).detail ?? words.createFailed }),
    onChange: "clears",
  });
  const create = form.onSubmit(
    async ({ title, accountId, showsAmounts, days }) => {
      setMade(
        await call("POST /api/portfolio/shares", {
          title,
          accountId: accountId === "" ? null : accountId,
          showsAmounts,
          expiresInDays: Number(days),
        }),
      );
      await client.invalidateQueries({ queryKey: sharesQuery.queryKey });
    },
    ({ title }) => (title.trim() === "" ? { title: words.titleFirst } : null),
  );
  if (made !== null)
    return (
      <div className={classNames("grid gap-4", styles.form)}>
        <Alert look="info">{words.made}</Alert>
        <CopyField label={words.link} value={made.url} words={words} />
        {isLoopback(made.url) ? <p className="note">{words.onlyHere}</p> : null}
        <p>
          <Button onClick={() => setMade(null)}>{words.another}</Button>
        </p>
      </div>
    );
  return (
    <form className={classNames("grid gap-4", styles.form)} noValidate onSubmit={create}>
      <BoundedField
        {...form.text("title")}
        label={words.title}
        hint={words.titleHint}
        longest={60}
        fault={problem !== null && "title" in problem ? problem.title : null}
      />
      <div className={classNames("grid gap-3", styles.pair)}>
        <Select
          {...form.choice("accountId")}
          label={words.account}
          options={[
            { value: "", label: words.allAccounts },
            ...accounts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          {...form.choice("days")}
          label={words.expiry}
          options={dayChoices.map((value) => ({ value, label: words.days[value] }))}
        />
      </div>
      <Switch
        label={words.amounts}
        hint={values.showsAmounts ? words.amountsOn : words.amountsOff}
        checked={values.showsAmounts}
        onChange={(showsAmounts) => form.change({ showsAmounts })}
      />
      {problem !== null && "general" in problem ? <Alert>{problem.general}</Alert> : null}
      <p>
        <Button look="primary" type="submit" busy={form.isBusy}>
          {words.create}
        </Button>
      </p>
    </form>
  );
}

function LinkRow({ share, accounts }: { share: Share; accounts: readonly Account[] }): ReactNode {
  const client = useQueryClient();
  const nowMs = useNow("minute");
  const revoke = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("DELETE /api/portfolio/shares/:id", { id: share.id }),
    onSettled: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
  });
  const { title, accountId, showsAmounts, expiresAt, lastOpenedAt } = share;
  const hasEnded = Date.parse(expiresAt) <= nowMs;
  const place =
    accountId === null ? words.allAccounts : (accounts.find(({ id }) => id === accountId)?.name ?? words.goneAccount);
  const day = formatDay(expiresAt);
  return (
    <div className="row between gap-3 py-3">
      <div className="min-0 break">
        <strong>{title}</strong>{" "}
        <Badge look={showsAmounts ? "amber" : "grey"}>{showsAmounts ? words.withAmounts : words.withoutAmounts}</Badge>
        <span className="note block mt-1">
          {place} · {hasEnded ? words.endedOn(day) : words.ends(day)} ·{" "}
          {lastOpenedAt === null ? (
            words.neverOpened
          ) : (
            <>
              {words.lastOpened} <RelativeTime at={lastOpenedAt} />
            </>
          )}
        </span>
        {revoke.error === null ? null : <Alert>{revoke.error.detail ?? words.revokeFailed}</Alert>}
      </div>
      <Button
        size="small"
        look="danger"
        aria-label={words.revokeOf(title)}
        busy={revoke.isPending}
        onClick={() => revoke.mutate()}
      >
        {words.revoke}
      </Button>
    </div>
  );
}
