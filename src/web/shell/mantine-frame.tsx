import { createTheme, MantineProvider } from "@mantine/core";
import "@mantine/core/styles/default-css-variables.layer.css";
import type { MantineColorSchemeManager } from "@mantine/core";
import type { ReactNode } from "react";
import { styleNonce } from "./style-nonce.ts";
import { chooseTheme, currentTheme, subscribeToTheme } from "./theme.ts";

const theme = createTheme({ cursorType: "pointer", respectReducedMotion: true });

/**
 * What Mantine's menus and panels need around them. Its variables come as a style sheet: the style elements it would
 * write itself are refused where trusted types are required.
 */
export function MantineFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="dark"
      colorSchemeManager={createColorSchemeManager()}
      getStyleNonce={styleNonce}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

/** Mantine follows the product's own theme, which lives under `theme-mode`. */
function createColorSchemeManager(): MantineColorSchemeManager {
  let unsubscribe = (): void => {};
  return {
    get: currentTheme,
    set: (scheme) => {
      // Mantine answers every change it hears of by setting the same again.
      if (scheme !== "auto" && scheme !== currentTheme()) chooseTheme(scheme);
    },
    subscribe: (onUpdate) => {
      unsubscribe = subscribeToTheme(() => onUpdate(currentTheme()));
    },
    unsubscribe: () => unsubscribe(),
    clear: () => {},
  };
}
