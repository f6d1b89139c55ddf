import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
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
  const [title, setTitle] = useState(words.firstTitle);
  const [accountId, setAccountId] = useState(account ?? "");
  const [showsAmounts, setShowsAmounts] = useState(false);
  const [days, setDays] = useState<Days>("30");
  const [isTitleMissing, setTitleMissing] = useState(false);
  const made = useMutation<Output<"POST /api/portfolio/shares">, ApiProblem>({
    mutationFn: () =>
      call("POST /api/portfolio/shares", {
        title,
        accountId: accountId === "" ? null : accountId,
        showsAmounts,
        expiresInDays: Number(days),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
  });
  if (made.data !== undefined)
    return (
      <div className={classNames("grid gap-4", styles.form)}>
        <Alert look="info">{words.made}</Alert>
        <CopyField label={words.link} value={made.data.url} words={words} />
        {isLoopback(made.data.url) ? <p className="note">{words.onlyHere}</p> : null}
        <p>
          <Button onClick={() => made.reset()}>{words.another}</Button>
        </p>
      </div>
    );
  return (
    <form
      className={classNames("grid gap-4", styles.form)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTitleMissing(title.trim() === "");
        if (title.trim() !== "" && !made.isPending) made.mutate();
      }}
    >
      <BoundedField
        label={words.title}
        hint={words.titleHint}
        value={title}
        longest={60}
        fault={isTitleMissing ? words.titleFirst : null}
        onChange={(event) => {
          setTitle(event.target.value);
          setTitleMissing(false);
        }}
      />
      <div className={classNames("grid gap-3", styles.pair)}>
        <Select
          label={words.account}
          value={accountId}
          options={[
            { value: "", label: words.allAccounts },
            ...accounts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setAccountId}
        />
        <Select
          label={words.expiry}
          value={days}
          options={dayChoices.map((value) => ({ value, label: words.days[value] }))}
          onChange={setDays}
        />
      </div>
      <Switch
        label={words.amounts}
        hint={showsAmounts ? words.amountsOn : words.amountsOff}
        checked={showsAmounts}
        onChange={setShowsAmounts}
      />
      {made.error === null ? null : <Alert>{made.error.detail ?? words.createFailed}</Alert>}
      <p>
        <Button look="primary" type="submit" busy={made.isPending}>
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
