import type { ReactNode } from "react";
import type { ScreenRoute } from "./screen-route.ts";
import { text } from "../text/text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ShortcutList } from "./shortcut-list.tsx";

/** Every shortcut and its action, over the page. */
export function ShortcutSheet({
  isOpen,
  onClose,
  screens,
  isEnabled,
}: {
  isOpen: boolean;
  onClose: () => void;
  screens: readonly ScreenRoute[];
  isEnabled: boolean;
}): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.shell.shortcuts}>
      <ShortcutList screens={screens} />
      <p className="mt-3 soft">
        {isEnabled ? null : `${text.shell.keysOff} `}
        {text.shell.keysOffHint}
      </p>
    </Dialog>
  );
}
