import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PushDevice } from "#contract/push.ts";
import { type ApiProblem, problemDetails } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { pushText as words } from "../text/push-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { Switch } from "../ui/switch.tsx";
import { showToast } from "../ui/toast.ts";
import styles from "./push.module.css";
import { type ThisDevice, useThisDevice } from "./use-this-device.ts";
import { classNames } from "../ui/class-names.ts";

/** Notifications in this browser, and the user's other devices. */
export function DevicesCard(): ReactNode {
  const here = useThisDevice();
  const { isLoading, error, retry, devices, device } = here;
  const state: CardState = !isLoading
    ? { kind: "ready" }
    : error === null
      ? { kind: "loading", label: words.loading }
      : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: retry };
  return (
    <Card title={words.title} state={state}>
      <div className="grid gap-4">
        <p className="soft secondary pretty">{words.note}</p>
        <HereSwitch here={here} />
        {devices.length === 0 ? null : (
          <ul className="grid">
            {devices.map((one) => (
              <li key={one.id}>
                <DeviceRow device={one} isThis={one.id === device?.id} here={here} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function HereSwitch({ here: { device, obstacle, turnOn, turnOff, problem } }: { here: ThisDevice }): ReactNode {
  const isChanging = turnOn.isPending || turnOff.isPending;
  const hint = problem ?? (device === null ? (obstacle === null ? words.asks : words.obstacles[obstacle]) : words.isOn);
  return (
    <Switch
      label={words.here}
      hint={hint}
      checked={device !== null}
      disabled={isChanging || (device === null && obstacle !== null)}
      onChange={(isOn) => (isOn ? turnOn : turnOff).mutate()}
    />
  );
}

function DeviceRow({ device, isThis, here }: { device: PushDevice; isThis: boolean; here: ThisDevice }): ReactNode {
  const { id, label, createdAt, lastSuccessAt, lastFailureAt, lastFailure } = device;
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: ["GET /api/push"] });
  const test = useMutation<Output<"POST /api/push/devices/:id/test">, ApiProblem>({
    mutationFn: () => call("POST /api/push/devices/:id/test", { id }),
    onSuccess: ({ outcome }) => {
      // The row is removed together with its message, so a toast reports it.
      if (outcome === "gone") showToast(words.gone(label));
    },
    onSettled: renew,
  });
  const remove = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("DELETE /api/push/devices/:id", { id }),
    onSettled: renew,
  });
  const message = resultWords(test.data, test.error, remove.error);
  return (
    <section className="grid gap-1 py-3 edge-top" aria-label={label}>
      <div className="row wrap gap-y-1h gap-x-2h">
        <strong>{label}</strong>
        {isThis ? <Badge look="blue">{words.thisOne}</Badge> : null}
        <div className="flex gap-1h ml-auto">
          <Button size="small" busy={test.isPending} aria-label={words.testOf(label)} onClick={() => test.mutate()}>
            {test.isPending ? words.testing : words.test}
          </Button>
          <Button
            size="small"
            look="subtle"
            busy={remove.isPending || (isThis && here.turnOff.isPending)}
            aria-label={words.removeOf(label)}
            onClick={() => (isThis ? here.turnOff : remove).mutate()}
          >
            {words.remove}
          </Button>
        </div>
      </div>
      <p className="soft secondary pretty">
        {words.since} {formatDay(createdAt.slice(0, 10))} ·{" "}
        {lastSuccessAt === null ? (
          words.noneSent
        ) : (
          <>
            {words.lastSent} <RelativeTime at={lastSuccessAt} />
          </>
        )}
      </p>
      {lastFailure === null || lastFailureAt === null || message !== null ? null : (
        <p className="amber secondary">
          {words.lastProblem}: {lastFailure}, <RelativeTime at={lastFailureAt} />
        </p>
      )}
      <output className={classNames("size-secondary", styles.result)}>{message}</output>
    </section>
  );
}

function resultWords(
  tested: Output<"POST /api/push/devices/:id/test"> | undefined,
  testProblem: ApiProblem | null,
  removeProblem: ApiProblem | null,
): string | null {
  if (removeProblem !== null) return words.removeFailed(removeProblem.detail ?? removeProblem.message);
  if (testProblem !== null) return words.testFailed(testProblem.detail ?? testProblem.message);
  if (tested === undefined) return null;
  return tested.outcome === "failed" ? words.testFailed(tested.reason ?? "") : words.sent;
}
