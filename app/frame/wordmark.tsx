import { BRAND } from "#content/site/brand.ts";

/** The name of the house in live text, beside its mark: a large arch sheltering a small one, or an operator's own. */
export function Wordmark() {
  return (
    <a className="wm" href="/">
      <Mark />
      <span>{BRAND.name}</span>
    </a>
  );
}

function Mark() {
  if (BRAND.logo !== null) return <img src={BRAND.logo} alt="" width="48" height="48" />;
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M9 41V22C9 12.5 15 7 24 7s15 5.5 15 15v19" />
      <path d="M19 41V31c0-3.6 1.9-5.8 5-5.8s5 2.2 5 5.8v10" />
      <circle cx="24" cy="17.6" r="2.9" fill="var(--ribbon)" stroke="none" />
    </svg>
  );
}
