import type { ReactNode } from "react";
import { pushText as words } from "../text/push-text.ts";
import { Switch } from "../ui/switch.tsx";
import type { ThisDevice } from "./use-this-device.ts";

/** Turns push notifications on or off for something. Registers this browser if it isn't a device yet. */
export function PushSwitch({
  here,
  checked,
  onChange,
}: {
  here: ThisDevice;
  checked: boolean;
  onChange: (checked: boolean) => void;
}): ReactNode {
  const { devices, device, obstacle, turnOn, isLoading } = here;
  const canBeOn = devices.length > 0 || obstacle === null;
  const choose = (shouldBeOn: boolean): void => {
    if (!shouldBeOn || device !== null || obstacle !== null) {
      onChange(shouldBeOn);
      return;
    }
    // With another device there is somewhere to send, whatever happens to this one.
    turnOn.mutate(undefined, { onSettled: (_done, error) => onChange(error === null || devices.length > 0) });
  };
  return (
    <Switch
      label={words.also}
      hint={<Hint here={here} />}
      checked={(checked || turnOn.isPending) && canBeOn}
      disabled={isLoading || turnOn.isPending || !canBeOn}
      onChange={choose}
    />
  );
}

function Hint({ here: { devices, device, obstacle, problem } }: { here: ThisDevice }): ReactNode {
  if (device !== null) return words.hereAnd(devices.length - 1);
  const why = problem ?? (obstacle === null ? null : words.obstacles[obstacle]);
  const labels = devices.map(({ label }) => label).join(", ");
  if (devices.length === 0) return why ?? words.asks;
  return why === null ? words.addsThis(labels) : `${words.elsewhere(labels)} ${why}`;
}
