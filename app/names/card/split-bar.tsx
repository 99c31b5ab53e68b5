import "./split-bar.css";

/** Girls thick, boys thin, to so many percent: shape first, color second. The figures stand beside it. */
export function SplitBar({ girls }: { readonly girls: number }) {
  return (
    <svg width="100%" height="14" aria-hidden="true">
      <rect className="split-boys" y="4" width="100%" height="6" />
      <rect className="split-girls" width={`${girls}%`} height="14" />
    </svg>
  );
}
