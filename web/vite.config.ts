import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { engine } from "./engine.js";

// The build goes into the Python package, which serves it and ships it in its wheel. It needs only what package.json lists
// as `dependencies`: ./play installs nothing else.
export default defineConfig({
  plugins: [svelte(), engine()],
  worker: { format: "es", plugins: () => [engine(false)] },
  build: {
    outDir: "../src/zehn/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" }, // of the libraries that the build contains: whoever passes it on passes them on
  },
  // scripts find each other wherever they lie: at the root of a server, or in a folder of any web host
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8010", ws: true } } },
});
