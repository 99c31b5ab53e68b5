import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { ScreenServices, StorageServices } from "#app/screen-context.ts";
import { readAssets } from "#server/http/assets.ts";
import { once } from "#domain/once.ts";
import type { Answered, Rendering, RenderPage } from "#server/rendering/page-to-render.ts";
import { ROOT } from "#server/root.ts";
import type { Services } from "#server/services.ts";
import type { Screens } from "#server/site-listener.ts";
import { StartFault } from "#server/start-fault.ts";

// The one place where the screen and the machine meet.

type Build = ServerBuild & {
  entry: {
    module: {
      provide: (services: ScreenServices, storage?: StorageServices) => RouterContextProvider;
    };
  };
};

type Handler = ReturnType<typeof createRequestHandler>;

/** What the screens are given for all requests alike: no storage. */
type ScreenBooks = Omit<ScreenServices, keyof Rendering>;

const BUILD = new URL("build/server/index.js", ROOT);
/** The program of a thread that renders (render-worker.ts). */
const RENDER_WORKER = new URL("build/render-worker.js", ROOT);

/** Opens the screens from the build; those who render here, when a page is first rendered here. Throws when there is none. */
export async function openBuiltScreens({ config, ...services }: Services): Promise<Screens> {
  if (!existsSync(BUILD)) {
    throw new StartFault(
      'There is no build yet. Run "npm start", or "npm run build" before "npm run serve".',
    );
  }
  const open = once(() => openBuiltPages({ ...services, contactEmail: config.contactEmail ?? null }));
  return {
    render: async (request, rendering) => (await open())(request, rendering),
    assets: readAssets(fileURLToPath(new URL("build/client", ROOT))),
    renderWorker: RENDER_WORKER,
  };
}

/** What renders the pages of the build, and nothing else. */
export async function openBuiltPages(books: ScreenBooks): Promise<RenderPage> {
  const build: Build = await import(BUILD.href);
  const handlerAt = handlersOf(build);
  return (request, rendering) =>
    renderFor(books, build, handlerAt(new URL(request.url).pathname), request, rendering);
}

/**
 * The router's handler for each path. It tries one route after the other, twice a page, the shortest last, and most routes
 * stand before the home page: it is told of no other where a path has nothing open.
 */
function handlersOf(build: Build): (pathname: string) => Handler {
  const { root, ...routes } = build.routes;
  const whole = createRequestHandler(build, "production");
  const ofOne = new Map<string, () => Handler>();
  for (const [id, route] of Object.entries(routes)) {
    const path = route?.path ?? "";
    if (OPEN.test(path)) continue;
    const alone = { ...build, routes: { root, [id]: route } };
    ofOne.set(
      `/${path}`,
      once(() => createRequestHandler(alone, "production")),
    );
  }
  return (pathname) => ofOne.get(pathname)?.() ?? whole;
}

/** What a path is open in: a part with a name, one that may be left out, or all that follows. */
const OPEN = /[:?*]/;

/** Opens the screens from their sources, through Vite's middleware. */
export async function openSourceScreens({ config, ...services }: Services, server: Server): Promise<Screens> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  const books = { ...services, contactEmail: config.contactEmail ?? null };
  return {
    async render(request, rendering) {
      const build: object = await vite.ssrLoadModule("virtual:react-router/server-build");
      if (!isBuild(build)) throw new Error("The router's plugin gave something else than a build.");
      return renderFor(books, build, createRequestHandler(build, "development"), request, rendering);
    },
    assets: new Map(),
    before: vite.middlewares,
  };
}

/** Renders a page for one browser: its cookies go with the answer. */
async function renderFor(
  books: ScreenBooks,
  build: Build,
  handle: Handler,
  request: Request,
  { storage, ...rendering }: Rendering,
): Promise<Answered> {
  const { provide } = build.entry.module;
  const response: Answered = await handle(request, provide({ ...books, ...rendering }, storage));
  for (const cookie of rendering.savedList.cookies()) response.headers.append("set-cookie", cookie);
  // The headers of what a loader throws are lost on the way through some routes.
  if (response.status === 503 && !response.headers.has("retry-after"))
    response.headers.set("retry-after", "5");
  return response;
}

function isBuild(loaded: object): loaded is Build {
  return "routes" in loaded && "entry" in loaded && "assets" in loaded;
}
