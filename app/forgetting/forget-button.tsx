import type { SyntheticEvent } from "react";
import { FORGET_EVERYTHING } from "#content/frame/frame-words.ts";
import { PATHS } from "#app/site/paths.data.ts";

/**
 * Forgets everything that the server and this device keep for this browser; how is loaded at the click.
 * Without JavaScript, or when it cannot be loaded, a page asks first.
 */
export function ForgetButton({ className = "btn-text" }: { readonly className?: string }) {
  const forget = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const { forgetEverything } = await import("./forget-everything.ts");
      await forgetEverything();
    } catch {
      form.submit();
    }
  };
  return (
    <form method="post" action={PATHS.saved} onSubmit={(event) => void forget(event)}>
      {/* A form that a script submits leaves out its button. */}
      <input type="hidden" name="intent" value="forget-ask" />
      <button type="submit" className={className}>
        {FORGET_EVERYTHING}
      </button>
    </form>
  );
}
