/** A notice that somebody's license asks to be kept, word for word. */
export function Notice({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <blockquote className="text-notice">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </blockquote>
  );
}
