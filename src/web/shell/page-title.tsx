import { createContext, useContext, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";

const SetOwnTitle = createContext<(title: string | null) => void>(() => undefined);

/** Writes the title of the document: the screen's name, or what the page inside calls itself. */
export function PageTitleProvider({
  screenTitle,
  children,
}: {
  screenTitle: string | null;
  children: ReactNode;
}): ReactNode {
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  const title = ownTitle ?? screenTitle;
  return (
    <SetOwnTitle.Provider value={setOwnTitle}>
      {title === null ? null : <title>{text.documentTitle(title)}</title>}
      {children}
    </SetOwnTitle.Provider>
  );
}

/** Names the document after what the page shows, as long as it shows it. */
export function usePageTitle(title: string): void {
  const setOwnTitle = useContext(SetOwnTitle);
  useEffect(() => setOwnTitle(title), [setOwnTitle, title]);
  useEffect(() => () => setOwnTitle(null), [setOwnTitle]);
}
