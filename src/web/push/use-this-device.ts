import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PushDevice } from "#contract/push.ts";
import { useAuth } from "../account/auth-provider.tsx";
import { storePushOwner } from "./push-owner.ts";
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

/** Returns this browser's push state and the ways to change it. */
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
      storePushOwner(currentUser?.id ?? null);
    },
    onSettled: renew,
  });
  const turnOff = useMutation<void>({
    mutationFn: async () => {
      if (device !== null) await call("DELETE /api/push/devices/:id", { id: device.id });
      storePushOwner(null);
      await endSubscription();
    },
    onSettled: renew,
  });

  const obstacle: PushObstacle = pushObstacle();
  return {
    /** True until both answers are known. */
    isLoading: account.data === undefined || own.isPending,
    error: account.error,
    retry: () => void account.refetch(),
    /** All devices of the user. */
    devices,
    /** This browser's device; null if it isn't registered. */
    device,
    obstacle,
    turnOn,
    turnOff,
    /** The last change's error, in words. */
    problem: problemOf(turnOn.error ?? turnOff.error),
  };
}

export type ThisDevice = ReturnType<typeof useThisDevice>;

function problemOf(error: Error | null): string | null {
  if (error === null) return null;
  if (error instanceof DeviceProblem) return words.problems[error.kind];
  return error instanceof ApiProblem ? (error.detail ?? error.message) : words.problems["no-service"];
}
