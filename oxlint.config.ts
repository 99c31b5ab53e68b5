import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type OxlintOverride } from "oxlint";

/** Rooms of the screen that any feature may use. */
const SHARED = [
  "ads",
  "api",
  "charts",
  "device",
  "drawings",
  "fetching",
  "forms",
  "growth-standards",
  "head",
  "http",
  "offline",
  "private-links",
  "saved-names",
  "sharing",
  "site",
  "state",
  "styles",
  "taste",
  "ui",
];

/** Rooms of the screen that put features together. No feature knows them. */
const COMPOSING = ["frame", "forgetting", "routes"];

const FEATURES = readdirSync(join(import.meta.dirname, "app"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...SHARED, ...COMPOSING].includes(entry.name))
  .map(({ name }) => name);

type Pattern = { group: string[]; message: string; allowTypeImports?: boolean };

const UPWARD = {
  group: ["../*", "../**"],
  message: "Across folders by alias (#domain/…); inside a folder by ./",
};
const NO_MACHINE = {
  // Records that the screen opens itself are files that it fetches when they are wanted.
  group: ["#server/**", "node:*", "#data/ssa/**", "#tools/**", "#tests/**"],
  message: "The screen gets the machine by injection.",
};
const NO_POOL_LIST = {
  group: ["#domain/games/pools.ts"],
  message: "A game opens its own pool: the list brings the code of all.",
};
const APP = [NO_MACHINE, NO_POOL_LIST];

/** What no file of these folders may import. */
function forbid(files: string[], patterns: Pattern[]): OxlintOverride {
  return { files, rules: { "no-restricted-imports": ["error", { patterns: [UPWARD, ...patterns] }] } };
}

const roomsOf = (names: readonly string[]) => names.map((name) => `#app/${name}/**`);

export default defineConfig({
  plugins: ["typescript", "import", "react", "jsx-a11y", "unicorn", "oxc"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  rules: {
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-assertions": ["error", { assertionStyle: "never" }],
    "typescript/no-floating-promises": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "max-lines": ["error", { max: 200, skipBlankLines: false, skipComments: false }],
    "no-console": "error",
    "typescript/unbound-method": "off",
    "unicorn/consistent-function-scoping": "off",
    "oxc/no-map-spread": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "typescript/consistent-return": "off",
    "react/react-in-jsx-scope": "off",
    "react/no-unescaped-entities": "off",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
    "no-restricted-imports": ["error", { patterns: [UPWARD] }],
  },
  overrides: [
    forbid(
      ["domain/**"],
      [
        {
          group: ["#content/**", "#server/**", "#app/**", "#data/**", "#tools/**", "#tests/**"],
          message: "The rules import only themselves.",
        },
        {
          group: ["node:*", "react*", "@*/**", "hono", "hono/**", "kysely", "pg", "zod", "zod/**"],
          message: "The rules know neither Node nor React nor any package.",
        },
      ],
    ),
    forbid(
      ["content/**"],
      [
        {
          group: ["#domain/**"],
          allowTypeImports: true,
          message: "The words import types of #domain and nothing else.",
        },
        {
          group: ["#server/**", "#app/**", "#data/**", "#tools/**", "#tests/**", "node:*", "react*", "@*/**"],
          message: "The words import types of #domain and nothing else.",
        },
      ],
    ),
    forbid(
      ["server/**"],
      [
        {
          group: ["#app/**", "#tools/**", "#tests/**", "react", "react-dom", "react-dom/*"],
          message: "The machine knows nothing of the screen.",
        },
      ],
    ),
    forbid(["app/**"], APP),
    ...SHARED.map((room) =>
      forbid(
        [`app/${room}/**`],
        [
          ...APP,
          { group: roomsOf([...FEATURES, ...COMPOSING]), message: "What features share knows no feature." },
        ],
      ),
    ),
    ...FEATURES.map((feature) =>
      forbid(
        [`app/${feature}/**`],
        [
          ...APP,
          {
            group: roomsOf([...FEATURES.filter((other) => other !== feature), ...COMPOSING]),
            message: "A feature knows no other: a route puts them together.",
          },
        ],
      ),
    ),
    {
      files: ["**/*.test.ts", "**/*.test.tsx"],
      rules: { "no-restricted-imports": ["error", { patterns: [UPWARD] }] },
    },
    {
      files: ["tools/**", "tests/**", "server.ts", "*.config.ts"],
      rules: {
        "no-restricted-imports": ["error", { patterns: [UPWARD] }],
        "no-console": "off",
        "no-await-in-loop": "off",
      },
    },
    { files: ["content/**"], excludeFiles: ["**/*.test.ts"], rules: { "max-lines": "off" } },
    { files: ["**/*.test.ts", "tests/**"], rules: { "no-await-in-loop": "off" } },
  ],
  ignorePatterns: ["build/**", ".react-router/**", "node_modules/**", "var/**", "/shots/**"],
});
