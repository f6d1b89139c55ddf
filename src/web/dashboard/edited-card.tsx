import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsHorizontal,
  IconArrowUp,
  IconEyeOff,
  IconGripVertical,
} from "@tabler/icons-react";
import { memo } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import type { DashboardZone } from "#contract/settings.ts";
import { dashboardEditorText as words } from "../text/dashboard-editor-text.ts";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import type { DashboardCard, DashboardView } from "./dashboard-card.ts";
import styles from "./dashboard-editor.module.css";
import type { DashboardForm } from "./dashboard-layout.ts";
import type { CardDrag, useCardDrag } from "./use-card-drag.ts";
import type { CardControl, DashboardEdit } from "./use-dashboard-edit.ts";

const iconSize = { size: 17, stroke: 1.8, "aria-hidden": true } as const;

/** A card while the dashboard is edited: a bar that moves and hides it, over a glimpse of its content. */
export function EditedCard({
  card,
  zone,
  form,
  edit,
  drag,
  handlers,
  hintId,
  view,
}: {
  card: DashboardCard;
  zone: DashboardZone;
  form: DashboardForm;
  edit: DashboardEdit;
  /** While this card is dragged. */
  drag: CardDrag | null;
  handlers: ReturnType<ReturnType<typeof useCardDrag>["handlersOf"]>;
  /** The element that explains the handle. */
  hintId: string;
  view: DashboardView;
}): ReactNode {
  const { id, title, zones } = card;
  const isLifted = edit.liftedId === id;
  const otherZones = form === "columns" ? zones.filter((other) => other !== zone) : [];

  function onHandleKey(event: KeyboardEvent): void {
    if (!isLifted) return;
    const toZone = { ArrowLeft: "main", ArrowRight: "side" }[event.key];
    const found = otherZones.find((other) => other === toZone);
    if (event.key === "ArrowUp") edit.move(id, -1, "handle");
    else if (event.key === "ArrowDown") edit.move(id, 1, "handle");
    else if (found !== undefined) edit.setZone(id, found, "handle");
    else if (event.key === "Escape") edit.putBack(id);
    else return;
    event.preventDefault();
  }

  return (
    <li
      className={classNames("card-box relative clip", styles.card)}
      data-card={id}
      data-zone={zone}
      data-moving={isLifted || drag !== null || undefined}
      style={drag === null ? undefined : { transform: `translate(${drag.by.x}px, ${drag.by.y}px)` }}
    >
      <div className="row gap-half pr-2 min-h-44" {...handlers}>
        <IconButton
          label={words.move(title)}
          className={styles.handle}
          data-control={"handle" satisfies CardControl}
          aria-pressed={isLifted}
          aria-describedby={hintId}
          onKeyDown={onHandleKey}
          // A pointer's press starts a drag instead.
          onClick={({ detail }) => {
            if (detail !== 0) return;
            if (isLifted) edit.putDown(id);
            else edit.lift(id);
          }}
          onBlur={() => {
            if (isLifted) edit.settle(id);
          }}
        >
          <IconGripVertical {...iconSize} />
        </IconButton>
        <h2 className="ellipsis grow min-0 no-select">{title}</h2>
        <StepButton edit={edit} id={id} step={-1} />
        <StepButton edit={edit} id={id} step={1} />
        {otherZones.map((other) => (
          <IconButton
            key={other}
            label={zoneLabels[other](title)}
            data-control={other}
            onClick={() => edit.setZone(id, other, other)}
          >
            {zoneIcons[other]}
          </IconButton>
        ))}
        <IconButton label={words.hide(title)} data-control={"hide" satisfies CardControl} onClick={() => edit.hide(id)}>
          <IconEyeOff {...iconSize} />
        </IconButton>
      </div>
      {form === "phone" ? null : <Glimpse card={card} view={view} />}
    </li>
  );
}

const zoneLabels = { wide: words.toWide, main: words.toMain, side: words.toSide };
const zoneIcons = {
  wide: <IconArrowsHorizontal {...iconSize} />,
  main: <IconArrowLeft {...iconSize} />,
  side: <IconArrowRight {...iconSize} />,
};

/** Stays focusable at the end of its column, so that the focus isn't lost there. */
function StepButton({ edit, id, step }: { edit: DashboardEdit; id: string; step: -1 | 1 }): ReactNode {
  const control: CardControl = step === -1 ? "up" : "down";
  const Icon = step === -1 ? IconArrowUp : IconArrowDown;
  return (
    <IconButton
      label={words[control](edit.titleOf(id))}
      data-control={control}
      aria-disabled={edit.isAtEnd(id, step) || undefined}
      className={styles.step}
      onClick={() => edit.move(id, step, control)}
    >
      <Icon {...iconSize} />
    </IconButton>
  );
}

/** The top of a card's content, out of reach. */
const Glimpse = memo(function Glimpse({ card, view }: { card: DashboardCard; view: DashboardView }): ReactNode {
  if (!card.hasContent(view)) return <p className="quiet pb-3 px-4">{words.emptyNow}</p>;
  return (
    <div className={classNames("px-3", styles.glimpse)} inert aria-hidden="true">
      <card.Component view={view} />
    </div>
  );
});
