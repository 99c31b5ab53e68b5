import "./scene.css";

type Props = {
  /** The address of the drawing: a file with one group, "scene", in a box of 320 by 200. */
  readonly href: string;
  /** What it shows. */
  readonly alt: string;
};

/** A small moment, drawn: a file of its own, yet in the colors of the theme. At least 160 px wide. */
export function Scene({ href, alt }: Props) {
  return (
    <svg className="scene" viewBox="0 0 320 200" width="320" height="200" role="img" aria-label={alt}>
      <use href={`${href}#scene`} />
    </svg>
  );
}
