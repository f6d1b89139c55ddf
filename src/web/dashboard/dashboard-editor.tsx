import { IconArrowBackUp, IconPlus } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { isDialogOpen } from "../shell/is-dialog-open.ts";
import { isTypingIn } from "../shell/is-typing-in.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { dashboardEditorText as words } from "../text/dashboard-editor-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { focusOnArrival } from "../ui/focus-on-arrival.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { showToast } from "../ui/toast.ts";
import { combinedLayout, isSameLayout } from "./combined-layout.ts";
import type { DashboardCard, DashboardView } from "./dashboard-card.ts";
import styles from "./dashboard-editor.module.css";
import { type DashboardForm, layoutToStore, type PlacedCard, resolveLayout, sectionsOf } from "./dashboard-layout.ts";
import { EditedCard } from "./edited-card.tsx";
import { fits, useCardDrag } from "./use-card-drag.ts";
import { type DashboardEdit, useDashboardEdit } from "./use-dashboard-edit.ts";

/**
 * Arranges the dashboard's cards: by dragging, by buttons or by the arrow keys. Changes are saved by Done and by going to
 * another page, and dropped by Cancel.
 */
export function DashboardEditor({
  cards,
  view,
  form,
  onClose,
}: {
  cards: readonly DashboardCard[];
  view: DashboardView;
  form: DashboardForm;
  onClose: () => void;
}): ReactNode {
  const { settings, change } = useSettings();
  const stored = settings.preferences.dashboard;
  const [base] = useState(stored);
  const hasHoldings = view.own !== null;
  const [start] = useState(() => resolveLayout(base, cards, hasHoldings));
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const edit = useDashboardEdit({ start, cards, form, hasHoldings, root });
  const { arrangement, hasChanges } = edit;
  const save = (): void => {
    if (!hasChanges) return;
    const own = layoutToStore(arrangement, base, cards, hasHoldings);
    // Another tab may have saved meanwhile.
    change({ dashboard: combinedLayout({ base, own, elsewhere: stored }, cards, hasHoldings) });
    if (!isSameLayout(base, stored)) showToast(words.combined);
  };
  const stopWaiting = useOnLeaving(save);
  useUndoKey(() => edit.undo());
  const close = (): void => {
    stopWaiting();
    onClose();
  };
  const byId = new Map(cards.map((card) => [card.id, card]));
  const placed: readonly PlacedCard[] =
    form === "phone"
      ? arrangement.phone.flatMap((id) => arrangement.cards.find((card) => card.id === id) ?? [])
      : arrangement.cards;
  const { drag, handlersOf } = useCardDrag({
    frame,
    placed,
    zonesOf: (id) => byId.get(id)?.zones ?? [],
    form,
    onDrop: (id, place) => edit.drop(id, place),
  });

  const edited = (id: string): ReactNode => {
    const card = byId.get(id);
    const zone = arrangement.cards.find((other) => other.id === id)?.zone;
    if (card === undefined || zone === undefined) return null;
    return (
      <EditedCard
        key={id}
        card={card}
        zone={zone}
        form={form}
        edit={edit}
        drag={drag?.id === id ? drag : null}
        handlers={handlersOf(id)}
        hintId={hintId}
        view={view}
      />
    );
  };

  return (
    <div ref={root} className="column gap-card phone-gap-3">
      <Head
        edit={edit}
        hintId={hintId}
        hint={form === "phone" ? words.hintPhone : words.hint}
        onCancel={close}
        onDone={() => {
          save();
          close();
        }}
      />
      <output className="visually-hidden">{edit.message}</output>
      <HiddenCards edit={edit} form={form} />
      <div ref={frame} className={classNames("column gap-card relative", styles.frame)}>
        {placed.length === 0 ? <p className="card-box soft p-4">{words.noneShown}</p> : null}
        {form === "columns" ? (
          <Sections placed={placed} edited={edited} dragged={drag === null ? null : (byId.get(drag.id) ?? null)} />
        ) : (
          <ul className="column gap-3" aria-label={words.cards}>
            {placed.map(({ id }) => edited(id))}
          </ul>
        )}
        {drag === null || drag.line === null ? null : (
          <div className={classNames("absolute no-pointer", styles.line)} style={drag.line} aria-hidden="true" />
        )}
      </div>
    </div>
  );
}

