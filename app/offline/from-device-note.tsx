import { useEffect, useState } from "react";
import { FROM_DEVICE_WORDS } from "#content/site/from-device-words.ts";
import type { DeviceLimit } from "#domain/names/device/device-limits.ts";

/** Above names that this device has found: that it was this device, and what it cannot know. */
export function FromDeviceNote({ limits }: { readonly limits: readonly DeviceLimit[] }) {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    globalThis.addEventListener("online", () => setBack(true), { signal: stop.signal });
    globalThis.addEventListener("offline", () => setBack(false), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  const said = isBack ? FROM_DEVICE_WORDS.before : FROM_DEVICE_WORDS.offline;
  return (
    <p className="small quiet from-device" role="status">
      {[said, ...limits.map((limit) => FROM_DEVICE_WORDS.limits[limit])].join(" ")}
    </p>
  );
}
