import {
  IconBell,
  IconBriefcase,
  IconCalendar,
  IconChartCandle,
  IconChartHistogram,
  IconFlask,
  IconLayoutDashboard,
  IconMessageChatbot,
  IconMoodSmile,
  IconNews,
  IconSettings,
} from "@tabler/icons-react";
import type { Icon, IconProps } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** By address. Kept apart from the list of screens, which the sign-in page loads too. */
const icons: Readonly<Record<string, Icon>> = {
  dashboard: IconLayoutDashboard,
  portfolio: IconBriefcase,
  insights: IconChartHistogram,
  technical: IconChartCandle,
  sentiment: IconMoodSmile,
  strategy: IconFlask,
  calendar: IconCalendar,
  alerts: IconBell,
  newsletter: IconNews,
  chat: IconMessageChatbot,
  settings: IconSettings,
};

/** A screen's icon in menus. */
export function ScreenIcon({ path, ...look }: { path: string } & IconProps): ReactNode {
  const Mark = icons[path];
  return Mark === undefined ? null : <Mark {...look} aria-hidden="true" />;
}
