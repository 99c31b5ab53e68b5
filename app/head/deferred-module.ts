/** Marks the script that waits (deferred-scripts.tsx), and carries the addresses of the modules that it imports. */
export const MODULES = "data-modules";

/** The page's module script, whose files are being fetched. */
export type DeferredModule = {
  /** Runs it, once, when its last file is there; after `patienceMs` even if one is not. */
  run(patienceMs: number): void;
};

/** Fetches the files of the script that waits, without running any; null while it is not on the page. */
export function fetchDeferred(): DeferredModule | null {
  const deferred = document.querySelector(`script[${MODULES}]`);
  if (deferred === null) return null;
  let missing = 0;
  let isWanted = false;
  let hasRun = false;

  const run = () => {
    if (hasRun) return;
    hasRun = true;
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = deferred.textContent;
    document.head.append(script);
  };
  const onArrived = () => {
    missing -= 1;
    if (missing === 0 && isWanted) run();
  };
  const files = (deferred.getAttribute(MODULES) ?? "").split(" ").filter((file) => file !== "");
  for (const file of canPreload() ? files : []) {
    missing += 1;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    link.addEventListener("load", onArrived);
    link.addEventListener("error", onArrived);
    document.head.append(link);
  }
  return {
    run(patienceMs) {
      isWanted = true;
      if (missing === 0) run();
      else setTimeout(run, patienceMs);
    },
  };
}

function canPreload(): boolean {
  return document.createElement("link").relList.supports("modulepreload");
}
