import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { offlineText as words } from "../text/offline-text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { installPrompt, onInstallPrompt } from "./install-prompt.ts";

/** Installs the application, where the browser offers it. */
export function InstallCard(): ReactNode {
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt);
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  return (
    <Card title={words.install}>
      <p className="soft size-secondary">{words.installNote}</p>
      {prompt !== null && !isInstalled ? (
        <p>
          <Button look="primary" onClick={() => void prompt.prompt()}>
            {words.install}
          </Button>
        </p>
      ) : (
        <p className="soft size-secondary">
          {isInstalled ? words.installed : isSecureContext ? words.installElsewhere : words.installInsecure}
        </p>
      )}
    </Card>
  );
}
