/**
 * Runs in a page, before anything else: notes in the session storage when the answer to the first use stands on the screen,
 * in milliseconds after the first navigation, and the longest task so far. The answer may be another page: where scripts
 * do not run yet, a button is a form.
 */
export function watchForAnswer(selector: string): void {
  const [BEGAN, BEFORE, ANSWERED, LONGEST] = [
    "bench began",
    "bench before",
    "bench answered",
    "bench longest task",
  ];
  const note = (name: string, value: string | number) => {
    if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, String(value));
  };
  note(BEGAN, performance.timeOrigin);
  const began = Number(sessionStorage.getItem(BEGAN));
  const stateOf = () =>
    Array.from(
      document.querySelectorAll(selector),
      (found) => `${found.textContent} ${found.getAttribute("aria-pressed")}`,
    ).join("\n");
  for (const kind of ["pointerdown", "focusin", "input"])
    addEventListener(kind, () => note(BEFORE, stateOf()), { capture: true });
  const look = () => {
    const before = sessionStorage.getItem(BEFORE);
    if (before === null || document.readyState === "loading" || stateOf() === before) return;
    changes.disconnect();
    document.removeEventListener("readystatechange", look);
    // After the frame that shows it.
    requestAnimationFrame(() =>
      setTimeout(() => note(ANSWERED, performance.timeOrigin + performance.now() - began)),
    );
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  document.addEventListener("readystatechange", look);
  new PerformanceObserver((list) => {
    const longest = Math.max(
      Number(sessionStorage.getItem(LONGEST)),
      ...list.getEntries().map(({ duration }) => duration),
    );
    sessionStorage.setItem(LONGEST, String(longest));
  }).observe({ type: "longtask", buffered: true });
}
