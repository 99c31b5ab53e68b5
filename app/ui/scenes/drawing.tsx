/** One of our drawings (an .svg, imported as text), so that it takes the colors of the theme. */
export function Drawing({ svg, className }: { readonly svg: string; readonly className?: string }) {
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
