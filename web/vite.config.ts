import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The build goes into the Python package, which serves it and ships it in its wheel.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/zehn/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8010", ws: true } } },
  // components are tested as a browser runs them, not as a server would render them
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], environment: "happy-dom" },
});
