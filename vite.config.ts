import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * Small modules that the shell always loads and some screens and panels need too. In one chunk they compress better than
 * in a chunk for each set of users, which is what the bundler makes by itself.
 */
const shellParts = [
  "/web/format/format-date",
  "/web/format/format-large",
  "/web/format/format-price",
  "/web/format/format-relative-time",
  "/web/format/number-format",
  "/web/format/relative-time",
  "/web/holdings/import-request",
  "/web/holdings/transaction-request",
  "/web/push/push-owner",
  "/web/shell/about",
  "/web/shell/shortcut-list",
  "/web/shell/theme-choice",
  "/web/shell/use-debounced",
  "/web/ui/badge",
  "/IconKeyboard",
  "/IconSearch",
];

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    // Small files would otherwise become data: addresses, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "shell-parts", test: (id) => shellParts.some((part) => id.replace(/\.\w+$/, "").endsWith(part)) },
          ],
        },
      },
    },
  },
  server: { host: "127.0.0.1" },
});
