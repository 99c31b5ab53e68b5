/** Whether this page will be painted, and the browser will tell of it. */
export function tellsOfPaint(): boolean {
  return !document.hidden && PerformanceObserver.supportedEntryTypes.includes("paint");
}

/** Calls back once there is text or a picture on the screen. Only where the browser tells of it. */
export function whenPainted(callback: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    callback();
  }).observe({ type: "paint", buffered: true });
}
