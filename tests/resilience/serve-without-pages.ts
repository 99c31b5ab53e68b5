// node serve-without-pages.ts
// The whole server but for its screens, which need a build: a page answers with its path.
import { start } from "#server/start.ts";

await start({
  env: process.env,
  openScreens: async () => ({
    render: async (request) => new Response(new URL(request.url).pathname),
    assets: new Map(),
  }),
  say: console.log,
  complain: console.error,
});
