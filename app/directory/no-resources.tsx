import { DIRECTORY_WORDING } from "#content/site/directory-page.ts";
import drawing from "#app/drawings/empty-directory.svg?raw";
import { Drawing } from "#app/ui/scenes/drawing.tsx";

export function NoResources() {
  return (
    <div className="dir-none">
      <Drawing svg={drawing} />
      <h3>{DIRECTORY_WORDING.noneFound}</h3>
      <p className="quiet">{DIRECTORY_WORDING.noneFoundHint}</p>
    </div>
  );
}
