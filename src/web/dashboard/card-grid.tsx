import type { ReactNode } from "react";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Later } from "../ui/later.tsx";
import type { DashboardCard, DashboardView } from "./dashboard-card.ts";
import { type Arrangement, type DashboardForm, sectionsOf } from "./dashboard-layout.ts";
import styles from "./dashboard.module.css";

/** The cards of the first view. Those below are rendered once it was painted. */
const firstCards: Readonly<Record<DashboardForm, number>> = { phone: 3, list: 4, columns: 4 };
const firstCardsBelowSetup = 1;

/** The cards as the window has room for them: one below the other, or in two columns between wide cards. */
export function CardGrid({
  cards,
  arrangement,
  view,
  form,
  above,
  below,
}: {
  cards: readonly DashboardCard[];
  arrangement: Arrangement;
  view: DashboardView;
  form: DashboardForm;
  above: ReactNode;
  below: ReactNode;
}): ReactNode {
  const byId = new Map(cards.filter((card) => card.hasContent(view)).map((card) => [card.id, card]));
  const placed = arrangement.cards.filter(({ id }) => byId.has(id));
  const order = form === "phone" ? arrangement.phone.filter((id) => byId.has(id)) : placed.map(({ id }) => id);
  const first = order.slice(0, view.hasSetup ? firstCardsBelowSetup : firstCards[form]);

  const shown = (id: string, growingId: string | null = null): ReactNode => {
    const card = byId.get(id);
    if (card === undefined) return null;
    return (
      <Later key={id} isNow={first.includes(id)}>
        <div
          className={classNames("min-0", id === growingId && "column grow", id === growingId && styles.growing)}
          data-card={id}
        >
          <PanelBoundary>
            <card.Component view={view} />
          </PanelBoundary>
        </div>
      </Later>
    );
  };
  const isFlexible = (id: string | undefined): id is string => id !== undefined && byId.get(id)?.isFlexible === true;

  return (
    <div className={classNames("column gap-card phone-gap-3", !view.holdings.isPending && styles.arranged)}>
      {above}
      {form === "columns" ? sectionsOf(placed).map((section) => sectionContent(section)) : order.map((id) => shown(id))}
      {order.length === 0 ? <Card state={{ kind: "empty", message: text.dashboard.noCards }} /> : null}
      {/* After the last card, so that no card pushes it down. */}
      <Later>{below}</Later>
    </div>
  );

  /** One card takes the height that the other column has more, so that both end together. */
  function column(ids: readonly string[]): ReactNode {
    const last = ids.slice(-1).find((id) => byId.get(id)?.keepsHeight !== true);
    const growing = ids.find((id) => byId.get(id)?.doesGrow === true) ?? last ?? null;
    return <div className="column gap-card min-0">{ids.map((id) => shown(id, growing))}</div>;
  }

  function sectionContent(section: ReturnType<typeof sectionsOf>[number]): ReactNode {
    if (section.kind === "wide") return shown(section.id);
    const { main, side } = section;
    const key = `section ${main[0] ?? side[0]}`;
    // A column without cards leaves its room to the other one.
    if (side.length === 0) return main.map((id) => shown(id));
    if (main.length === 0)
      return (
        <div key={key} className="grid cols-2 gap-card">
          {side.map((id) => shown(id))}
        </div>
      );
    const [mainHead, ...mainRest] = main;
    const [sideHead, ...sideRest] = side;
    const isPair = isFlexible(mainHead) && isFlexible(sideHead);
    // An empty row of the grid would still have a gap.
    const hasColumns = !isPair || mainRest.length + sideRest.length > 0;
    return (
      <div key={key} className={classNames("grid gap-card cols-own", styles.columns)}>
        {isPair ? [mainHead, sideHead].map((id) => shown(id)) : null}
        {hasColumns ? column(isPair ? mainRest : main) : null}
        {hasColumns ? column(isPair ? sideRest : side) : null}
      </div>
    );
  }
}
