import { X } from "lucide";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import type { Liked } from "#domain/together/message/build-message.ts";
import { judge, unjudge } from "#domain/together/together-state.ts";
import { type NamePool, writtenName } from "#domain/together/judging/name-pool.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { storeTogether } from "#app/together/together-store.ts";
import { Icon } from "#app/ui/icon.tsx";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";
import "#app/ui/chips.css";

const { likes: WORDS } = TOGETHER_PAGE;

type Props = { readonly liked: Liked; readonly pool: NamePool };

/** A liked name: more than liked, or no longer. */
export function LikedRow({ liked, pool }: Props) {
  const { id, own, mark } = liked;
  const name = writtenName(liked, pool);
  const isLoved = mark === "love";
  const takeOff = () => {
    storeTogether((kept) => unjudge(kept, id));
    // The row is gone, and its button with it.
    document.getElementById("likes-title")?.focus();
    toasts.add({
      title: fillIn(WORDS.removed, { name }),
      description: WORDS.removedHint,
      action: {
        label: WORDS.undo,
        onClick: () => storeTogether((kept) => judge(kept, { id, own, verdict: mark })),
      },
    });
  };
  return (
    <li>
      <span className="tog-liked">{name}</span>
      <button
        type="button"
        className="chip"
        aria-pressed={isLoved}
        aria-label={fillIn(WORDS.loveOf, { name })}
        onClick={() => storeTogether((kept) => judge(kept, { id, own, verdict: isLoved ? "like" : "love" }))}
      >
        {WORDS.love}
      </button>
      <Tooltip text={fillIn(WORDS.removeOf, { name })}>
        <button
          type="button"
          className="icon-btn"
          aria-label={fillIn(WORDS.removeOf, { name })}
          onClick={takeOff}
        >
          <Icon of={X} />
        </button>
      </Tooltip>
    </li>
  );
}
