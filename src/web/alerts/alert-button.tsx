import { IconBell } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { alertsText } from "../text/alerts-text.ts";
import { Button } from "../ui/button.tsx";
import { openAlert } from "../market/alert-request.ts";

/** Opens the alert dialog for a symbol. */
export function AlertButton({ symbol }: { symbol: string }): ReactNode {
  return (
    <Button
      icon={<IconBell size={16} stroke={1.7} aria-hidden="true" />}
      aria-label={alertsText.addOn(symbol)}
      onClick={() => openAlert({ symbol })}
    >
      {alertsText.short}
    </Button>
  );
}
