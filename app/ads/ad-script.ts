let loaded = false;

/** Loads the provider's script, once. It is sent no cookies and not told which page it is for (docs/advertising.md). */
export function loadAdScript(url: string): void {
  if (loaded) return;
  loaded = true;
  const script = document.createElement("script");
  script.async = true;
  script.crossOrigin = "anonymous";
  script.referrerPolicy = "no-referrer";
  script.src = url;
  document.head.append(script);
}

/** A script that runs can only be got rid of with the page it runs in. */
export function endAdScript(): void {
  if (loaded) globalThis.location.reload();
}
