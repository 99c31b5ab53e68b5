import { ArrowLeft } from "lucide";
import type { MouseEvent } from "react";
import { href, Link, useNavigate } from "react-router";
import { BACK } from "#content/frame/frame-words.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Back to where the visitor came from, if that was one of our pages; otherwise, and without JavaScript, to the home page. */
export function BackLink() {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!cameFromOurPage() || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className="back" to={href("/")} onClick={goBack} discover="none">
      <Icon of={ArrowLeft} />
      {BACK}
    </Link>
  );
}

/** The router numbers the entries of the history that are ours. */
function cameFromOurPage(): boolean {
  const state: unknown = globalThis.history.state;
  return (
    typeof state === "object" &&
    state !== null &&
    "idx" in state &&
    typeof state.idx === "number" &&
    state.idx > 0
  );
}
