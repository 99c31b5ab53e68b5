import { DIRECTORY_WORDING } from "#content/site/directory-page.ts";

/** While the list is on its way. */
export function LoadingResources() {
  return (
    <div className="dir-loading" role="status">
      <p>
        <span className="dir-spinner" aria-hidden="true" />
        {DIRECTORY_WORDING.loading}
      </p>
      <span className="dir-bar" />
      <span className="dir-bar" />
      <span className="dir-bar" />
    </div>
  );
}
