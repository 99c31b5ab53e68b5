/** What stands above names that this device has found without a network. */
export const FROM_DEVICE_WORDS = {
  offline: "You’re offline. These names come from your device.",
  /** The same names, once there is a network again. */
  before: "These names come from your device, from when you were offline.",
  limits: {
    "collection only": "They come from our collection, not from every name on record.",
    "first origin only": "Of each name’s origins, only the main one is known here.",
    "decades only": "Popularity is by decade here, not by year.",
    "no peaks": "To find names by when they peaked, go online.",
    "no likeness": "To find similar names, go online.",
  },
} as const;
