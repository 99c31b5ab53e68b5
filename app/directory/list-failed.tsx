import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { DIRECTORY_PAGE } from "#content/site/directory-page.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Failed } from "#app/ui/failed.tsx";
import type { NoListings } from "./cached-listings.ts";
import { LoadingResources } from "./loading-resources.tsx";

const { sentence, hint, tryAgain } = DIRECTORY_PAGE.failed;

/** In place of a list that did not come. */
export function ListFailed({ failure }: { readonly failure: NoListings }) {
  const { revalidate } = useRevalidator();
  const [triedAfter, setTriedAfter] = useState<NoListings>();
  useEffect(() => void showCopy(failure), [failure]);

  if (triedAfter === failure) return <LoadingResources />;
  const onTry = () => {
    setTriedAfter(failure);
    void revalidate();
  };
  return (
    <Failed className="dir-failed" title={sentence} text={hint}>
      <button type="button" className="btn" onClick={onTry}>
        {tryAgain}
      </button>
    </Failed>
  );
}

/** Without a network the worker has the whole page, if this device has a copy of it. */
async function showCopy({ error }: NoListings): Promise<void> {
  if (!(error instanceof TypeError) || !navigator.serviceWorker?.controller) return;
  const copy = await caches.match(PATHS.directory, { ignoreVary: true });
  if (copy !== undefined) globalThis.location.reload();
}
