const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys in the header and its menus: Down opens the menu of a button; in a menu each goes to the next entry or the one before. */
export function moveByKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  const next = toFocus(target, key);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function toFocus(target: HTMLElement, key: string): HTMLElement | undefined {
  const menu = target instanceof HTMLButtonElement ? target.popoverTargetElement : null;
  if (menu !== null && key === "ArrowDown") {
    if (!menu.matches(":popover-open")) target.click();
    return linksIn(menu)[0];
  }
  const among =
    menu === null
      ? linksIn(target.closest(".menus :popover-open, .menus:popover-open"))
      : buttonsBeside(target);
  const place = among.indexOf(target);
  if (place === -1) return undefined;
  if (key === "Home") return among[0];
  if (key === "End") return among.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : among.at((place + step) % among.length);
}

function linksIn(menu: Element | null): readonly HTMLElement[] {
  return menu === null ? [] : [...menu.querySelectorAll("a")];
}

function buttonsBeside(button: HTMLElement): readonly HTMLElement[] {
  return [...(button.closest(".nav")?.querySelectorAll("button") ?? [])];
}
