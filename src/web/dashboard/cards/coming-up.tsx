import { text } from "../../text/text.ts";
import { ComingUpCard } from "../coming-up-card.tsx";
import type { DashboardCard } from "../dashboard-card.ts";

export const comingUp: DashboardCard = {
  id: "coming-up",
  title: text.dashboard.comingUp,
  zones: ["side", "main"],
  phonePlace: 5,
  uses: ["events"],
  hasContent: () => true,
  doesGrow: true,
  Component: ({ view: { events, nowMs, held } }) => <ComingUpCard answer={events} nowMs={nowMs} held={held} />,
};
