import { PencilLine, X } from "lucide";
import { Link, useLocation } from "react-router";
import { FILL } from "#content/printables/fill-words.ts";
import { FILLING } from "#domain/printables/filling.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Whether the address asks for the form; never while the server renders, which does not see it. */
export function useIsFilling(): boolean {
  const { hash } = useLocation();
  return useHydrated() && hash === FILLING;
}

/** For links of the same page: the form stays open. */
export function useFillHash(): string {
  return useIsFilling() ? FILLING : "";
}

/** To the form and away from it. It lives by JavaScript alone. */
export function FillLink() {
  const { search } = useLocation();
  const isFilling = useIsFilling();
  return (
    <Link
      className="btn needs-script"
      to={{ search, hash: isFilling ? "" : FILLING }}
      replace={isFilling}
      preventScrollReset
    >
      <Icon of={isFilling ? X : PencilLine} />
      {isFilling ? FILL.close : FILL.open}
    </Link>
  );
}
