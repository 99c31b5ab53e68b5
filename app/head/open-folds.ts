const WIDE = "(min-width: 64rem)";

/**
 * Where there is room, sections of articles are open from the first paint on, by a style. A browser that has no such style (from
 * before 2025) gets them opened as they arrive, so that nothing jumps when the page comes alive.
 */
export function openFolds(): void {
  if (CSS.supports("selector(::details-content)") || !globalThis.matchMedia(WIDE).matches) return;
  const open = () => {
    for (const fold of document.querySelectorAll(".texts .fold:not([open])")) fold.setAttribute("open", "");
  };
  const arriving = new MutationObserver(open);
  arriving.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    open();
    arriving.disconnect();
  });
}
