import "./split-bar.css";

/** Girls thick, boys thin, to so many percent: shape first, color second. The figures stand beside it. */
export function SplitBar({ girls }: { readonly girls: number }) {
  return (
    <svg className="split-bar" aria-hidden="true">
      <rect className="split-boys" />
      <rect className="split-girls" width={`${girls}%`} />
    </svg>
  );
}
