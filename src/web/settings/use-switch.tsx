import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { connectionsText as words } from "../text/connections-text.ts";
import { Switch } from "../ui/switch.tsx";

/** Turns a source on or off for everyone. */
export function UseSwitch({ id, name, isOn }: { id: string; name: string; isOn: boolean }): ReactNode {
  const client = useQueryClient();
  const turn = useMutation<unknown, ApiProblem, boolean>({
    mutationFn: (next) => call("PUT /api/market/providers/:id", { id, isOn: next }),
    // Data of the source appears on many screens.
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <>
      <Switch
        label={words.turnOn(name)}
        hint={words.turnOnHint}
        checked={turn.isPending ? turn.variables : isOn}
        disabled={turn.isPending}
        onChange={(next) => turn.mutate(next)}
      />
      {turn.error === null ? null : (
        <p role="alert" className="inline-row error gap-1h">
          {words.turnFailed}
        </p>
      )}
    </>
  );
}
