import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** A phone's filters: one button, and a sheet with the controls. They apply at once. */
export function FilterSheet({
  count,
  children,
}: {
  /** How many filters differ from the default. */
  count: number;
  children: ReactNode;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        className="fixed-size"
        icon={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {text.ui.filters(count)}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={text.ui.filters(0)} sheet>
        <div className="grid cols-1 gap-4 pt-0 pb-4 px-4">
          {children}
          <Button look="primary" size="large" onClick={close}>
            {text.ui.showResults}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
