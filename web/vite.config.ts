import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The build goes into the Python package, which serves it and ships it in its wheel. It needs only what package.json lists
// as `dependencies`: ./play installs nothing else.
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
});
