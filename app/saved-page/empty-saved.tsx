import { href, Link } from "react-router";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import scene from "#app/drawings/scene-empty-saved.svg?raw";
import { Drawing } from "#app/ui/scenes/drawing.tsx";
import "./empty-saved.css";

/** Before there is a name: what the ribbon does, and the way to a name. */
export function EmptySaved() {
  return (
    <div className="svp-empty">
      <Drawing svg={scene} />
      <h2>{SAVED_PAGE.none}</h2>
      <p className="quiet">{SAVED_PAGE.noneText}</p>
      <Link className="btn btn-primary btn-lg" to={href("/")}>
        {SAVED_PAGE.find}
      </Link>
    </div>
  );
}
