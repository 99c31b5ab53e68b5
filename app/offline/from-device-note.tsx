import { useEffect, useState } from "react";
import { FROM_DEVICE_WORDS } from "#content/site/from-device-words.ts";
import { THEMES } from "#content/names/themes.ts";
import { deviceLimits } from "#domain/names/device/device-limits.ts";
import { type NameRules, NO_RULES } from "#domain/names/browse/name-rules.ts";

type Props = { readonly text?: string; readonly rules?: NameRules };

/** Above names that this device has found: that it was this device, and what it cannot know. */
export function FromDeviceNote({ text = "", rules = NO_RULES }: Props) {
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
      {[said, ...deviceLimits({ text, rules }, THEMES).map((limit) => FROM_DEVICE_WORDS.limits[limit])].join(
        " ",
      )}
    </p>
  );
}
