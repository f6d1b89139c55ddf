import { IconAlertTriangle, IconCheck, IconMinus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Output } from "../../api/call.ts";
import { query } from "../../shell/query.ts";
import { figuresText } from "../../text/figures-text.ts";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card } from "../../ui/card.tsx";
import { Switch } from "../../ui/switch.tsx";
import styles from "./allocation.module.css";
import { tabState } from "../tab-state.ts";
import { riskWords } from "./risk-words.ts";
import { usePreferences } from "../use-preferences.ts";
import { classNames } from "../../ui/class-names.ts";

const words = figuresText.allocation;
type Check = Output<"GET /api/portfolio/risks">["checks"][number];

/** Risk checks in words, each with its rule and a switch. Failed checks come first. */
export function RisksCard({ account }: { account: string | null }): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(
    query("GET /api/portfolio/risks", account === null ? {} : { account }),
  );
  const currency = data?.baseCurrency ?? "";
  const { amount } = useMoneyTexts(currency);
  const { preferences, change } = usePreferences();
  const [fault, setFault] = useState<string | null>(null);
  const state = tabState({
    hasData: data !== undefined,
    isFetching,
    error,
    loading: words.risksLoading,
    failed: words.risksFailed,
    showingLast: figuresText.performance.showingLast,
    onRetry: () => void refetch(),
  });
  const checks = (data?.checks ?? []).toSorted((a, b) => rank(a) - rank(b));
  const activeChecks = checks.filter(({ isOn }) => isOn);
  const turn = async (id: string, isOn: boolean): Promise<void> => {
    setFault(null);
    const off = new Set(preferences?.risksOff ?? checks.filter((check) => !check.isOn).map((check) => check.id));
    if (isOn) off.delete(id);
    else off.add(id);
    try {
      await change({ risksOff: [...off] });
    } catch {
      setFault(words.switchFailed);
    }
  };
  return (
    <Card
      title={words.risks}
      flush
      beside={
        activeChecks.length === 0 ? null : (
          <span className="note">
            {words.passed(activeChecks.filter(({ isOk }) => isOk === true).length, activeChecks.length)}
          </span>
        )
      }
      actions={<span className="note">{words.notAdvice}</span>}
      state={state}
    >
      {fault === null ? null : <Alert className={styles.alert}>{fault}</Alert>}
      <ul className={classNames("grid cols-2 narrow-cols-1", styles.checks)}>
        {checks.map((check) => (
          <li
            className="grid gap-y-0 gap-x-3 items-start py-2h px-4 edge-top-soft"
            key={check.id}
            data-state={stateOf(check)}
          >
            <span className={classNames("pt-half faint", styles.checkMark)}>
              <CheckIcon check={check} />
            </span>
            <div>
              <h3 className="size-data">{riskWords.title(check)}</h3>
              <p>{check.isOn ? riskWords.finding(check, { currency, amount }) : words.isOff}</p>
              <p className={classNames("secondary", styles.rule)}>{words.rule(riskWords.rule(check))}</p>
            </div>
            <Switch
              label={words.switchOf(riskWords.title(check))}
              isLabelHidden
              checked={check.isOn}
              onChange={(isOn) => void turn(check.id, isOn)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function stateOf({ isOn, isOk }: Check): "off" | "ok" | "bad" | "unknown" {
  if (!isOn) return "off";
  return isOk === null ? "unknown" : isOk ? "ok" : "bad";
}

function rank(check: Check): number {
  return { bad: 0, unknown: 1, ok: 2, off: 3 }[stateOf(check)];
}

function CheckIcon({ check }: { check: Check }): ReactNode {
  const state = stateOf(check);
  const Icon = { bad: IconAlertTriangle, unknown: IconMinus, ok: IconCheck, off: IconMinus }[state];
  return (
    <>
      <Icon size={17} stroke={1.9} aria-hidden="true" />
      <span className="visually-hidden">{state === "off" ? words.isOff : words.states[state]}</span>
    </>
  );
}
