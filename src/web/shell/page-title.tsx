import { createContext, useContext, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";

const SetOwnTitle = createContext<(title: string | null) => void>(() => undefined);

/** Sets the document's title: the page's own title, or the screen's name. */
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

/** Sets the document's title while the page is shown. */
export function usePageTitle(title: string): void {
  const setOwnTitle = useContext(SetOwnTitle);
  useEffect(() => setOwnTitle(title), [setOwnTitle, title]);
  useEffect(() => () => setOwnTitle(null), [setOwnTitle]);
}
