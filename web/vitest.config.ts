import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";

import build from "./vite.config";

export default mergeConfig(
  build,
  defineConfig({
    plugins: [svelteTesting()],
    test: { include: ["tests/**/*.test.ts"], environment: "happy-dom", setupFiles: ["tests/setup.ts"] },
  }),
);
