import type { FactView } from "./fact-view.ts";

export function Facts({ facts: { figure, of, rows } }: { readonly facts: FactView }) {
  return (
    <dl className="ruled facts num">
      <div className="big">
        <dt>{of}</dt>
        <dd>{figure}</dd>
      </div>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
