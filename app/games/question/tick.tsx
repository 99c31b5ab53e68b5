/** A tick or a cross: drawn here, so that no page but this one loads it. */
export function Tick({ right }: { readonly right: boolean }) {
  return (
    <svg className="ic game-tick" viewBox="0 0 24 24" aria-hidden="true">
      <path d={right ? "m4.5 12.5 5 5 10-11" : "M6 6l12 12M18 6 6 18"} />
    </svg>
  );
}
