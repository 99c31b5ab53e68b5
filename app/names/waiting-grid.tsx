/** Still bars where names will stand: the size of the cards, so that nothing moves when they come. */
export function WaitingGrid({ count }: { readonly count: number }) {
  return (
    <ul className="names" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className="nm nm-wait">
          <div className="nm-top">
            <span className="bar bar-tag" />
          </div>
          <div className="nm-n">
            <span className="bar bar-name" />
          </div>
          <p className="nm-m">
            <span className="bar bar-gloss" />
          </p>
          <div className="nm-s">
            <span className="bar bar-spark" />
            <span className="meta">
              <span className="bar bar-count" />
            </span>
          </div>
          <span className="bar bar-save save-form" />
        </li>
      ))}
    </ul>
  );
}
