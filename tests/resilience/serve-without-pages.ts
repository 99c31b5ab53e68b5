// node serve-without-pages.ts
// The whole server but for its screens, which need a build: a page answers with its path.
import { begin } from "#server/processes/begin.ts";

await begin({
  env: process.env,
  say: console.log,
  complain: console.error,
  async serve(beginning) {
    const { start } = await import("#server/start.ts");
    await start({
      ...beginning,
      openScreens: async () => ({
        render: async (request) => new Response(new URL(request.url).pathname),
        assets: new Map(),
      }),
    });
  },
});
