import { lazy, Suspense } from "react";
import type { NameRules } from "#domain/names/browse/name-rules.ts";

const Note = lazy(() => import("./from-device-note.tsx").then((part) => ({ default: part.FromDeviceNote })));

type Props = { readonly text?: string; readonly rules?: NameRules };

/** The line above names that this device has found. Most visits never need it: it is fetched, from the device, with its names. */
export function LazyNote(asked: Props) {
  return (
    <Suspense fallback={null}>
      <Note {...asked} />
    </Suspense>
  );
}
