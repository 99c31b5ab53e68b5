/** Addresses of styles that are here or on their way. */
const arriving = new Map<string, Promise<void>>();

/**
 * What the build makes of each import(): the part is there when its styles are, so that it is never seen without them.
 * When something cannot be had it says so as an event, which stale-script.ts waits for: a file may be gone since a deploy.
 */
export async function loadWithStyles<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  try {
    await Promise.all(files.map(addStyles));
    return await load();
  } catch (error) {
    dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
    throw error;
  }
}

function addStyles(file: string): Promise<void> {
  const href = `/${file}`;
  const known = arriving.get(href);
  if (known !== undefined) return known;
  // The page has brought it along.
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  const arrived = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      // The next try asks anew.
      arriving.delete(href);
      link.remove();
      reject(new Error(`The styles ${href} could not be had.`));
    });
  });
  arriving.set(href, arrived);
  document.head.append(link);
  return arrived;
}
