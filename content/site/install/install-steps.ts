/** Browsers that install in ways of their own. */
export type BrowserKind =
  | "iosSafari"
  | "iosOther"
  | "androidFirefox"
  | "samsung"
  | "androidOther"
  | "desktopSafari"
  | "desktopChrome"
  | "desktopEdge"
  | "desktopFirefox"
  | "inApp"
  | "other";

/** How to do it by hand, step by step; menus are called what the browser calls them. */
export const INSTALL_STEPS: Readonly<
  Record<BrowserKind, { readonly by: string; readonly steps: readonly string[] }>
> = {
  iosSafari: {
    by: "In Safari",
    steps: ["Tap Share, the square with an arrow.", "Choose “Add to Home Screen”.", "Tap Add."],
  },
  iosOther: {
    by: "On iPhone and iPad",
    steps: [
      "Tap Share, beside the address or in the menu.",
      "Choose “Add to Home Screen”.",
      "If it’s not there, open this page in Safari and try again.",
    ],
  },
  androidFirefox: {
    by: "In Firefox",
    steps: ["Open the menu, the three dots.", "Choose “Add app to Home screen”, or “Install”.", "Tap Add."],
  },
  samsung: {
    by: "In Samsung Internet",
    steps: ["Open the menu, the three lines.", "Choose “Add page to”, then “Home screen”.", "Tap Add."],
  },
  androidOther: {
    by: "On Android",
    steps: [
      "Open the menu, the three dots.",
      "Choose “Add to home screen”, or “Install app”.",
      "Tap Install.",
    ],
  },
  desktopSafari: {
    by: "In Safari",
    steps: ["Open the File menu.", "Choose “Add to Dock”.", "Click Add."],
  },
  desktopChrome: {
    by: "In Chrome",
    steps: [
      "Look for the install icon at the right end of the address bar.",
      "Or open the menu, then “Cast, save, and share”, then “Install page as app”.",
    ],
  },
  desktopEdge: {
    by: "In Edge",
    steps: ["Open the menu, the three dots.", "Choose “Apps”, then “Install this site as an app”."],
  },
  desktopFirefox: {
    by: "In Firefox",
    steps: [
      "On Windows, choose the web app icon at the right end of the address bar, if there is one.",
      "Elsewhere, Firefox can’t install sites. Press Ctrl+D, or Command-D on a Mac, to bookmark this one.",
    ],
  },
  inApp: {
    by: "This page is open inside another app",
    steps: ["Open its menu and choose “Open in browser”.", "Then come back to this page."],
  },
  other: {
    by: "In your browser",
    steps: ["Open its menu.", "Choose “Install”, “Add to home screen” or “Add to Dock”, whichever it has."],
  },
};
