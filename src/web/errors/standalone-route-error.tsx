import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { removeFirstFrame } from "../ui/first-frame.ts";
import { RouteError } from "./route-error.tsx";

/** The same for errors that also take down the shell. */
export function StandaloneRouteError({ error }: { error: unknown }): ReactNode {
  useLayoutEffect(removeFirstFrame, []);
  return (
    <main className="flex justify-center py-6 px-4">
      <RouteError error={error} />
    </main>
  );
}
