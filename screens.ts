import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { ScreenServices } from "#app/screen-context.ts";
import type { ContactForm } from "#domain/contact/contact.ts";
import type { SavedListSession } from "#domain/saved-names/visit.ts";
import { readAssets } from "#server/http/assets.ts";
import type { Rendering } from "#server/http/pages.ts";
import { speaking } from "#server/http/log/speaking.ts";
import { ROOT } from "#server/root.ts";
import { openSavedList } from "#server/saved-names/saved-list-session.ts";
import type { Services } from "#server/services.ts";
import type { Screens } from "#server/site-listener.ts";
import { StartFault } from "#server/start-fault.ts";

// The one place where the screen and the machine meet.

type Build = ServerBuild & {
  entry: { module: { provide: (services: ScreenServices) => RouterContextProvider } };
};

/** Opens the screens from the build. Throws when there is none. */
export async function openBuiltScreens(services: Services): Promise<Screens> {
  const entry = new URL("build/server/index.js", ROOT);
  if (!existsSync(entry)) {
    throw new StartFault(
      'There is no build yet. Run "npm start", or "npm run build" before "npm run serve".',
    );
  }
  const build: Build = await import(entry.href);
  const handle = createRequestHandler(build, "production");
  return {
    render: (request, rendering) => renderFor(services, build, handle, request, rendering),
    assets: readAssets(fileURLToPath(new URL("build/client", ROOT))),
  };
}

/** Opens the screens from their sources, through Vite's middleware. */
export async function openSourceScreens(services: Services, server: Server): Promise<Screens> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  return {
    async render(request, rendering) {
      const build: object = await vite.ssrLoadModule("virtual:react-router/server-build");
      if (!isBuild(build)) throw new Error("The router's plugin gave something else than a build.");
      return renderFor(services, build, createRequestHandler(build, "development"), request, rendering);
    },
    assets: new Map(),
    before: vite.middlewares,
  };
}

/** Renders a page for one browser: its list is at hand while rendering, its cookies go with the answer. */
async function renderFor(
  services: Services,
  build: Build,
  handle: ReturnType<typeof createRequestHandler>,
  request: Request,
  rendering: Rendering,
): Promise<Response> {
  const spoken = speaking(services.log);
  const session = openSavedList(services, {
    cookie: request.headers.get("cookie"),
    https: rendering.client.https,
    newList: () => services.allowances.newList(rendering.client),
  });
  const { client, ...page } = rendering;
  const newsletter = {
    subscribe: spoken((email: string, token: string | undefined) =>
      services.newsletter.subscribe(email, { address: client.address, token }),
    ),
    confirm: spoken(services.newsletter.confirm),
    unsubscribe: spoken(services.newsletter.unsubscribe),
    preview: {
      confirm: spoken(services.newsletter.preview.confirm),
      unsubscribe: spoken(services.newsletter.preview.unsubscribe),
    },
  };
  const contact = {
    send: (form: ContactForm, token: string | undefined) =>
      services.contact.send(form, { address: client.address, token }),
  };
  const response = await handle(
    request,
    build.entry.module.provide({
      ...services,
      savedList: speakingSession(session, spoken),
      newsletter,
      contact,
      formToken: services.formTokens.make(),
      contactEmail: services.config.contactEmail ?? null,
      report: (error) => services.log.error(error),
      ...page,
    }),
  );
  for (const cookie of session.cookies()) response.headers.append("set-cookie", cookie);
  // The headers of what a loader throws are lost on the way through some routes.
  if (response.status === 503 && !response.headers.has("retry-after"))
    response.headers.set("retry-after", "5");
  return response;
}

function speakingSession(session: SavedListSession, spoken: ReturnType<typeof speaking>): SavedListSession {
  return {
    known: session.known,
    list: spoken(session.list),
    entry: spoken(session.entry),
    save: spoken(session.save),
    remove: spoken(session.remove),
    annotate: spoken(session.annotate),
    order: spoken(session.order),
    merge: spoken(session.merge),
    forget: spoken(session.forget),
    cookies: session.cookies,
  };
}

function isBuild(loaded: object): loaded is Build {
  return "routes" in loaded && "entry" in loaded && "assets" in loaded;
}
