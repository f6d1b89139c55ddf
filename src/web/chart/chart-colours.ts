/** Colours of the theme, as a canvas wants them. */
export interface ChartColours {
  readonly surface: string;
  readonly grid: string;
  readonly text: string;
  readonly crosshair: string;
  readonly accent: string;
  readonly up: string;
  readonly down: string;
  readonly sample: string;
  readonly label: string;
}

/** The colours in force now. */
export function chartColours(): ChartColours {
  const style = getComputedStyle(document.body);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    surface: token("--surface"),
    grid: token("--hairline-soft"),
    text: token("--text-3"),
    crosshair: token("--control-border"),
    accent: token("--accent"),
    up: token("--up"),
    down: token("--down"),
    sample: token("--sample"),
    label: token("--raised"),
  };
}

/** Calls back when theme or direction colours change. */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { attributes: true, attributeFilter: ["data-theme", "data-direction"] });
  return () => observer.disconnect();
}

/** The same colour with so much of it showing: #rrggbb and 0 to 1. */
export function faded(colour: string, share: number): string {
  return `${colour}${Math.round(share * 255)
    .toString(16)
    .padStart(2, "0")}`;
}
