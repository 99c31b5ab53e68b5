import { BadgeCheck, Check, ExternalLink, type IconNode, Mail, Phone } from "lucide";
import { createElement } from "react";

const ICONS = {
  phone: Phone,
  site: ExternalLink,
  mail: Mail,
  free: Check,
  verified: BadgeCheck,
} as const satisfies Record<string, IconNode>;

/** The icons of the cards, once a page: written on each of a hundred cards they would weigh more than the words. */
export function CardIcons() {
  return (
    <svg className="dir-drawings" aria-hidden="true">
      {Object.entries(ICONS).map(([name, nodes]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {nodes.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
        </symbol>
      ))}
    </svg>
  );
}

/** One of them; words that say the same stand beside it. */
export function CardIcon({ of }: { readonly of: keyof typeof ICONS }) {
  return (
    <svg className="ic" aria-hidden="true">
      <use href={`#icon-${of}`} />
    </svg>
  );
}
