/** Whether everything is tested, in every way and all rounds: `npm run test:all` sets it. `npm test` takes one way and a few rounds. */
export const IS_FULL = process.env["FULL_MATRIX"] === "1";

/** How often, or how much of it, something is tested. */
export function rounds({ few, all }: { readonly few: number; readonly all: number }): number {
  return IS_FULL ? all : few;
}

/**
 * A test that fails now and then is a bug, and fails by hand. On a machine of CI, which others may keep busy, it has a second
 * try, so that it holds up nobody else's change; npm test names it at its end.
 */
export const SECOND_TRIES = process.env["CI"] === undefined ? 0 : 1;
