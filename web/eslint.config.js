import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules", "public"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "vite.config.ts", "vitest.config.ts"] },
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `void live.question;` makes an effect run again
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // what is read from the browser's memory or the network has the type that its reader names
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // maps and sets here are either private or made anew
      "svelte/prefer-svelte-reactivity": "off",
      // a window opens by itself at the end of a round, and by hand at any time
      "svelte/prefer-writable-derived": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // runs in Node.js while building, and is plain JavaScript: what it calls has no types here
    files: ["engine.js", "vite.config.ts"],
    ...ts.configs.disableTypeChecked,
    languageOptions: { globals: globals.node },
  },
  {
    // types that cross components are checked by svelte-check; to ESLint they are unknown
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unnecessary-condition": "off",
    },
  },
);
