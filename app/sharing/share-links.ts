/** A page as it is passed on. */
export type Shared = { readonly url: string; readonly title: string };

type ShareLink = {
  readonly label: string;
  readonly href: string;
  /** A site of others opens beside ours; a letter does not. */
  readonly newWindow: boolean;
};

/** The addresses under which others take a link. They work without a script of theirs, or of ours. */
export function shareLinks({ url, title }: Shared): readonly ShareLink[] {
  return [
    { label: "Email", href: `mailto:?${query({ subject: title, body: url })}`, newWindow: false },
    {
      label: "Facebook",
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
      newWindow: true,
    },
    { label: "X", href: `https://x.com/intent/post?${query({ text: title, url })}`, newWindow: true },
    {
      label: "Pinterest",
      href: `https://www.pinterest.com/pin/create/button/?${query({ url, description: title })}`,
      newWindow: true,
    },
    { label: "WhatsApp", href: `https://wa.me/?${query({ text: `${title} ${url}` })}`, newWindow: true },
  ];
}

/** Percent signs for blanks, too: mail programs print a plus as a plus. */
function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}
