import { data } from "react-router";

/** Any other path: thrown, so that the answer carries the real status and the root's boundary shows the words. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
