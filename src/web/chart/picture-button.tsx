import { IconPhotoDown } from "@tabler/icons-react";
import { useId } from "react";
import type { ReactNode } from "react";
import type { Provenance } from "#contract/provenance.ts";
import { formatMoment } from "../format/format-date.ts";
import { sourceNames } from "../market/source-names.ts";
import { text } from "../text/text.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu } from "../ui/menu.tsx";
import { showToast } from "../ui/toast.ts";

/** How a saved chart is described: its title, and where its values come from. */
export interface PictureWords {
  readonly title: string;
  /** Absent for values that are computed from several sources. */
  readonly provenance?: Provenance | null | undefined;
}

const words = text.chart.picture;
const kinds = ["png", "svg"] as const;

/** A button that saves the chart around it as a picture: the nearest `figure`, or the card's content. */
export function PictureButton({ title, provenance = null }: PictureWords): ReactNode {
  const id = useId();
  const save = async (kind: (typeof kinds)[number]): Promise<void> => {
    const button = document.getElementById(id);
    const chart = button?.closest("figure") ?? button?.closest("section")?.querySelector<HTMLElement>("[data-chart]");
    if (chart == null) return;
    try {
      const { savePicture } = await import("./picture/save-picture.ts");
      await savePicture(chart, kind, { title, lines: linesOf(provenance) });
    } catch {
      showToast(words.failed);
    }
  };
  return (
    <span data-no-picture="">
      <Menu
        target={
          <IconButton id={id} label={words.save} title={words.save} className="w-28 h-28">
            <IconPhotoDown size={16} stroke={1.7} aria-hidden="true" />
          </IconButton>
        }
        isInPlace
        groups={[kinds.map((kind) => ({ id: kind, label: kind.toUpperCase(), onSelect: () => void save(kind) }))]}
      />
    </span>
  );
}

/** The source, the time of the values, and the time at which they were saved. */
function linesOf(provenance: Provenance | null): readonly string[] {
  return [
    ...(provenance === null ? [] : [text.market.source(sourceNames(provenance.source))]),
    ...(provenance?.asOf == null ? [] : [text.market.asOf(formatMoment(Date.parse(provenance.asOf)))]),
    words.savedOn(formatMoment(Date.now())),
  ];
}
