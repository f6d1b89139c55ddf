import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { loadedScript } from "../errors/missing-script.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { type AlertRequest, useAlertRequests } from "../market/alert-request.ts";

const AlertDialog = lazy(() => loadedScript(import("./alert-dialog.tsx")));

/** Opens the dialog on request. Its script loads on first use. */
export function AlertHost(): ReactNode {
  const [opened, setOpened] = useState<{ readonly request: AlertRequest; readonly count: number } | null>(null);
  useAlertRequests((request) => setOpened((before) => ({ request, count: (before?.count ?? 0) + 1 })));
  return opened === null ? null : (
    <PanelBoundary key={opened.count}>
      <Suspense fallback={null}>
        <AlertDialog request={opened.request} onClose={() => setOpened(null)} />
      </Suspense>
    </PanelBoundary>
  );
}
