import { useQuery, useQueryClient } from "@tanstack/react-query";
import { IconBell } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { loadedScript } from "../errors/missing-script.ts";
import { query } from "../shell/query.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { bellText as words } from "../text/bell-text.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Popover } from "../ui/popover.tsx";
import { showToast } from "../ui/toast.ts";
import { reloadAlerts, useAlertNews } from "./alert-news.ts";
import styles from "./bell.module.css";
import { eventPath } from "./event-path.ts";
import { classNames } from "../ui/class-names.ts";

const BellPanel = lazy(() => loadedScript(import("./bell-panel.tsx")));
const maxShownCount = 99;
const renewMs = 300_000;

/** The count of unread alert notifications and a panel that lists them. Shows a toast when an alert fires. */
export function Bell(): ReactNode {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { notifications } = useSettings().settings.preferences;
  const { data } = useQuery({
    ...query("GET /api/alerts/events", { limit: 10 }),
    // Polling catches alerts that fired while the stream was disconnected.
    refetchInterval: renewMs,
    refetchOnWindowFocus: true,
  });
  const unread = data?.unread ?? 0;
  useAlertNews((event) => {
    void reloadAlerts(client);
    if (!notifications) return;
    const message = event.valueWords === "" ? event.words : `${event.words}: ${event.valueWords}`;
    showToast(message, { label: words.show, run: () => void navigate(eventPath(event.symbol)) });
  });
  return (
    <Popover
      target={
        <IconButton
          label={words.bell(unread)}
          className={classNames("relative", styles.bell)}
          data-unread={unread > 0 || undefined}
        >
          <IconBell size={20} stroke={1.7} aria-hidden="true" />
          {unread === 0 ? null : (
            <span
              className={classNames(
                "absolute py-0 px-1 size-meta strong text-centre top-0 min-w-16 round-control on-primary on-primary-ink",
                styles.count,
              )}
              aria-hidden="true"
            >
              {unread > maxShownCount ? `${maxShownCount}+` : unread}
            </span>
          )}
        </IconButton>
      }
    >
      <PanelBoundary>
        <Suspense fallback={<p className="soft">{words.loading}</p>}>
          <BellPanel />
        </Suspense>
      </PanelBoundary>
    </Popover>
  );
}
