import { createContext, useContext } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/** The place beside the title in a phone's header; null until it is mounted. */
export const HeaderSlot = createContext<HTMLElement | null>(null);

/** Shows a page's control beside the title in a phone's header. */
export function InHeader({ children }: { children: ReactNode }): ReactNode {
  const slot = useContext(HeaderSlot);
  return slot === null ? null : createPortal(children, slot);
}
