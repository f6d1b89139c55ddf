import { IconArrowBackUp, IconArrowForwardUp, IconEye, IconEyeOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import type { Drawing, DrawingPoint } from "#contract/drawings.ts";
import type { Bar, History } from "#contract/market.ts";
import { maxDrawings, maxDrawingTextLength } from "#core/market/drawing-limits.ts";
import { randomId } from "../api/random-id.ts";
import { fixed } from "../format/number-format.ts";
import { type AlertRequest, openAlert } from "../market/alert-request.ts";
import { query } from "../shell/query.ts";
import { drawingText } from "../text/drawing-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { keyName } from "../ui/key-name.ts";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { TextField } from "../ui/text-field.tsx";
import { historyRequest } from "./chart-range.ts";
import type { ChartScales } from "./chart-scales.ts";
import { type DrawingKind, DrawingLayer, hasTwoEnds } from "./drawing-layer.tsx";
import { DrawingList } from "./drawing-list.tsx";
import { drawingNames } from "./drawing-names.ts";
import { afterSplits, barPlaces, priceDayOf, storedChange, withPoints } from "./drawing-places.ts";
import PriceChart, { type PriceChartProps } from "./price-chart.tsx";
import { useDrawings } from "./use-drawings.ts";

const words = drawingText;
const tools = ["select", "trend", "level", "range", "text"] as const;

type Tool = (typeof tools)[number];

/** A price chart with the user's drawings. While open, it has the tools above and the list of drawings below. */
export function DrawingBoard({
  isOpen,
  chartHeight,
  history,
  ...chart
}: PriceChartProps & {
  isOpen: boolean;
  /** As a CSS length. */
  chartHeight: string;
  /** The history that the shown bars are from. */
  history: History;
}): ReactNode {
  const { symbol, bars, timeZone, digits } = chart;
  const frame = useRef<HTMLDivElement>(null);
  const textField = useRef<HTMLInputElement>(null);
  const board = useBoard({ symbol, bars, digits, timeZone, history });
  const places = useMemo(() => barPlaces(bars, timeZone), [bars, timeZone]);
  const formatPrice = useCallback((price: number) => fixed(price, digits), [digits]);
  const { tool, kind, isWithoutText, newText, setNewText, selected, setSelected, choose, add, place } = useTool(
    board,
    bars,
  );
  /** Takes the focus from a control that goes away. */
  const focusFrame = (): void => frame.current?.focus({ preventScroll: true });
  const draw = (...drawn: Parameters<typeof add>): void => {
    add(...drawn);
    focusFrame();
  };
  const overlay = (scales: ChartScales): ReactNode => (
    <DrawingLayer
      // A tool begins without a half-made drawing.
      key={tool}
      drawings={board.drawings}
      scales={scales}
      places={places}
      selected={selected}
      tool={kind}
      isOpen={isOpen}
      formatPrice={formatPrice}
      onSelect={setSelected}
      onMove={board.change}
      onDraw={draw}
    />
  );
  return (
    // A press on the chart focuses the frame, so that its keys work after drawing with a mouse.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls inside
    <div
      ref={frame}
      tabIndex={-1}
      onKeyDown={isOpen ? (event) => onBoardKey(event, board, tool, choose) : undefined}
      onClick={({ target }) => {
        // Without a text there is nothing to place yet.
        if (isOpen && isWithoutText && !isOnControl(target)) textField.current?.focus();
      }}
    >
      {isOpen ? (
        <DrawingTools
          tool={tool}
          board={board}
          newText={newText}
          textField={textField}
          onTool={choose}
          onText={setNewText}
          onAdd={kind === null ? undefined : () => draw(kind, ...middleOf(bars, kind))}
        />
      ) : null}
      <output className="visually-hidden">{board.done}</output>
      <div className="column" style={{ height: chartHeight }}>
        <PriceChart
          {...chart}
          overlay={board.isReady ? overlay : undefined}
          onKey={(key, index) => {
            if (key !== "Enter" || !isOpen) chart.onKey?.(key, index);
            else if (kind !== null) place(kind, index);
            else if (isWithoutText) textField.current?.focus();
          }}
          foot={<BoardFoot board={board} isOpen={isOpen} chartFoot={chart.foot} />}
        />
      </div>
      <BoardProblem board={board} />
      {isOpen && board.isReady ? (
        <DrawingList
          drawings={board.drawings}
          digits={digits}
          timeZone={timeZone}
          onChange={board.change}
          onToggle={board.toggle}
          onRemove={(removed) => {
            board.remove(removed);
            focusFrame();
          }}
          onAlert={(price) => openAlert(alertAt(symbol, Number(price.toFixed(digits)), bars.at(-1)?.close))}
        />
      ) : null}
      {isOpen ? null : <Summary drawings={board.drawings} formatPrice={formatPrice} />}
    </div>
  );
}

/** The visible drawings for screen readers, where the list with their values is closed. */
function Summary({
  drawings,
  formatPrice,
}: {
  drawings: readonly Drawing[];
  formatPrice: (price: number) => string;
}): ReactNode {
  const names = drawingNames(drawings);
  const visible = drawings.filter(({ isHidden }) => !isHidden);
  const summaryOf = ({ id, kind, points }: Drawing): string =>
    `${names.get(id) ?? ""}${kind === "text" ? "" : ` ${points.map(({ price }) => formatPrice(price)).join(" – ")}`}`;
  return visible.length === 0 ? null : <p className="visually-hidden">{words.summary(visible.map(summaryOf))}</p>;
}

/** While the tools are closed, says how many drawings are hidden, and shows them again. */
function BoardFoot({
  board: { drawings, toggleAll, isAnyShown },
  isOpen,
  chartFoot,
}: {
  board: Board;
  isOpen: boolean;
  chartFoot: ReactNode;
}): ReactNode {
  const hidden = drawings.filter(({ isHidden }) => isHidden).length;
  return (
    <>
      {chartFoot}
      {hidden === 0 || isOpen ? null : (
        <span className="inline-row gap-1">
          {words.hiddenCount(hidden)}
          {isAnyShown ? null : (
            <Button look="subtle" size="small" onClick={toggleAll}>
              {words.showAll}
            </Button>
          )}
        </span>
      )}
    </>
  );
}

/** Undo, redo, and Escape for putting a tool away. */
function onBoardKey(event: KeyboardEvent<HTMLElement>, board: Board, tool: Tool, choose: (tool: Tool) => void): void {
  if (isTyping(event.target)) return;
  const step = stepOf(event);
  if (step !== null) {
    event.preventDefault();
    board[step]?.();
  } else if (event.key === "Escape" && tool !== "select") choose("select");
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && !["range", "radio"].includes(target.type);
}

/** Returns what a combination of keys does to the last change. */
function stepOf({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): "undo" | "redo" | null {
  if (!ctrlKey && !metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === "y" || (letter === "z" && shiftKey)) return "redo";
  return letter === "z" ? "undo" : null;
}

/** Returns an alert for a price that the last one hasn't reached: above a level over it, below one under it. */
function alertAt(symbol: string, value: number, lastPrice: number | undefined): AlertRequest {
  return {
    symbol,
    rule: { kind: "price", is: lastPrice !== undefined && value < lastPrice ? "below" : "above", value },
  };
}

function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("input, button, label, a") !== null;
}

type Board = ReturnType<typeof useBoard>;

/** The chosen tool, and placing what it draws. */
function useTool(board: Board, bars: readonly Bar[]) {
  const [tool, setTool] = useState<Tool>("select");
  const [selected, setSelected] = useState<string | null>(null);
  const [newText, setNewText] = useState("");
  /** The first end of a drawing that is placed by keyboard. */
  const [start, setStart] = useState<DrawingPoint | null>(null);
  const isWithoutText = tool === "text" && newText.trim() === "";
  const kind = tool === "select" || board.isFull || !board.isReady || isWithoutText ? null : tool;
  const choose = (next: Tool): void => {
    setTool(next);
    setStart(null);
  };
  const add = (added: DrawingKind, from: DrawingPoint, to: DrawingPoint): void => {
    setSelected(board.add(added, from, to, newText.trim()));
    choose("select");
    setNewText("");
  };
  /** Sets an end at a bar's close; a drawing with two ends takes two. */
  const place = (added: DrawingKind, index: number): void => {
    const point = closeOf(bars[index]);
    if (start !== null || !hasTwoEnds(added)) return add(added, start ?? point, point);
    setStart(point);
    board.say(words.startSet);
  };
  return { tool, kind, isWithoutText, newText, setNewText, selected, setSelected, choose, add, place };
}

/** The drawings in the shares of the shown bars, and their changes. */
function useBoard({
  symbol,
  bars,
  digits,
  timeZone,
  history,
}: Pick<PriceChartProps, "symbol" | "bars" | "digits" | "timeZone"> & { history: History }) {
  const { drawings: stored, isLoaded, isMissing, load, replace, showAs, undo, redo, ...saving } = useDrawings(symbol);
  const [done, setDone] = useState("");
  const { splits, isFailed, retry: loadSplits } = useSplits(symbol, stored, bars[0]?.date ?? "", history.events);
  const drawings = useMemo(
    () => (splits === null ? [] : stored.map((drawing) => afterSplits(drawing, splits))),
    [stored, splits],
  );
  const priceDay = priceDayOf({ ...history, events: splits ?? [] }, timeZone);
  /** Rounds the prices as they are shown. */
  const settled = (drawing: Drawing): Drawing =>
    withPoints(drawing, (point) => ({ ...point, price: Number(point.price.toFixed(digits)) || point.price }));
  const changeOf = (before: Drawing, changed: Drawing): Drawing => {
    const shown = drawings.find(({ id }) => id === before.id) ?? before;
    const isMoved = changed.points.some(({ price }, place) => price !== shown.points[place]?.price);
    return storedChange(before, shown, isMoved ? settled(changed) : changed, priceDay);
  };
  const isAnyShown = stored.some(({ isHidden }) => !isHidden);
  const nameOf = (drawing: Drawing, list: readonly Drawing[]): string => drawingNames(list).get(drawing.id) ?? "";
  return {
    ...saving,
    drawings,
    isReady: isLoaded && splits !== null,
    isMissing: isMissing || isFailed,
    load: isMissing ? load : loadSplits,
    isFull: stored.length >= maxDrawings,
    isAnyShown,
    /** The last change, for screen readers. */
    done,
    say: setDone,
    undo:
      undo === undefined
        ? undefined
        : (): void => {
            undo();
            setDone(words.undone);
          },
    redo:
      redo === undefined
        ? undefined
        : (): void => {
            redo();
            setDone(words.redone);
          },
    /** Adds a drawing and returns its id. */
    add: (kind: DrawingKind, from: DrawingPoint, to: DrawingPoint, note: string): string => {
      const shared = { id: randomId(), isHidden: false, priceDay };
      const drawing: Drawing =
        kind === "trend" || kind === "range"
          ? { ...shared, kind, points: [from, to] }
          : kind === "level"
            ? { ...shared, kind, points: [from] }
            : { ...shared, kind, points: [to], text: note };
      const next = [...stored, settled(drawing)];
      replace(next);
      setDone(words.added(nameOf(drawing, next)));
      return drawing.id;
    },
    change: (changed: Drawing): void => {
      replace(stored.map((drawing) => (drawing.id === changed.id ? changeOf(drawing, changed) : drawing)));
      setDone(words.changed(nameOf(changed, stored)));
    },
    toggle: (toggled: Drawing): void => {
      const isHidden = !toggled.isHidden;
      showAs(stored.map((drawing) => (drawing.id === toggled.id ? { ...drawing, isHidden } : drawing)));
      setDone((isHidden ? words.isHidden : words.isShown)(nameOf(toggled, stored)));
    },
    remove: (removed: Drawing): void => {
      replace(stored.filter(({ id }) => id !== removed.id));
      setDone(words.removed(nameOf(removed, stored)));
    },
    toggleAll: (): void => {
      showAs(stored.map((drawing) => ({ ...drawing, isHidden: isAnyShown })));
      setDone(isAnyShown ? words.allHidden : words.allShown);
    },
  };
}

function DrawingTools({
  tool,
  board,
  newText,
  textField,
  onTool,
  onText,
  onAdd,
}: {
  tool: Tool;
  board: Board;
  newText: string;
  textField: RefObject<HTMLInputElement | null>;
  onTool: (tool: Tool) => void;
  onText: (text: string) => void;
  /** Adds a drawing without a pointer; undefined while there is none to add. */
  onAdd: (() => void) | undefined;
}): ReactNode {
  const { undo, redo, isReady, isAnyShown, isFull, drawings } = board;
  // Nothing here comes or goes with the tool, so that the chart below keeps its place.
  return (
    <div className="column gap-1 px-4 pb-1 phone-px-3h">
      <div className="row wrap gap-y-1 gap-x-2">
        <SegmentedControl
          label={words.tools}
          value={tool}
          options={tools.map((value) => ({ value, label: value === "select" ? words.select : words.kinds[value] }))}
          onChange={onTool}
        />
        <span className="inline-row gap-half">
          <ToolButton
            label={words.undo}
            hint={words.undoHint(keyName("Ctrl Z"))}
            icon={IconArrowBackUp}
            onPress={isReady ? undo : undefined}
          />
          <ToolButton
            label={words.redo}
            hint={words.redoHint(keyName("Ctrl Y"))}
            icon={IconArrowForwardUp}
            onPress={isReady ? redo : undefined}
          />
          <ToolButton
            label={isAnyShown ? words.hideAll : words.showAll}
            icon={isAnyShown ? IconEye : IconEyeOff}
            onPress={drawings.length === 0 ? undefined : board.toggleAll}
          />
        </span>
        <Button size="small" disabled={onAdd === undefined} onClick={onAdd}>
          {words.addInMiddle}
        </Button>
      </div>
      <div className="row gap-2 min-h-44">
        {tool === "text" ? (
          <TextField
            ref={textField}
            label={words.newText}
            hideLabel
            placeholder={words.newText}
            value={newText}
            maxLength={maxDrawingTextLength}
            onChange={(event) => onText(event.target.value)}
          />
        ) : null}
        <span className="quiet size-secondary">
          {isFull ? words.full(maxDrawings) : words.hints[tool]}
          {isFull || tool === "select" ? null : (
            <span className="phone-visually-hidden">
              {" "}
              {hasTwoEnds(tool) ? words.keyHints.twoEnds : words.keyHints.oneEnd}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}

function ToolButton({
  label,
  hint = label,
  icon: Icon,
  onPress,
}: {
  label: string;
  hint?: string;
  icon: typeof IconEye;
  /** Undefined while there is nothing to do. */
  onPress: (() => void) | undefined;
}): ReactNode {
  return (
    <IconButton label={label} title={hint} disabled={onPress === undefined} onClick={onPress}>
      <Icon size={18} stroke={1.8} aria-hidden="true" />
    </IconButton>
  );
}

/** Drawings that couldn't be loaded or saved, also while the tools are closed. */
function BoardProblem({ board: { isMissing, load, problem, retry } }: { board: Board }): ReactNode {
  if (!isMissing && problem === null) return null;
  return (
    <div className="px-4 pb-3">
      <Alert>
        <p>{isMissing ? words.loadFailed : (problem?.sentence ?? words.saveFailed)}</p>
        <Button size="small" onClick={isMissing ? load : retry}>
          {text.ui.retry}
        </Button>
      </Alert>
    </div>
  );
}

function closeOf({ date, time, close }: Pick<Bar, "date" | "time" | "close"> = { date: "", close: 1 }): DrawingPoint {
  return { date, ...(time === undefined ? {} : { time }), price: close };
}

/** Returns the ends of a drawing added without a pointer: the middle half of the bars, and the last price for a level. */
function middleOf(bars: readonly Bar[], kind: DrawingKind): readonly [DrawingPoint, DrawingPoint] {
  const end = (share: number): DrawingPoint => closeOf(bars[Math.round((bars.length - 1) * share)]);
  return [end(kind === "level" ? 1 : 0.25), end(0.75)];
}

/**
 * Returns the splits since the oldest drawing; null while they aren't known. The shown bars may begin later, and then
 * the whole history is requested.
 */
function useSplits(symbol: string, drawings: readonly Drawing[], firstDay: string, events: History["events"]) {
  const isCovered = drawings.every(({ priceDay }) => priceDay >= firstDay);
  const { data, error, refetch } = useQuery({
    ...query("GET /api/market/history", { symbol, ...historyRequest("Max") }),
    enabled: !isCovered,
  });
  return {
    splits: isCovered ? events : (data?.events ?? null),
    isFailed: !isCovered && data === undefined && error !== null,
    retry: (): void => void refetch(),
  };
}
