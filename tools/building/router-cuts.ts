/** What is left out of one file of the router, where it runs in browsers. */
export type Cuts = {
  /** Functions by name, with what they do instead: nothing, mostly, since nobody calls them. */
  readonly functions?: Readonly<Record<string, string>>;
  /** Words as they stand in the file, once, with what stands there instead. */
  readonly words?: Readonly<Record<string, string>>;
  /** Conditions that never hold here, each as it stands in the file, once. */
  readonly never?: readonly string[];
  /** Conditions that always hold. */
  readonly always?: readonly string[];
  /** Errors that are made at load, to be told by their identity when they are thrown: nobody reads their stack. */
  readonly markers?: readonly string[];
};

/**
 * The router's features that no page of ours uses, by the file that they stand in. Forms that change something are posted by
 * the browser itself, all routes are known at load, and nothing is fetched beside the page that is shown.
 */
export const ROUTER_CUTS: Readonly<Record<string, Cuts>> = {
  // Routes that are found out one by one.
  "dom/ssr/fog-of-war.js": {
    functions: {
      getPartialManifest: "",
      getPatchRoutesOnNavigationFunction: "",
      isFogOfWarEnabled: "return false;",
      useFogOFWarDiscovery: "",
    },
  },
  // Watching what the router does.
  "router/instrumentation.js": {
    functions: {
      consumeInstrumentationClientResultMetaReceiver: "",
      getRouteInstrumentationUpdates: "",
      instrumentClientSideRouter: "",
    },
  },
  // Links that fetch their page before they are pressed.
  "dom/ssr/components.js": {
    functions: { PrefetchPageLinks: "return null;", usePrefetchBehavior: "return [false, undefined, {}];" },
  },
  // Fetchers, actions, blockers, view transitions, and once more routes that are found out.
  "router/router.js": {
    functions: {
      _internalSetRoutes: "",
      abortStaleFetchLoads: "",
      checkFogOfWar: "return { active: false, matches: null };",
      deleteBlocker: "",
      discoverRoutes: "",
      fetch: "",
      getBlocker: "",
      getFetcher: "",
      handleAction: "",
      handleFetcherAction: "",
      handleFetcherLoader: "",
      markFetchRedirectsDone: "",
      patchRoutes: "",
      patchRoutesImpl: "",
      persistAppliedTransitions: "",
      queueFetcherForDeletion: "",
      resetFetcher: "",
      restoreAppliedTransitions: "",
      setFetcherError: "",
      shouldBlockNavigation: "",
      updateBlocker: "",
      updateFetcherState: "",
    },
    never: [
      "blockerKey && delta != null",
      "blockerKey",
      "opts?.mask",
      "opts && opts.submission && isMutationMethod(opts.submission.formMethod)",
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location',
      "pendingViewTransitionEnabled",
    ],
  },
  "components.js": {
    always: ["!viewTransitionOpts || !isViewTransitionAvailable"],
    never: [
      "renderDfd && pendingState && router.window",
      "renderDfd && pendingState && state.location.key === pendingState.location.key",
      "vtContext.isTransitioning && !vtContext.flushSync",
      "!vtContext.isTransitioning && interruption",
    ],
  },
  // Where the script of a page cannot be fetched: the address that was asked for is loaded (whole-page.tsx), where the router would load the one that is left.
  "dom/ssr/routeModules.js": {
    functions: {
      loadRouteModule:
        "return (routeModulesCache[route.id] ??= await import(/* @vite-ignore */ route.module));",
    },
  },
  "dom/lib.js": { functions: { useViewTransitionState: "return false;" } },
  "dom/ssr/routes.js": { functions: { createClientRoutesWithHMRRevalidationOptOut: "" } },
  "dom/ssr/single-fetch.js": {
    functions: { nonSsrStrategy: "", singleFetchActionStrategy: "", singleFetchLoaderFetcherStrategy: "" },
  },
  "hooks.js": { functions: { RSCErrorHandler: "return null;" } },
};

/** What may not be asked of the router, since it is left out. */
export const LEFT_OUT =
  /\b(?:Await|PrefetchPageLinks|useBlocker|useFetchers?|useSubmit|useViewTransitionState)\b|<(?:Form|Link|NavLink)\b[^<]*\s(?:(?:mask|method|navigate|prefetch)=|viewTransition\b)/;
