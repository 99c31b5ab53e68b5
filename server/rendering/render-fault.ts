/**
 * Why a page was not rendered, though nothing is wrong with the page: "busy" (too many wait already), "late" (it took too
 * long), "ended" (its thread has ended, or could not begin) or "left" (whoever asked has gone).
 */
export class RenderFault extends Error {
  readonly kind: "busy" | "late" | "ended" | "left";
  constructor(kind: RenderFault["kind"], cause?: unknown) {
    super(`A page was not rendered: ${kind}.`, { cause });
    this.name = "RenderFault";
    this.kind = kind;
  }
}
