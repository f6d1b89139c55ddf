import { useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import type { ScreenRoute } from "./screen-route.ts";
import { text } from "../text/text.ts";
import { CentredSpinner } from "../ui/centred-spinner.tsx";
import { Dialog } from "../ui/dialog.tsx";
import type { HelpPageProps } from "./help-page.tsx";

/** Help for one screen over the page. Its text is loaded when somebody asks for it. */
export function HelpDialog({
  path,
  screens,
  onOpen,
  onClose,
}: {
  /** The screen's path; null while no help is open. */
  path: string | null;
  screens: readonly ScreenRoute[];
  /** Opens the help of another screen. */
  onOpen: (path: string) => void;
  onClose: () => void;
}): ReactNode {
  const title = screens.find((screen) => screen.path === path)?.title;
  return (
    <Dialog
      // Another page's help begins at its top, with the focus in it.
      key={path}
      isOpen={path !== null}
      onClose={onClose}
      title={title === undefined ? text.shell.help.title : text.shell.help.of(title)}
    >
      {path === null ? null : <LoadedPage path={path} screens={screens} onOpen={onOpen} />}
    </Dialog>
  );
}

function LoadedPage(props: HelpPageProps): ReactNode {
  const [Page, setPage] = useState<ComponentType<HelpPageProps> | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    import("./help-page.tsx").then(
      ({ HelpPage }) => setPage(() => HelpPage),
      () => setIsFailed(true),
    );
  }, []);
  if (isFailed) return <p role="alert">{text.shell.help.failed}</p>;
  return Page === null ? <CentredSpinner>{text.shell.help.loading}</CentredSpinner> : <Page {...props} />;
}
