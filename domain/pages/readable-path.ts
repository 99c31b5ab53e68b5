/**
 * The path itself, or, when it cannot be decoded ("/names/%ff" is no UTF-8), one that spells its percent signs out. Server and
 * browser both show that one instead, so that a damaged address is simply an unknown page.
 */
export function readablePath(path: string): string {
  return isDecodable(path) ? path : path.replaceAll("%", "%25");
}

/** What comes out is looked at: a bundler takes out a call whose result nobody wants, though it may throw. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
