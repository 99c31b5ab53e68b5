import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";
import { MODULES, MODULES_FOLDER } from "./deferred-module.ts";

/**
 * The router's scripts, held back until the page is used (defer-hydration.ts): what would be loaded at once becomes text. In
 * development they load at once.
 */
export function DeferredScripts() {
  // Called, not rendered, to get at its elements; it is called at every render, as its hooks want it.
  const scripts = Scripts({});
  return import.meta.env.DEV ? scripts : deferScripts(scripts);
}

/**
 * Takes the preloads out of the router's elements, and makes its module script one of text that names their addresses.
 * Throws when there is no such script: then the router writes a page otherwise than is known here.
 */
export function deferScripts(scripts: ReactNode): ReactNode {
  const elements = flat(scripts);
  if (elements.length === 0) return null;
  const modules = elements.flatMap((element) => preloadedBy(element) ?? []);
  if (modules.length === 0 || !elements.some(isModule)) {
    throw new Error("The router's scripts are not as deferred-scripts.tsx knows them: bring it up to date.");
  }
  const waiting = { type: "text/plain", async: undefined, [MODULES]: modules.map(fileOf).join(" ") };
  return elements
    .filter((element) => preloadedBy(element) === undefined)
    .map((element) => (isModule(element) ? cloneElement(element, waiting) : element));
}

function preloadedBy(element: ReactNode): string | undefined {
  if (!isValidElement<Attributes>(element)) return undefined;
  return element.props.rel === "modulepreload" ? element.props.href : undefined;
}

/** Named without their folder, which is that of all. Throws for what lies elsewhere. */
function fileOf(address: string): string {
  if (!address.startsWith(MODULES_FOLDER))
    throw new Error(`A script lies outside ${MODULES_FOLDER}: ${address}.`);
  return address.slice(MODULES_FOLDER.length);
}

function isModule(element: ReactNode): element is ReactElement<Attributes> {
  return isValidElement<Attributes>(element) && element.props.type === "module";
}

type Attributes = {
  readonly rel?: string;
  readonly href?: string;
  readonly type?: string;
  readonly async?: boolean | undefined;
  readonly children?: ReactNode;
};

function flat(node: ReactNode): readonly ReactNode[] {
  return Children.toArray(node).flatMap((child) =>
    isValidElement<Attributes>(child) && child.type === Fragment ? flat(child.props.children) : [child],
  );
}
