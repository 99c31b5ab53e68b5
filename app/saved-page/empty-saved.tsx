import { href, Link } from "react-router";
import scene from "#app/drawings/scene-empty-saved.svg?raw";
import { Drawing } from "#app/ui/scenes/drawing.tsx";
import "./empty-saved.css";

/** Before there is a name: what the ribbon does, and the way to a name. */
export function EmptySaved() {
  return (
    <div className="svp-empty">
      <Drawing svg={scene} />
      <h2>No saved names yet</h2>
      <p className="quiet">Tap the ribbon on any name to save it here.</p>
      <Link className="btn btn-primary btn-lg" to={href("/")}>
        Find a name
      </Link>
    </div>
  );
}
