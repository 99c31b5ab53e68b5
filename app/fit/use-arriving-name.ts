import { useEffect } from "react";
import { useLocation } from "react-router";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import { withLink } from "#domain/fit/fit-link.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { storeFit, storedFit } from "./fit-store.ts";

const { replaced, replacedText, undo } = FIT_PAGE.form;

/** Takes the name that a link brings behind its "#", and the "#" out of the address, so that a reload keeps what is typed since. */
export function useArrivingName(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const before = storedFit();
    const arrived = withLink(hash, before);
    if (arrived === null) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    storeFit(() => arrived.typed);
    if (!arrived.replaces) return;
    const action = { label: undo, onClick: () => storeFit(() => before) };
    toasts.add({ title: replaced, description: replacedText, action });
  }, [hash]);
}
