export const INSTALL_WORDS = {
  heading: "Keep this almanac handy",
  text: "It opens like an app and keeps your list and the pages you’ve read, even offline. No sign-up.",
  button: "Get App",
  close: "Close. We won’t ask again for 90 days.",
} as const;
