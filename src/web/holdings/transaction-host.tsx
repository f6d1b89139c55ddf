import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { loadedScript } from "../errors/missing-script.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { type TransactionRequest, useTransactionRequests } from "./transaction-request.ts";

const TransactionDrawer = lazy(() => loadedScript(import("./transaction-drawer.tsx")));

/** Opens the drawer on request. Its script loads on first use. */
export function TransactionHost(): ReactNode {
  const [opened, setOpened] = useState<{ readonly request: TransactionRequest; readonly count: number } | null>(null);
  useTransactionRequests((request) => setOpened((before) => ({ request, count: (before?.count ?? 0) + 1 })));
  return opened === null ? null : (
    <PanelBoundary key={opened.count}>
      <Suspense fallback={null}>
        <TransactionDrawer request={opened.request} onClose={() => setOpened(null)} />
      </Suspense>
    </PanelBoundary>
  );
}
