import type { BrowserKind } from "#content/site/install/install-steps.ts";

/** What a browser says of itself. */
type BrowserSigns = {
  readonly userAgent: string;
  /** An iPad calls itself a Mac, but no Mac has a touch screen. */
  readonly maxTouchPoints: number;
};

/** Pages opened inside another app, which cannot install anything. */
const IN_APP = /FBAN|FBAV|Instagram|Line\/|Pinterest|TikTok|musical_ly|Snapchat|; wv\)/;

/** Which instructions fit: the first sign that is found decides, for most browsers also say that they are Safari. */
export function browserKind({ userAgent, maxTouchPoints }: BrowserSigns): BrowserKind {
  const has = (sign: RegExp) => sign.test(userAgent);
  if (has(IN_APP)) return "inApp";
  if (has(/iPhone|iPad|iPod/) || (has(/Macintosh/) && maxTouchPoints > 1)) {
    return has(/CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo/) ? "iosOther" : "iosSafari";
  }
  if (has(/Android/)) {
    if (has(/SamsungBrowser/)) return "samsung";
    return has(/Firefox/) ? "androidFirefox" : "androidOther";
  }
  if (has(/Firefox/)) return "desktopFirefox";
  if (has(/Edg\//)) return "desktopEdge";
  if (has(/Chrome|Chromium/)) return "desktopChrome";
  return has(/Macintosh.*Safari/) ? "desktopSafari" : "other";
}
