import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { mergedScripts } from "./scripts/merged-scripts.ts";

export default defineConfig({
  plugins: [react(), mergedScripts()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    // Small files would otherwise become data: addresses, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A page loads the words that it uses, and not those that only lie beside them.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/src\/web\/text\//, sideEffects: false }] } },
  },
  server: { host: "127.0.0.1" },
});
