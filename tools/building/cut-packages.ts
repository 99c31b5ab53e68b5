import type { Plugin } from "vite";
import { LEFT_OUT_OF_REACT, REACT_CUTS } from "./react-cuts.ts";
import { type Cuts, LEFT_OUT, ROUTER_CUTS } from "./router-cuts.ts";

const PACKAGES = /\/node_modules\/(?:react-router\/dist\/production\/lib|react-dom\/cjs)\//;
const CUTS: Readonly<Record<string, Cuts>> = { ...ROUTER_CUTS, ...REACT_CUTS };
const SCREENS = /\/app\/.*\.tsx?$/;
const DEV_NAME = /^\w+\.displayName = .*;$/gm;

/**
 * Leaves out of the browser's router and of React what no page uses: a fifth of the one, an eighth of the other. The server
 * runs both as they are. A build stops when they are not as router-cuts.ts and react-cuts.ts know them, and when a screen asks
 * for what is left out.
 */
export function cutPackages(): Plugin {
  return {
    name: "cut-packages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      order: "pre",
      handler(code, id) {
        const [, file] = id.split(PACKAGES);
        if (file !== undefined) return { code: cutFile(code, file), map: null };
        const asked = SCREENS.test(id) ? askedFor(code) : undefined;
        if (asked !== undefined)
          this.error(
            `"${asked}" is left out (tools/building/router-cuts.ts, react-cuts.ts): put it back to use it in ${id}.`,
          );
        return null;
      },
    },
  };
}

/** What a screen asks for that is left out. */
function askedFor(code: string): string | undefined {
  const ofRouter = code.includes('"react-router"') ? LEFT_OUT.exec(code) : null;
  return (ofRouter ?? LEFT_OUT_OF_REACT.exec(code))?.[0];
}

/** A file of the router, or of React, without what is left out of it. Throws when something of that is not in it, or not just once. */
export function cutFile(code: string, file: string, cuts: Cuts = CUTS[file] ?? {}): string {
  const { functions = {}, words = {}, never = [], always = [], markers = [] } = cuts;
  const edits: readonly (readonly [RegExp, string])[] = [
    ...Object.entries(functions).map(([name, body]) => [functionCalled(name), `$<head>{ ${body} }`] as const),
    ...Object.entries(words).map(
      ([found, instead]) => [new RegExp(RegExp.escape(found), "g"), instead] as const,
    ),
    ...never.map((condition) => [ifOf(condition), "if (false) "] as const),
    ...always.map((condition) => [ifOf(condition), "if (true) "] as const),
    ...markers.map((name) => [errorCalled(name), `$<head>${WITHOUT_STACK}`] as const),
  ];
  return edits
    .reduce((text, [found, instead]) => {
      if ([...text.matchAll(found)].length !== 1)
        throw new Error(
          `${file} is not as tools/building knows it, at ${found.source}: bring router-cuts.ts or react-cuts.ts up to date.`,
        );
      return text.replace(found, instead);
    }, code)
    .replace(DEV_NAME, "");
}

/** A function or a method, from its head to the brace that closes it: the next one as far to the left. */
function functionCalled(name: string): RegExp {
  const named = `(?:(?:async )?function ${name}|${RegExp.escape(name)} = function )`;
  const parameters = String.raw`\((?:.*|\n(?:.*\n)+?\k<indent>)\)`;
  return new RegExp(
    String.raw`^(?<head>(?<indent>\t*)${named}${parameters} )\{\n[\s\S]*?^\k<indent>\}(?=;?$)`,
    "gm",
  );
}

/** To take the stack at load, a browser parses the whole of React once more: a third of what its modules take to begin. */
const WITHOUT_STACK = "Object.assign(Object.create(Error.prototype), { message: $<message> })";

function errorCalled(name: string): RegExp {
  return new RegExp(String.raw`(?<head>\b${name} = )Error\((?<message>\w+\(\d+\))\)`, "g");
}

function ifOf(condition: string): RegExp {
  return new RegExp(RegExp.escape(`if (${condition}) `), "g");
}
