import { expect, test } from "vitest";
import { browserKind } from "./browser-kind.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const CHROME = "Chrome/142.0.0.0";

test.each([
  ["iosSafari", `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ["iosOther", `${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`],
  ["iosOther", `${IPHONE} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`],
  ["inApp", `${IPHONE} Mobile/15E148 Instagram 350.0.0.28.90`],
  ["samsung", `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ["androidFirefox", "Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0"],
  ["androidOther", `${ANDROID} ${CHROME} Mobile Safari/537.36`],
  [
    "inApp",
    `${ANDROID.replace("; K)", "; K; wv)")} Version/4.0 ${CHROME} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0]`,
  ],
  ["desktopSafari", `${MAC} Version/18.1 Safari/605.1.15`],
  ["desktopChrome", `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) ${CHROME} Safari/537.36`],
  ["desktopEdge", `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) ${CHROME} Safari/537.36 Edg/142.0.0.0`],
  ["desktopFirefox", `${WINDOWS.replace(")", "; rv:144.0)")} Gecko/20100101 Firefox/144.0`],
  ["other", "Mozilla/5.0 (compatible; SomethingElse/1.0)"],
])("%s: %s", (kind, userAgent) => {
  expect(browserKind({ userAgent, maxTouchPoints: 0 })).toBe(kind);
});

test("a Mac with a touch screen is an iPad", () => {
  const userAgent = `${MAC} Version/18.1 Safari/605.1.15`;
  expect(browserKind({ userAgent, maxTouchPoints: 5 })).toBe("iosSafari");
});
