import { useState } from "react";
import { LIKES_SAY as WORDS } from "#content/site/likes-words.ts";
import { LEAST_LIKES } from "#domain/taste/least-likes.ts";
import { TryAgain } from "#app/fetching/try-again.tsx";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { useLikeCount } from "./use-like-count.ts";

const ID = "likes-say";

/** What likes and saved names have in common, for who asks for it; nothing before there are a few. */
export function LikesSay() {
  const [isOpen, setOpen] = useState(false);
  if (useLikeCount() < LEAST_LIKES) return null;
  return (
    <section className="svp-say needs-script noprint" aria-labelledby={ID}>
      <SectionHead id={ID} title={WORDS.heading} />
      <div className="svp-ask">
        <p className="quiet">{WORDS.lead}</p>
        {isOpen ? null : (
          <button type="button" className="btn" onClick={() => setOpen(true)}>
            {WORDS.show}
          </button>
        )}
      </div>
      {isOpen ? <Answer /> : null}
    </section>
  );
}

/** The words and the names come together, when they are asked for. */
async function loadLines() {
  const [{ LikesLines }, { loadShelf }] = await Promise.all([
    import("./likes-lines.tsx"),
    import("./load-shelf.ts"),
  ]);
  return { LikesLines, shelf: await loadShelf() };
}

function Answer() {
  const loaded = useLoaded(loadLines);
  switch (loaded.state) {
    case "loading":
      return <p role="status">{WORDS.loading}</p>;
    case "failed":
      return <TryAgain words={WORDS.failed} retry={loaded.retry} />;
    case "loaded": {
      const { LikesLines, shelf } = loaded.value;
      return <LikesLines shelf={shelf} />;
    }
  }
}