/** Ctrl+Z, wherever the focus is, except in fields. */
function useUndoKey(onUndo: () => void): void {
  const last = useRef(onUndo);
  useEffect(() => {
    last.current = onUndo;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
      if (!isUndo || isTypingIn(event.target) || isDialogOpen()) return;
      event.preventDefault();
      last.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Calls the last `onLeave` when the component goes away, unless the returned function was called before. */
function useOnLeaving(onLeave: () => void): () => void {
  const isOver = useRef(false);
  const last = useRef(onLeave);
  useEffect(() => {
    last.current = onLeave;
  });
  useEffect(
    () => () => {
      if (!isOver.current) last.current();
    },
    [],
  );
  return () => {
    isOver.current = true;
  };
}

/** The title, what to do, and the ways to leave. */
function Head({
  edit,
  hintId,
  hint,
  onCancel,
  onDone,
}: {
  edit: DashboardEdit;
  hintId: string;
  hint: string;
  onCancel: () => void;
  onDone: () => void;
}): ReactNode {
  return (
    <div className={classNames("row wrap gap-2 card-box on-accent py-2 px-4", styles.head)}>
      <h1 tabIndex={-1} ref={focusOnArrival} className="size-reading">
        {words.title}
      </h1>
      <p id={hintId} className="soft size-secondary grow phone-basis-full">
        {hint}
      </p>
      <div className="row wrap gap-2 ml-auto">
        <IconButton
          label={text.dashboard.undo}
          aria-disabled={!edit.hasChanges}
          className={styles.step}
          onClick={() => edit.undo()}
        >
          <IconArrowBackUp size={18} stroke={1.8} aria-hidden="true" />
        </IconButton>
        <Button onClick={onCancel}>{text.ui.cancel}</Button>
        <Button look="primary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}

/** The cards to add, and the way back to the default. */
function HiddenCards({ edit, form }: { edit: DashboardEdit; form: DashboardForm }): ReactNode {
  const { hidden } = edit.arrangement;
  return (
    <section className="row wrap gap-2 card-box py-2 px-4" aria-label={words.hiddenCards}>
      <h2 className="size-data">{words.hiddenCards}</h2>
      {hidden.length === 0 ? <p className="soft size-secondary">{words.allShown}</p> : null}
      {hidden.map((id) => (
        <Button
          key={id}
          size="small"
          icon={<IconPlus size={15} stroke={1.9} aria-hidden="true" />}
          data-add={id}
          aria-label={words.add(edit.titleOf(id))}
          onClick={() => edit.add(id)}
        >
          {edit.titleOf(id)}
        </Button>
      ))}
      <Button size="small" className="ml-auto" onClick={() => edit.reset()}>
        {words.reset}
      </Button>
      <p className="quiet size-secondary basis-full">{form === "phone" ? words.sharedPhone : words.shared}</p>
    </section>
  );
}

/** The cards of a wide window: across it, and in its two columns. */
function Sections({
  placed,
  edited,
  dragged,
}: {
  placed: readonly PlacedCard[];
  edited: (id: string) => ReactNode;
  dragged: DashboardCard | null;
}): ReactNode {
  return sectionsOf(placed).map((section) =>
    section.kind === "wide" ? (
      <ul key={section.id} aria-label={words.cards}>
        {edited(section.id)}
      </ul>
    ) : (
      <div
        key={`columns ${section.main[0] ?? section.side[0]}`}
        className={classNames("grid gap-card cols-own", styles.columns)}
      >
        <Column zone="main" ids={section.main} before={section.side[0]} edited={edited} dragged={dragged} />
        <Column zone="side" ids={section.side} before={section.main[0]} edited={edited} dragged={dragged} />
      </div>
    ),
  );
}

function Column({
  zone,
  ids,
  before,
  edited,
  dragged,
}: {
  zone: "main" | "side";
  ids: readonly string[];
  /** The first card of the other column, which a card dropped into an empty column precedes. */
  before: string | undefined;
  edited: (id: string) => ReactNode;
  dragged: DashboardCard | null;
}): ReactNode {
  if (ids.length === 0)
    return (
      <p className={classNames("soft p-4", styles.empty)} data-empty-zone={zone} data-before={before}>
        {dragged === null || fits(dragged.zones, zone) ? words.emptyColumn : words.misfit(dragged.title)}
      </p>
    );
  return (
    <ul className="column gap-card min-0" aria-label={zone === "main" ? words.wideColumn : words.narrowColumn}>
      {ids.map(edited)}
    </ul>
  );
}
