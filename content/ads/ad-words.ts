/** What is asked before a provider of ads is let in, and on the page about ads. */
export const AD_CONSENT = {
  title: "Ad choices",
  refused:
    "Your browser asks for privacy or to save data. We take that as a no: we don’t load ads, and we don’t ask.",
  from: "Ads come from {host}. None is loaded before you allow it; your answer is saved in this browser for 12 months.",
  ask: "Ads keep this site free. Nothing is loaded from them unless you allow it.",
  how: "How ads work here",
  allow: "Allow ads from {host}",
  none: "No ads",
} as const;

/** Above every ad. */
export const ADVERTISEMENT = "Advertisement";
