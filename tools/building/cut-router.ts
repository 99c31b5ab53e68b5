import type { Plugin } from "vite";
import { type Cuts, LEFT_OUT, ROUTER_CUTS } from "./router-cuts.ts";

const ROUTER = "/node_modules/react-router/dist/production/lib/";
const SCREENS = /\/app\/.*\.tsx?$/;
const DEV_NAME = /^\w+\.displayName = .*;$/gm;

/**
 * Leaves out of the browser's router what no page uses: a fifth of it. The server runs the router as it is. A build stops
 * when the router is not as router-cuts.ts knows it, and when a screen asks for what is left out.
 */
export function cutRouter(): Plugin {
  return {
    name: "cut-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      order: "pre",
      handler(code, id) {
        const [, file] = id.split(ROUTER);
        if (file !== undefined) return { code: cutFile(code, file), map: null };
        const asked = SCREENS.test(id) && code.includes('"react-router"') ? LEFT_OUT.exec(code) : null;
        if (asked !== null)
          this.error(
            `"${asked[0]}" is left out of the router (tools/building/router-cuts.ts): put it back to use it in ${id}.`,
          );
        return null;
      },
    },
  };
}

/** A file of the router without what is left out of it. Throws when something of that is not in it, or not just once. */
export function cutFile(code: string, file: string, cuts: Cuts = ROUTER_CUTS[file] ?? {}): string {
  const { functions = {}, never = [], always = [] } = cuts;
  const edits: readonly (readonly [RegExp, string])[] = [
    ...Object.entries(functions).map(([name, body]) => [functionCalled(name), `$<head>{ ${body} }`] as const),
    ...never.map((condition) => [ifOf(condition), "if (false) "] as const),
    ...always.map((condition) => [ifOf(condition), "if (true) "] as const),
  ];
  return edits
    .reduce((text, [found, instead]) => {
      if ([...text.matchAll(found)].length !== 1)
        throw new Error(
          `react-router's ${file} is not as router-cuts.ts knows it, at ${found.source}: bring that up to date.`,
        );
      return text.replace(found, instead);
    }, code)
    .replace(DEV_NAME, "");
}

/** A function, from its head to the brace that closes it: the next one as far to the left. */
function functionCalled(name: string): RegExp {
  return new RegExp(
    `^(?<head>(?<indent>\\t*)(?:async )?function ${name}\\(.*\\) )\\{\\n[\\s\\S]*?^\\k<indent>\\}$`,
    "gm",
  );
}

function ifOf(condition: string): RegExp {
  return new RegExp(RegExp.escape(`if (${condition}) `), "g");
}
