import { HOME_WORDS } from "#content/site/home-words.ts";
import "#app/ui/chips.css";
import "./wishes.css";

/** Searches to begin with: links, so that they work at once and without JavaScript. */
export function Wishes({ onAsk }: { readonly onAsk: (wish: string) => void }) {
  return (
    <div className="wishes">
      <p id="wishes-label">{HOME_WORDS.wishesLabel}</p>
      <ul aria-labelledby="wishes-label">
        {HOME_WORDS.wishes.map((wish) => (
          <li key={wish}>
            <a
              className="chip"
              href={`/?${new URLSearchParams({ q: wish })}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onAsk(wish);
              }}
            >
              {wish}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
