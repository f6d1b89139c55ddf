import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { DashboardZone } from "#contract/settings.ts";
import { dashboardEditorText as words } from "../text/dashboard-editor-text.ts";
import type { DashboardCard } from "./dashboard-card.ts";
import {
  type Arrangement,
  type DashboardForm,
  dropped,
  inZone,
  moved,
  resolveLayout,
  type Step,
  withCard,
  withoutCard,
} from "./dashboard-layout.ts";

/** A control of a card that gets the focus once the card has moved. */
export type CardControl = "handle" | "up" | "down" | DashboardZone | "hide";

/** Where a dragged card would go. */
export interface DropPlace {
  readonly zone: DashboardZone;
  /** Null for the end. */
  readonly before: string | null;
}

export type DashboardEdit = ReturnType<typeof useDashboardEdit>;

/** An arrangement being edited: its changes, undo, what a screen reader hears, and where the focus goes. */
export function useDashboardEdit({
  start,
  cards,
  form,
  hasHoldings,
  root,
}: {
  start: Arrangement;
  cards: readonly DashboardCard[];
  form: DashboardForm;
  hasHoldings: boolean;
  root: RefObject<HTMLElement | null>;
}) {
  const [{ past, now }, setEdit] = useState<{ past: readonly Arrangement[]; now: Arrangement }>({
    past: [],
    now: start,
  });
  const [message, setMessage] = useState("");
  /** The card that the arrow keys move, and the number of changes before it was lifted. */
  const [lifted, setLifted] = useState<{ readonly id: string; readonly changes: number } | null>(null);
  /** `add` is the button that brings a hidden card back. */
  const focus = useRef<{ readonly id: string; readonly control: CardControl | "add" } | null>(null);
  const titleOf = (id: string): string => cards.find((card) => card.id === id)?.title ?? id;

  // A card in another column is another element, and a moved one may have lost the focus.
  useLayoutEffect(() => {
    const target = focus.current;
    if (target === null) return;
    focus.current = null;
    if (target.control === "add") return root.current?.querySelector<HTMLElement>(`[data-add="${target.id}"]`)?.focus();
    const card = root.current?.querySelector(`[data-card="${target.id}"]`);
    const control = card?.querySelector<HTMLElement>(`[data-control="${target.control}"]`);
    (control ?? card?.querySelector<HTMLElement>('[data-control="handle"]'))?.focus();
  }, [now, root]);

  function change(next: Arrangement, announcement: string, focused: typeof focus.current): void {
    focus.current = focused;
    setEdit({ past: [...past, now], now: next });
    setMessage(announcement);
  }

  function moveTo(next: Arrangement, id: string, control: CardControl | null): void {
    if (isSame(next, now)) return setMessage(words.atTheEnd(titleOf(id)));
    change(next, words.moved(titleOf(id), placeWords(next, id)), control === null ? null : { id, control });
  }

  function placeWords({ cards: placed, phone }: Arrangement, id: string): string {
    if (form === "phone") return words.place(phone.indexOf(id) + 1, phone.length);
    const zone = placed.find((card) => card.id === id)?.zone;
    const among = form === "list" ? placed : placed.filter((card) => card.zone === zone);
    const place = words.place(among.findIndex((card) => card.id === id) + 1, among.length);
    return form === "list" || zone === undefined ? place : `${words.zones[zone]}, ${place}`;
  }

  return {
    arrangement: now,
    message,
    liftedId: lifted?.id ?? null,
    hasChanges: past.length > 0,
    titleOf,
    isAtEnd: (id: string, step: Step): boolean => isSame(moved(now, id, step, form), now),
    move: (id: string, step: Step, control: CardControl): void => moveTo(moved(now, id, step, form), id, control),
    setZone: (id: string, zone: DashboardZone, control: CardControl): void =>
      moveTo(inZone(now, id, zone), id, control),
    drop(id: string, { zone, before }: DropPlace): void {
      const next = dropped(now, { id, zone }, before, form);
      if (!isSame(next, now)) change(next, words.dropped(titleOf(id), placeWords(next, id)), { id, control: "handle" });
    },
    hide(id: string): void {
      const order = form === "phone" ? now.phone : now.cards.map((card) => card.id);
      const at = order.indexOf(id);
      const neighbour = order[at + 1] ?? order[at - 1];
      const focused =
        neighbour === undefined ? ({ id, control: "add" } as const) : ({ id: neighbour, control: "hide" } as const);
      change(withoutCard(now, id), words.hidden(titleOf(id)), focused);
    },
    add(id: string): void {
      const next = withCard(now, id, cards, hasHoldings);
      change(next, words.added(titleOf(id), placeWords(next, id)), { id, control: "handle" });
    },
    /** Shows every card, and restores the order of windows like this one. */
    reset(): void {
      const others = form === "phone" ? { cards: now.cards } : { phone: now.phone };
      change(resolveLayout(others, cards, hasHoldings), words.wasReset, null);
    },
    undo(): void {
      const before = past.at(-1);
      if (before === undefined) return;
      setLifted(null);
      setEdit({ past: past.slice(0, -1), now: before });
      setMessage(words.undone);
    },
    lift(id: string): void {
      setLifted({ id, changes: past.length });
      setMessage(words.lifted(titleOf(id)));
    },
    putDown(id: string): void {
      setLifted(null);
      setMessage(words.dropped(titleOf(id), placeWords(now, id)));
    },
    /** Drops a lifted card that lost the focus; moving it to another column does that too. */
    settle(id: string): void {
      if (focus.current?.id !== id) setLifted(null);
    },
    putBack(id: string): void {
      if (lifted === null) return;
      const before = past[lifted.changes];
      if (before !== undefined) {
        focus.current = { id, control: "handle" };
        setEdit({ past: past.slice(0, lifted.changes), now: before });
      }
      setLifted(null);
      setMessage(words.putBack(titleOf(id)));
    },
  };
}

function isSame(one: Arrangement, other: Arrangement): boolean {
  return (
    one.phone.join() === other.phone.join() &&
    one.hidden.join() === other.hidden.join() &&
    one.cards.length === other.cards.length &&
    one.cards.every(({ id, zone }, at) => other.cards[at]?.id === id && other.cards[at].zone === zone)
  );
}
