/**
 * The path itself, or, when it cannot be decoded ("/names/%ff" is no UTF-8), one that spells its percent signs out. Server and
 * browser both show that one instead, so that a damaged address is simply an unknown page.
 */
export function readablePath(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}
