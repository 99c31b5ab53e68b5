import { Heart } from "lucide";
import type { MouseEvent } from "react";
import { TASTE_WORDS } from "#content/site/taste-words.ts";
import { LEAST_LIKES } from "#domain/taste/least-likes.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { useLikeCount } from "#app/taste/use-like-count.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Beside Generate: names that this device thinks its visitor may like. Not there before there is something to learn from. */
export function MoreMyStyle({ onPress }: { readonly onPress: (event: MouseEvent) => void }) {
  const count = useLikeCount();
  if (count < LEAST_LIKES) return null;
  return (
    <div className="mine needs-script">
      <button type="button" className="btn" onClick={onPress}>
        <Icon of={Heart} />
        {TASTE_WORDS.button}
      </button>
      <span className="small quiet">{fillIn(TASTE_WORDS.from, { count: `${count}` })}</span>
    </div>
  );
}
