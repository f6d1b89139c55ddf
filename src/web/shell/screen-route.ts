import type { ScreenLoader } from "./lazy-screen.tsx";

export interface ScreenRoute {
  /** Address without the leading slash. */
  readonly path: string;
  readonly title: string;
  /** Shown while the screen's script loads. */
  readonly loading: string;
  /** The key that opens it after G. */
  readonly chord: string;
  readonly group: "mine" | "research" | "plan" | "settings";
  /** True if addresses below its own belong to it too. */
  readonly hasPanels?: true;
  readonly load: ScreenLoader;
}
