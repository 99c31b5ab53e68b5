/** Marks the script that waits (deferred-scripts.tsx), and names the modules that it imports, by their files in the folder. */
export const MODULES = "data-modules";
export const MODULES_FOLDER = "/assets/";

/** After so long it runs though not all of its files have told that they are here, for browsers that do not tell. */
const LONGEST_WAIT_MS = 5000;

/**
 * Fetches the files of the page's script and runs it, once, when the last of them is here. Until then nothing is imported:
 * Chromium (156) now and then never runs a module whose imports it is preloading at the same moment.
 */
export function runDeferred(): void {
  const deferred = document.querySelector(`script[${MODULES}]`);
  if (deferred === null) return;
  const run = () => {
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = deferred.textContent;
    document.head.append(script);
  };
  const files = (deferred.getAttribute(MODULES) ?? "").split(" ");
  const arrivals = canPreload() ? files.map(preload) : [];
  const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  void Promise.race([Promise.all(arrivals), patience]).then(run);
}

/** Resolves when the file is here, or cannot be had: one that fails does not hold up the others. */
function preload(file: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = MODULES_FOLDER + file;
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    document.head.append(link);
  });
}

function canPreload(): boolean {
  return document.createElement("link").relList.supports("modulepreload");
}
