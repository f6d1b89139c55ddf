import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { ProofHost } from "../account/proof-host.tsx";
import { AlertHost } from "../alerts/alert-host.tsx";
import { useFormats } from "../format/use-formats.ts";
import { TransactionHost } from "../holdings/transaction-host.tsx";
import { openTransaction } from "../holdings/transaction-request.ts";
import { chatPath } from "../market/chat-path.ts";
import { useWatchlists } from "../market/use-watchlists.ts";
import { OfflineHost } from "../offline/offline-host.tsx";
import { ImportHost } from "../portfolio/import/import-host.tsx";
import { screens } from "../routes.tsx";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { ToastShelf } from "../ui/toast-shelf.tsx";
import { AboutDialog } from "./about-dialog.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { CommandPalette } from "./command-palette.tsx";
import { Header } from "./header.tsx";
import { HeaderSlot } from "../ui/header-slot.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { helpFor, helpPathOf, type Overlay } from "./overlay.ts";
import { PageTitleProvider } from "./page-title.tsx";
import { Rail } from "./rail.tsx";
import { screenAt } from "./screen-at.ts";
import { useSettings, useSettingsMirror } from "./settings-provider.tsx";
import styles from "./shell-frame.module.css";
import { ShortcutSheet } from "./shortcut-sheet.tsx";
import { SignOutProblem } from "./sign-out-problem.tsx";
import { followSystemTheme } from "./theme-choice.ts";
import { printInLight } from "./theme.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** Menu, header and page, and the dialogs available on every page. */
export function ShellFrame(): ReactNode {
  const { settings, changeDevice } = useSettings();
  useFormats();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // Without a transition, the whole frame would be rendered a second time within its first task.
  const offerSlot = useCallback((place: HTMLElement | null) => startTransition(() => setSlot(place)), []);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const screen = screenAt(screens, pathname);
  const { narrowRail, singleKeys } = settings.device;
  const close = useCallback(() => setOverlay(null), []);
  const toggleRail = useCallback(() => changeDevice({ narrowRail: !narrowRail }), [changeDevice, narrowRail]);

  const shownPath = useRef(pathname);
  // Runs before the page's own effects, which may move the focus to a better place.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);

  useShortcuts({
    screens,
    isEnabled: singleKeys,
    isQuiet: overlay !== null,
    onGo: (path) => void navigate(`/${path}`),
    onPalette: () => setOverlay("palette"),
    onSheet: () => setOverlay("shortcuts"),
    onRail: toggleRail,
    onTransaction: openTransaction,
    onAsk: () => void navigate(chatPath({ symbol: new URLSearchParams(search).get("symbol") ?? "" })),
  });
  useDefaultWatchlistMirror();
  useEffect(() => printInLight(), []);
  useEffect(() => followSystemTheme(), []);

  return (
    <div className={classNames("grid", styles.shell, narrowRail && styles.narrow)}>
      <a href="#main" className={classNames("py-2 px-3h round-control on-primary on-primary-ink", styles.skip)}>
        {text.shell.skip}
      </a>
      <Rail screens={screens} current={screen} isNarrow={narrowRail} onToggle={toggleRail} />
      <div className={classNames("column min-0", styles.column)}>
        <Header
          title={screen?.title ?? text.product}
          path={screen?.path ?? null}
          onSlot={offerSlot}
          onOverlay={setOverlay}
        />
        <main ref={main} id="main" tabIndex={-1} className={classNames("grow full mx-auto", styles.main)}>
          <OfflineHost />
          <HeaderSlot value={slot}>
            <PageTitleProvider screenTitle={screen?.title ?? null}>
              <Outlet />
            </PageTitleProvider>
          </HeaderSlot>
        </main>
      </div>
      <BottomBar screens={screens} current={screen} overlay={overlay} onOverlay={setOverlay} />
      <CommandPalette isOpen={overlay === "palette"} onClose={close} screens={screens} onOverlay={setOverlay} />
      <ShortcutSheet isOpen={overlay === "shortcuts"} onClose={close} screens={screens} isEnabled={singleKeys} />
      <AboutDialog isOpen={overlay === "about"} onClose={close} />
      <HelpDialog
        path={helpPathOf(overlay)}
        screens={screens}
        onOpen={(path) => setOverlay(helpFor(path))}
        onClose={close}
      />
      <TransactionHost />
      <AlertHost />
      <ToastShelf />
      <ImportHost />
      <ProofHost />
      <SignOutProblem isOpen={overlay === "sign-out-problem"} onClose={close} />
    </div>
  );
}

/** The default list is also a setting. */
function useDefaultWatchlistMirror(): void {
  const { data } = useWatchlists();
  const mirror = useSettingsMirror();
  const symbols = data?.watchlists.find((list) => list.isDefault)?.symbols;
  useEffect(() => {
    if (symbols !== undefined) mirror(symbols);
  }, [symbols, mirror]);
}
