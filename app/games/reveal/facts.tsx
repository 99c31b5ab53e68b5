/** Three facts or fewer in a ruled row. */
export function Facts({ facts }: { readonly facts: readonly (readonly [label: string, text: string])[] }) {
  return (
    <dl className="game-facts num">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
