/**
 * What the build makes of each import(): the part is there when its styles are, so that it is never seen without them.
 * When something cannot be had it says so as an event, which reload-when-stale.ts waits for: a file may be gone since a deploy.
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

async function addStyles(file: string): Promise<void> {
  const href = `/${file}`;
  const link = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`) ?? appendLink(href);
  // They are here already, with the page or with another part.
  if (link.sheet !== null) return;
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      // The next try asks anew.
      link.remove();
      reject(new Error(href));
    });
  });
}

function appendLink(href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
  return link;
}
