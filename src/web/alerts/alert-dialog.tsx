import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { useAddress } from "../account/use-address.ts";
import { ConfirmAddressFirst } from "../account/confirm-address.tsx";
import { now } from "../format/clock.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { PushSwitch } from "../push/push-switch.tsx";
import { useThisDevice } from "../push/use-this-device.ts";
import type { AlertRequest } from "../market/alert-request.ts";
import { query } from "../shell/query.ts";
import { alertsText } from "../text/alerts-text.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { Switch } from "../ui/switch.tsx";
import { TextField } from "../ui/text-field.tsx";
import { showToast } from "../ui/toast.ts";
import { draftDoubt, draftKinds, draftOf, ruleOf } from "./alert-draft.ts";
import { reloadAlerts } from "./alert-news.ts";
import { AlertSentence } from "./alert-sentence.tsx";
import styles from "./alerts.module.css";

const words = alertsText.dialog;
const lives = { never: null, inWeek: 7, inMonth: 30, inQuarter: 91 } as const;
type Life = keyof typeof lives;
const dayMs = 86_400_000;

/** Sets an alert in a sentence: "When NVDA price is above 250, notify me once". */
export default function AlertDialog({ request, onClose }: { request: AlertRequest; onClose: () => void }): ReactNode {
  const client = useQueryClient();
  const { data } = useQuery(query("GET /api/alerts", {}));
  const address = useAddress();
  const [symbol, setSymbol] = useState(request.symbol ?? "");
  const [draft, setDraft] = useState(() => draftOf(request));
  const [repeats, setRepeats] = useState(false);
  const [life, setLife] = useState<Life>("never");
  const [mail, setMail] = useState(false);
  const here = useThisDevice();
  const [chosenPush, setPush] = useState<boolean | null>(null);
  // If notifications are on in this browser, the new alert uses them too.
  const push = chosenPush ?? here.device !== null;
  const [wasTried, setWasTried] = useState(false);
  const isOfPortfolio = draft.kind === "drawdown";
  const rule = ruleOf(draft);
  const doubt = draftDoubt(draft);
  const showsDoubt = doubt !== null && (wasTried || draft.numbers.price === request.price?.typed);
  const isNamed = isOfPortfolio || symbol.trim() !== "";

  const save = useMutation<Output<"POST /api/alerts">, ApiProblem, NonNullable<typeof rule>>({
    mutationFn: (newRule) => {
      const days = lives[life];
      return call("POST /api/alerts", {
        symbol: isOfPortfolio ? null : symbol.trim(),
        rule: newRule,
        repeats,
        expiresAt: days === null ? null : new Date(now() + days * dayMs).toISOString(),
        mail,
        push,
      });
    },
    onSuccess: (alert) => {
      void reloadAlerts(client);
      onClose();
      // An alert that fires right away shows its own message.
      if (alert.state === "armed") showToast(words.isSet(alert.words));
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWasTried(true);
    if (rule !== null && isNamed) save.mutate(rule);
  };
  const fault =
    save.error === null
      ? showsDoubt
        ? doubt
        : !wasTried || (rule !== null && isNamed)
          ? null
          : isNamed
            ? draft.kind === "rule"
              ? words.badRule
              : words.badNumber
            : words.badSymbol
      : `${words.failed} ${save.error.errors[0]?.message ?? save.error.detail ?? save.error.message}`;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={request.symbol === undefined ? alertsText.add : alertsText.addOn(request.symbol)}
      size="large"
      sheet
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <div className={classNames("row wrap gap-2", styles.sentence)}>
          <span>{words.when}</span>
          {isOfPortfolio ? null : (
            <TextField
              label={words.symbol}
              hideLabel
              className={styles.symbol}
              placeholder="NVDA"
              autoComplete="off"
              spellCheck={false}
              maxLength={32}
              isFaulty={wasTried && !isNamed}
              value={symbol}
              onChange={(event) => {
                setSymbol(event.target.value.toUpperCase());
                save.reset();
              }}
            />
          )}
          <Select
            label={words.what}
            hideLabel
            value={draft.kind}
            options={draftKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
            onChange={(kind) => setDraft({ ...draft, kind })}
          />
          <AlertSentence draft={draft} onChange={setDraft} isFaulty={showsDoubt || (wasTried && rule === null)} />
          <span>{words.tellMe}</span>
          <Select
            label={words.howOften}
            hideLabel
            value={repeats ? "each" : "once"}
            options={[
              { value: "once", label: words.once },
              { value: "each", label: words.each },
            ]}
            onChange={(often) => setRepeats(often === "each")}
          />
        </div>
        <Select
          label={words.expires}
          value={life}
          options={[
            { value: "never", label: words.never },
            { value: "inWeek", label: words.inWeek },
            { value: "inMonth", label: words.inMonth },
            { value: "inQuarter", label: words.inQuarter },
          ]}
          onChange={setLife}
        />
        {data?.sendsMail === true ? <Switch label={words.mail} checked={mail} onChange={setMail} /> : null}
        {mail && address?.isConfirmed === false ? <ConfirmAddressFirst email={address.email} /> : null}
        <PushSwitch here={here} checked={push} onChange={setPush} />
        <p className="soft">{words.note}</p>
        {fault === null ? null : (
          <p role="alert" className="error">
            {fault}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" busy={save.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
