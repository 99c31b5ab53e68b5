/** Whether the site runs as an app. navigator.standalone is Safari's word on iPhones and iPads. */
export function isInstalled(): boolean {
  const standalone: unknown = Reflect.get(navigator, "standalone");
  return standalone === true || globalThis.matchMedia(AS_AN_APP).matches;
}

const AS_AN_APP = "(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)";
