import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { About } from "./about.tsx";

/** Version, licence and credits. */
export function AboutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.shell.about}>
      <About />
    </Dialog>
  );
}
