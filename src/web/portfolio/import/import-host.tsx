import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { PanelBoundary } from "../../errors/panel-boundary.tsx";
import { loadedScript } from "../../errors/missing-script.ts";
import { type ImportRequest, useImportRequests } from "../../holdings/import-request.ts";
import { text } from "../../text/text.ts";
import { CentredSpinner } from "../../ui/centred-spinner.tsx";
import { Dialog } from "../../ui/dialog.tsx";

const ImportWizard = lazy(async () => ({
  default: (await loadedScript(import("./import-wizard.tsx"))).ImportWizard,
}));

/** The place of the import on every page; its script is loaded when it is first asked for. */
export function ImportHost(): ReactNode {
  const [request, setRequest] = useState<ImportRequest | null>(null);
  useImportRequests(setRequest);
  if (request === null) return null;
  const close = (): void => setRequest(null);
  return (
    <PanelBoundary>
      <Suspense
        fallback={
          <Dialog isOpen onClose={close} title={text.portfolio.importTitle}>
            <CentredSpinner>{text.portfolio.importLoading}</CentredSpinner>
          </Dialog>
        }
      >
        <ImportWizard request={request} onClose={close} />
      </Suspense>
    </PanelBoundary>
  );
}
