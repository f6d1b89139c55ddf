import { useEffect } from "react";
import { useSettings } from "../shell/settings-provider.tsx";
import { dashboardEditorText as words } from "../text/dashboard-editor-text.ts";
import { showToast } from "../ui/toast.ts";
import { combinedLayout, isSameLayout } from "./combined-layout.ts";
import type { CardPlace } from "./dashboard-layout.ts";

/** Combines a dashboard that couldn't be saved with the one saved elsewhere, and says so. Shows nothing itself. */
export function CombineDashboards({
  places,
  hasHoldings,
}: {
  places: readonly CardPlace[];
  hasHoldings: boolean;
}): null {
  const { settings, combineDashboard } = useSettings();
  const { unsentDashboard, preferences } = settings;
  useEffect(() => {
    if (unsentDashboard === null || unsentDashboard.elsewhere === null) return;
    const [own, base, elsewhere] = [
      preferences.dashboard,
      unsentDashboard.base.layout,
      unsentDashboard.elsewhere.layout,
    ];
    if (!isSameLayout(base, elsewhere) && !isSameLayout(own, elsewhere)) showToast(words.combined);
    combineDashboard(combinedLayout({ base, own, elsewhere }, places, hasHoldings));
  }, [unsentDashboard, preferences, combineDashboard, places, hasHoldings]);
  return null;
}
