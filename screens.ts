import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { ScreenServices } from "#app/screen-context.ts";
import { readAssets } from "#server/http/assets.ts";
import type { MemoryResponse } from "#server/http/from-memory.ts";
import type { RenderPage } from "#server/http/pages.ts";
import { openVisit } from "#server/saved-names/visit.ts";
import type { Services } from "#server/services.ts";

/** The one place where the screen and the machine meet: how to render a page, and the files that lie beside the pages. */
export type Screens = {
  readonly render: RenderPage;
  readonly assets: ReadonlyMap<string, MemoryResponse>;
  /** In development, Vite sees each request first. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

type Build = ServerBuild & {
  entry: { module: { provide: (services: ScreenServices) => RouterContextProvider } };
};

/** Opens the screens from the build. Throws when there is none. */
export async function openBuiltScreens(services: Services): Promise<Screens> {
  const build: Build = await import(new URL("./build/server/index.js", import.meta.url).href).catch(() => {
    throw new Error('There is no build yet. Run "npm start", or "npm run build" before "npm run serve".');
  });
  const handle = createRequestHandler(build, "production");
  return {
    render: (request, page) =>
      handle(request, build.entry.module.provide(screenServices(services, request, page))),
    assets: readAssets(new URL("./build/client", import.meta.url).pathname),
  };
}

/** Opens the screens from their sources, through Vite's middleware. */
export async function openSourceScreens(services: Services, server: Server): Promise<Screens> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  return {
    async render(request, page) {
      const build = await sourceBuild((id) => vite.ssrLoadModule(id));
      return createRequestHandler(build, "development")(
        request,
        build.entry.module.provide(screenServices(services, request, page)),
      );
    },
    assets: new Map(),
    before: vite.middlewares,
  };
}

/** Vite cannot know what a virtual module exports; this is where its word is taken. */
async function sourceBuild(load: (id: string) => Promise<any>): Promise<Build> {
  return load("virtual:react-router/server-build");
}

function screenServices(
  services: Services,
  request: Request,
  page: { readonly nonce: string; readonly origin: string },
): ScreenServices {
  const visit = openVisit(services, {
    cookie: request.headers.get("cookie"),
    https: page.origin.startsWith("https:"),
  });
  return { names: services.names, dice: services.dice, visit, ...page };
}
