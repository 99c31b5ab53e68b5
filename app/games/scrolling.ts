/** How the page moves to what is next: where motion is unwelcome, by a jump. */
export function scrolling(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}
