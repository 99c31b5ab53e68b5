import type { Cuts } from "./router-cuts.ts";

/** Functions that nobody calls, or whose answer nobody reads. */
const none = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ""]));

/**
 * React's features that no page of ours uses, by the file that they stand in: view transitions, references to fragments, and
 * preloads that a component calls for.
 */
export const REACT_CUTS: Readonly<Record<string, Cuts>> = {
  "react-dom-client.production.js": {
    functions: {
      ...none(
        "applyViewTransitionName",
        "applyViewTransitionToHostInstances",
        "applyViewTransitionToHostInstancesRecursive",
        "commitAfterMutationEffectsOnFiber",
        "commitAppearingPairViewTransitions",
        "commitDeletedPairViewTransitions",
        "commitEnterViewTransitions",
        "commitExitViewTransitions",
        "commitNestedViewTransitions",
        "createViewTransitionInstance",
        "getViewTransitionClassName",
        "getViewTransitionName",
        "measureNestedViewTransitions",
        "measureViewTransitionHostInstancesRecursive",
        "pushViewTransitionCancelableScope",
        "recursivelyTraverseAfterMutationEffects",
        "reportViewTransitionError",
        "restoreEnterOrExitViewTransitions",
        "restoreNestedViewTransitions",
        "restorePairedViewTransitions",
        "restoreViewTransitionName",
        "restoreViewTransitionOnHostInstances",
        "scheduleViewTransitionEvent",
        "startViewTransition",
        "trackEnterViewTransitions",
        "ViewTransitionPseudoElement",
      ),
      ...none(
        "commitFragmentInstanceDeletionEffects",
        "commitFragmentInstanceInsertionEffects",
        "commitNewChildToFragmentInstance",
        "commitNewChildToFragmentInstances",
        "deleteChildFromFragmentInstance",
        "findFragmentInstanceOrTextInstanceSiblings",
        "FragmentInstance",
        "FragmentInstance.prototype.addEventListener",
        "FragmentInstance.prototype.blur",
        "FragmentInstance.prototype.compareDocumentPosition",
        "FragmentInstance.prototype.dispatchEvent",
        "FragmentInstance.prototype.focus",
        "FragmentInstance.prototype.focusLast",
        "FragmentInstance.prototype.getClientRects",
        "FragmentInstance.prototype.getRootNode",
        "FragmentInstance.prototype.observeUsing",
        "FragmentInstance.prototype.removeEventListener",
        "FragmentInstance.prototype.scrollIntoView",
        "FragmentInstance.prototype.unobserveUsing",
        "getFragmentInstanceOrTextInstanceSiblings",
        "validateDocumentPositionWithFiberTree",
      ),
      ...none(
        "preconnect",
        "preconnectAs",
        "prefetchDNS",
        "preinitModuleScript",
        "preinitScript",
        "preinitStyle",
        "preload",
        "preloadModule",
      ),
    },
  },
};

/** What may not be asked of React, since it is left out. */
export const LEFT_OUT_OF_REACT =
  /\b(?:ViewTransition|addTransitionType|prefetchDNS|preconnect|preinit(?:Module)?|preload(?:Module)?)\b[^"]*\} from "react(?:-dom)?"|<Fragment\b[^<>]*\sref=/;
