/**
 * What the server has rendered here, left as it is: while a page comes alive, in place of a part whose file could not be had.
 * The server renders a plain div in its place, with the part in it.
 */
export function AsSent({ className }: { readonly className?: string }) {
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
