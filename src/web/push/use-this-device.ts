import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PushDevice } from "#contract/push.ts";
import { useAuth } from "../account/auth-provider.tsx";
import { keepPushOwner } from "./push-owner.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { query } from "../shell/query.ts";
import { pushText as words } from "../text/push-text.ts";
import {
  addThisDevice,
  DeviceProblem,
  endSubscription,
  pushObstacle,
  type PushObstacle,
  thisDeviceId,
} from "./this-device.ts";

const pushQuery = query("GET /api/push", {});
const deviceKey = ["push device of this browser"];

/** Whether this browser is one of the devices that its user is told on, and the ways to change that. */
export function useThisDevice() {
  const client = useQueryClient();
  const { currentUser } = useAuth();
  const account = useQuery({ ...pushQuery, staleTime: 0 });
  const own = useQuery({ queryKey: deviceKey, queryFn: thisDeviceId, staleTime: 0 });
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: pushQuery.queryKey }),
      client.invalidateQueries({ queryKey: deviceKey }),
    ]);
  const devices: readonly PushDevice[] = account.data?.devices ?? [];
  const device = devices.find(({ id }) => id === own.data) ?? null;

  const turnOn = useMutation<void>({
    mutationFn: async () => {
      if (account.data === undefined) throw new DeviceProblem("no-service");
      await addThisDevice(account.data.publicKey);
      keepPushOwner(currentUser?.id ?? null);
    },
    onSettled: renew,
  });
  const turnOff = useMutation<void>({
    mutationFn: async () => {
      if (device !== null) await call("DELETE /api/push/devices/:id", { id: device.id });
      keepPushOwner(null);
      await endSubscription();
    },
    onSettled: renew,
  });

  const obstacle: PushObstacle = pushObstacle();
  return {
    /** Nobody knows yet. */
    isLoading: account.data === undefined || own.isPending,
    error: account.error,
    retry: () => void account.refetch(),
    /** All devices of the user. */
    devices,
    mostDevices: account.data?.mostDevices ?? null,
    /** This browser among them; null: it is none. */
    device,
    obstacle,
    turnOn,
    turnOff,
    /** What went wrong with the last change, in words. */
    problem: problemOf(turnOn.error ?? turnOff.error),
  };
}

export type ThisDevice = ReturnType<typeof useThisDevice>;

function problemOf(error: Error | null): string | null {
  if (error === null) return null;
  if (error instanceof DeviceProblem) return words.problems[error.kind];
  return error instanceof ApiProblem ? (error.detail ?? error.message) : words.problems["no-service"];
}
