import { OFFLINE_WORDS } from "#content/site/offline-words.ts";
import type { ReadPage } from "#app/offline/pages-on-device.ts";

/** Pages that open without a network. */
export function ReadPages({ read }: { readonly read: readonly ReadPage[] | null }) {
  if (read === null) return null;
  return (
    <section className="off-read">
      <h2>{OFFLINE_WORDS.read}</h2>
      {read.length === 0 ? <p className="quiet">{OFFLINE_WORDS.readNothing}</p> : null}
      <ul>
        {read.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
