import { IconDots, IconTable, IconTimeline } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu } from "../ui/menu.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import type { ChartKind, PriceScaleKind } from "./chart-canvas.ts";

interface ChartOption {
  readonly label: string;
  /** On or off; absent for an action. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly title?: string;
  /** Shown alone if there is one, outside the menu. */
  readonly icon?: ReactNode;
  readonly onPress: () => void;
}

/** Lists what can be changed about a chart. Null means that there is no choice, or none at the moment. */
export function chartOptions({
  kind,
  onKind,
  drawing,
  isTable,
  onTable,
}: {
  kind: ChartKind | null;
  onKind: (kind: ChartKind) => void;
  drawing: {
    readonly scale: PriceScaleKind | null;
    readonly onScale: (scale: PriceScaleKind) => void;
    readonly isTotal: boolean | null;
    readonly onTotal: (isTotal: boolean) => void;
    readonly isDrawing: boolean | null;
    readonly onDrawing: (isDrawing: boolean) => void;
  } | null;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}): readonly ChartOption[] {
  const isCandles = kind === "candles";
  const Icon = isTable ? IconTimeline : IconTable;
  const table = {
    label: isTable ? text.chart.showChart : text.chart.showTable,
    icon: <Icon size={17} stroke={1.7} />,
    onPress: () => onTable(!isTable),
  };
  const kinds =
    kind === null
      ? []
      : [{ label: text.chart.candles, isOn: isCandles, onPress: () => onKind(isCandles ? "line" : "candles") }];
  if (drawing === null) return [...kinds, table];
  const { scale, isTotal, isDrawing } = drawing;
  return [
    ...kinds,
    ...(["log", "percent"] as const).map((one) => ({
      label: text.chart.scales[one],
      isOn: scale === one,
      isDisabled: scale === null,
      onPress: () => drawing.onScale(scale === one ? "linear" : one),
    })),
    {
      label: text.chart.totalReturn,
      isOn: isTotal === true,
      isDisabled: isTotal === null,
      title: isTotal === null ? text.chart.noTotalReturn : text.chart.totalReturnNote,
      onPress: () => drawing.onTotal(isTotal !== true),
    },
    {
      label: isDrawing === true ? text.chart.endDrawing : text.chart.draw,
      isDisabled: isDrawing === null,
      onPress: () => drawing.onDrawing(isDrawing !== true),
    },
    table,
  ];
}

/** A chart's scales, tools and views: buttons, or one menu on a phone. */
export function ChartOptions({ options }: { options: readonly ChartOption[] }): ReactNode {
  const isNarrow = useIsNarrow();
  if (isNarrow)
    return (
      <Menu
        target={
          <IconButton label={text.chart.options}>
            <IconDots size={18} stroke={1.8} aria-hidden="true" />
          </IconButton>
        }
        groups={[
          options.map(({ label, isOn, isDisabled = false, onPress }) => ({
            id: label,
            label,
            isDisabled,
            onSelect: onPress,
            ...(isOn === undefined ? {} : { isChecked: isOn }),
          })),
        ]}
      />
    );
  return options.map(({ label, isOn, isDisabled = false, title, icon, onPress }) =>
    icon === undefined ? (
      <Button
        key={label}
        {...(isOn === true ? {} : { look: "subtle" as const })}
        size="small"
        className="px-2"
        aria-pressed={isOn}
        disabled={isDisabled}
        title={title}
        onClick={onPress}
      >
        {label}
      </Button>
    ) : (
      <IconButton key={label} label={label} onClick={onPress}>
        {icon}
      </IconButton>
    ),
  );
}
