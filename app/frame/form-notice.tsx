import { useEffect } from "react";
import { useLocation } from "react-router";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { noticeWords, withNotice } from "#app/site/faults/form-notice-words.ts";

/**
 * What a form has done, at the top of the page that it came back to. Once the page is alive it is a toast like any other, and
 * leaves the address, so that a reload does not say it again.
 */
export function FormNotice() {
  const words = noticeWords(useLocation().search);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (words === null) return;
    toasts.add(words);
    const { pathname, search } = globalThis.location;
    globalThis.history.replaceState(globalThis.history.state, "", withNotice(pathname + search, null));
  }, [words]);
  if (words === null) return null;
  return (
    <>
      <meta name="robots" content="noindex,follow" />
      {isHydrated ? null : (
        <div className="form-notice noprint" role="status">
          <p className="shell small">
            <b>{words.title}</b> {words.description}
          </p>
        </div>
      )}
    </>
  );
}
