/** What the desk adds to the site's own styles (tokens, fonts, controls): served by itself, so that no page of a visitor carries it. */
export const DESK_STYLE = `@layer reset, tokens, base, controls, frame, parts, screens;
@layer screens {
  .dk main { padding-block: 1.75rem 4rem; }
  .dk h1 { font-size: clamp(2rem, 1.6rem + 1.6vw, 3rem); line-height: 1.1; }
  .dk h2 { font-size: 1.25rem; line-height: 1.3; }
  .dk a, .dk .btn-text { text-decoration-line: underline; }
  .dk .wm, .dk .btn, .dk-nav a { text-decoration-line: none; }
  .dk .wm { margin-right: 0; }
  .dk-dot { fill: var(--ribbon); }
  .dk-who { display: flex; align-items: center; gap: 0.75rem; margin-left: auto; }
  .dk-nav ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding-block: 0; list-style: none; }
  .dk-nav { border-bottom: 1px solid var(--rule); }
  .dk-nav a { display: inline-flex; align-items: center; min-height: var(--touch); font: 500 var(--t-sm)/1 var(--f-ui); }
  .dk-nav a[aria-current] { font-weight: 700; box-shadow: inset 0 -3px 0 var(--ribbon); }
  .dk-said { margin: 0 0 1.25rem; padding: 0.75rem 1rem; border-left: 3px solid var(--butter-mark); background: var(--butter-soft); }
  .dk-lead { max-width: var(--measure); margin-top: 0.75rem; color: var(--ink-2); }
  .dk-todo { margin: 1rem 0 0; padding: 0; list-style: none; border-bottom: 1px solid var(--rule); }
  .dk-todo li { display: grid; grid-template-columns: 28px minmax(0, 1fr) auto; gap: 0 1rem; align-items: center; padding: 0.85rem 0; border-top: 1px solid var(--rule); }
  .dk-todo .ic { color: var(--ribbon); }
  .dk-todo p { font-size: var(--t-sm); line-height: 1.4; color: var(--ink-2); }
  .desk { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 2rem clamp(1.5rem, 3vw, 2.5rem); margin-top: 2.25rem; }
  .pan { min-width: 0; grid-column: span 12; }
  .pan .h { display: flex; justify-content: space-between; gap: 1rem; align-items: baseline; border-top: 1.5px solid var(--ink); padding: 0.55rem 0 0.4rem; }
  .pan .h a { font-size: var(--t-sm); }
  .pan ul { margin: 0; padding: 0; list-style: none; }
  .pan li, .pan dl > div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; border-top: 1px solid var(--rule); font-size: var(--t-sm); line-height: 1.45; }
  .pan li > :first-child { min-width: 0; overflow-wrap: anywhere; }
  .pan li > .num { white-space: nowrap; }
  .pan dl { margin: 0; }
  .pan dd { margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere; }
  .pan .btn-row, .dk .btn-row { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.8rem; }
  .dk .ok { display: inline-flex; gap: 0.4rem; align-items: center; font-weight: 600; color: var(--boy); }
  .dk .ok .ic { width: 18px; height: 18px; }
  .dk .at { color: var(--ribbon); font-weight: 600; }
  .dk-form { display: grid; gap: 1rem; max-width: var(--measure); margin-top: 1rem; }
  .dk-form .btn { justify-self: start; }
  .dk-form textarea { min-height: 12rem; }
  .dk-check { display: flex; gap: 0.6rem; align-items: center; min-height: var(--touch); }
  .dk-check input { width: 1.35rem; height: 1.35rem; flex: none; }
  .dk-words { max-width: var(--measure); margin-top: 1rem; padding: 1rem 1.15rem; border: 1px solid var(--rule); background: var(--sheet); white-space: pre-wrap; overflow-wrap: anywhere; }
  .dk code, .dk-command { font: 500 0.94em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  .dk-command { display: inline-block; margin-top: 0.5rem; padding: 0.35rem 0.7rem; background: var(--fold); }
  .dk table { width: 100%; border-collapse: collapse; font-size: var(--t-sm); }
  .dk th, .dk td { padding: 0.5rem 1rem 0.5rem 0; border-top: 1px solid var(--rule); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  .dk :is(th, td).n { text-align: right; padding-right: 0; padding-left: 1rem; overflow-wrap: normal; }
  .dk td.n { white-space: nowrap; }
  .dk th.n { vertical-align: bottom; }
  .dk :is(th, td):not(.n):first-child { min-width: 5.5rem; }
  .dk-tabs { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 1rem; }
  .dk-tabs a[aria-current] { background: var(--butter); }
  .dk section.pan + section.pan, .dk-gap { margin-top: 2rem; }
  .desk section.pan + section.pan { margin-top: 0; }
  .dk details { margin-top: 1.5rem; }
  .dk details > :last-child { padding-bottom: 1rem; }
  .dk progress { width: 100%; max-width: var(--measure); height: 0.75rem; accent-color: var(--boy); }
  @media (min-width: 64rem) {
    .desk .w7 { grid-column: span 7; }
    .desk .w6 { grid-column: span 6; }
    .desk .w5 { grid-column: span 5; }
    .desk .w4 { grid-column: span 4; }
  }
  @media (max-width: 47.99rem) {
    .dk-todo .btn { grid-column: 2 / -1; justify-self: start; margin-top: 0.5rem; }
    .dk-who > span { display: none; }
  }
}
`;
