import { markPlace } from "./mark-place.ts";
import { moveByKey } from "./move-by-key.ts";

const OPEN = ":is(.menus, .menu):popover-open";

/** Another page has been gone to: no menu stays open, and the links say where one is. */
export function arriveAt(pathname: string): void {
  closeMenus(() => false);
  markPlace(pathname);
}

/** Arrow keys move in the menus, and the focus going elsewhere closes them, from now on. What came first may be such a key. */
export function listenToMenus(first: Event): void {
  if (!canPop()) return;
  if (first instanceof KeyboardEvent) moveByKey(first);
  document.addEventListener("keydown", moveByKey);
  document.addEventListener("focusin", closeIfElsewhere);
}

function closeIfElsewhere({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const opener = target.closest("button")?.popoverTargetElement;
  closeMenus((menu) => menu.contains(target) || menu === opener);
}

function closeMenus(isKept: (menu: Element) => boolean): void {
  if (!canPop()) return;
  for (const menu of document.querySelectorAll<HTMLElement>(OPEN)) if (!isKept(menu)) menu.hidePopover();
}

/** Browsers that do not know popovers show the menus as lists of links (menus.css). */
function canPop(): boolean {
  return "popover" in HTMLElement.prototype;
}
