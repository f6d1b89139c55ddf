import { writtenText } from "../../text/written-text.ts";
import type { DashboardCard } from "../dashboard-card.ts";
import { BriefSkeleton, TodayBrief } from "../today-brief.tsx";

export const brief: DashboardCard = {
  id: "brief",
  title: writtenText.brief.title,
  zones: ["wide"],
  phonePlace: 2,
  uses: ["events"],
  usesWithoutHoldings: [],
  hasContent: ({ own, holdings }) => (own === null ? holdings.isPending : own.totalValue !== null),
  Component: ({ view: { own, events, today } }) =>
    own === null ? <BriefSkeleton /> : <TodayBrief holdings={own} events={events.events} today={today} />,
};
