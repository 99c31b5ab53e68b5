import { EmptySaved } from "./empty-saved.tsx";

/** Still bars while the list is on its way. A browser without JavaScript that the server does not know has no list. */
export function SavedSkeleton() {
  return (
    <>
      <div className="svp-bars needs-script" role="status">
        <span className="vh">Loading your saved names...</span>
        <i />
        <i />
        <i />
      </div>
      <noscript>
        <EmptySaved />
      </noscript>
    </>
  );
}
