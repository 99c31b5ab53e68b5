import { start } from "#server/start.ts";
import { openBuiltScreens, openSourceScreens } from "./screens.ts";

if (Number(process.versions.node.split(".")[0]) < 24) {
  throw new Error(
    `Node 24 is needed, this is ${process.version}. Run "npm ci" without --ignore-scripts: it brings its own Node.`,
  );
}

const development = process.argv.includes("--dev");
await start({
  env: process.env,
  openScreens: development ? openSourceScreens : openBuiltScreens,
  development,
  say: console.log,
  complain: console.error,
});
