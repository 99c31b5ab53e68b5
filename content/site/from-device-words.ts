/** What stands above names that this device has found without a network. */
export const FROM_DEVICE_WORDS = {
  offline: "You’re offline. These names come from your device.",
  /** The same names, once there is a network again. */
  before: "These names come from your device, from when you were offline.",
  limits: {
    "collection only": "It holds our collection, not every name on record.",
    "first origin only": "It knows each name’s first origin only.",
    "decades only": "It knows in which decades a name was popular, not in which years.",
    "no likeness": "Names like another one need the network.",
  },
} as const;
