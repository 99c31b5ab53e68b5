import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

const FIRST_USE = ["focusin", "click", "keydown"];

const load = () => import("./menus-in-use.ts");

/**
 * What the menus cannot do as HTML: arrow keys move in them, the way to another page and the focus going elsewhere close
 * them, and after it the links say anew where one is. Opening, Escape and a press elsewhere are the browser's. Fetched when
 * a menu is about to be used, or when another page has been gone to.
 */
export function useMenus(): void {
  const { key, pathname } = useLocation();
  const sent = useRef(key);
  const arrive = useEffectEvent(() => void load().then(({ arriveAt }) => arriveAt(pathname), ignore));
  useEffect(() => {
    if (key !== sent.current) arrive();
    sent.current = "";
  }, [key]);
  useEffect(() => {
    const take = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest("[popovertarget]") === null) return;
      void load().then(({ listenToMenus }) => {
        leave();
        listenToMenus(event);
      }, ignore);
    };
    const leave = () => {
      for (const kind of FIRST_USE) document.removeEventListener(kind, take);
    };
    for (const kind of FIRST_USE) document.addEventListener(kind, take);
    return leave;
  }, []);
}

/** Without the file, the menus are what they are without JavaScript. */
function ignore(): void {}
