import { Fragment, type JSX } from "react";
import {
  createStaticRouter,
  type EntryContext,
  StaticRouterProvider,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_RemixErrorBoundary as RemixErrorBoundary,
} from "react-router";

type StaticRouter = ReturnType<typeof createStaticRouter>;
type DataRoute = StaticRouter["routes"][number];

/** What the router says of a page that was asked for, without the stream of its data. */
type PageContext = Omit<EntryContext, "serverHandoffStream" | "branches">;

/**
 * What the router's ServerRouter draws, so that browsers find it as they make it. That one makes a router with getters for each
 * page. V8 makes a shape of its own for an object with a getter, and a shape holds all that its getters see until the whole heap
 * is collected: here the page with its data.
 */
export function routedPage(context: PageContext, nonce: string): JSX.Element {
  return (
    <Routed
      framework={frameworkOf(context, nonce)}
      router={routerOf(context)}
      answered={context.staticHandlerContext}
    />
  );
}

type Props = {
  readonly framework: ReturnType<typeof frameworkOf>;
  readonly router: StaticRouter;
  readonly answered: PageContext["staticHandlerContext"];
};

function Routed({ framework, router, answered }: Props) {
  return (
    // Two children, as in the browser: identifiers that React makes tell where an element stands.
    <Fragment>
      <FrameworkContext.Provider value={framework}>
        <RemixErrorBoundary location={answered.location}>
          <StaticRouterProvider router={router} context={answered} hydrate={false} />
        </RemixErrorBoundary>
      </FrameworkContext.Provider>
      {null}
    </Fragment>
  );
}

/** What the router's own components read. Links need no routes, and what a page loads is that of its matches. */
function frameworkOf({ staticHandlerContext, ...framework }: PageContext, nonce: string) {
  const { manifest } = framework;
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...framework, manifest: { ...manifest, routes: Object.fromEntries(routes) }, nonce };
}

/** A router of plain values: it stands still while a page is rendered. */
function routerOf({ staticHandlerContext, manifest, routeModules }: PageContext): StaticRouter {
  const { basename, location, loaderData, actionData, errors } = staticHandlerContext;
  const matches = staticHandlerContext.matches.map((match) => {
    const { id } = match.route;
    return { ...match, route: routeOf(id, manifest.routes[id], routeModules[id]) };
  });
  const routes = matches.map(({ route }) => route);
  const state = { ...STILL.state, location, matches, loaderData, actionData, errors };
  return {
    ...STILL,
    basename,
    routes,
    manifest: Object.fromEntries(routes.map((route) => [route.id, route])),
    state,
  };
}

function routeOf(
  id: string,
  row: PageContext["manifest"]["routes"][string],
  module: PageContext["routeModules"][string],
): DataRoute {
  if (row === undefined || module === undefined) throw new Error(`The build has no route "${id}".`);
  const { default: Screen, ErrorBoundary, Layout } = module;
  const laidOut = (screen: JSX.Element) => (Layout === undefined ? screen : <Layout>{screen}</Layout>);
  return {
    id,
    element: laidOut(<Screen />),
    errorElement: ErrorBoundary === undefined ? null : laidOut(<ErrorBoundary />),
    // That there is one: its answer is known.
    ...(row.hasLoader && { loader: () => null }),
  };
}

/** What the routers of all pages have in common. Its getters are read here, once. */
const STILL: StaticRouter = {
  ...createStaticRouter([], {
    basename: "/",
    location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
    matches: [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: () => null,
  }),
};
