import { FILL } from "#content/printables/fill-words.ts";
import { NO_ANSWERS } from "#domain/printables/answers.ts";
import { TryAgain } from "#app/fetching/try-again.tsx";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import type { FillInProps } from "./fill-in.tsx";

/** Fetches the form and shows it; until then, and without it, the empty sheet. It lives by what the browser keeps. */
export function LoadedFill(props: FillInProps) {
  const loaded = useLoaded(() => import("./fill-in.tsx"));
  if (loaded.state === "loaded") return <loaded.value.FillIn {...props} />;
  return (
    <>
      <div className="shell fill noprint">
        {loaded.state === "loading" ? (
          <p className="meta" role="status">
            {FILL.loading}
          </p>
        ) : (
          <TryAgain words={FILL.failed} retry={loaded.retry} />
        )}
      </div>
      {props.children(NO_ANSWERS)}
    </>
  );
}
