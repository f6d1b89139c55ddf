import { text } from "../../text/text.ts";
import { AllocationCard } from "../allocation-card.tsx";
import type { DashboardCard } from "../dashboard-card.ts";

export const allocation: DashboardCard = {
  id: "allocation",
  title: text.home.allocation,
  zones: ["side", "main"],
  phonePlace: 7,
  uses: [],
  hasContent: ({ own }) => own !== null,
  keepsHeight: true,
  Component: () => <AllocationCard />,
};
