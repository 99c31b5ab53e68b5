/**
 * What parents say for a meaning that no gloss says so, with the words of glosses that say it, best first. Words that say
 * little ("from", "my", "one") and plurals do not matter. Reviewed one by one: each finds names that mean just that.
 */
export const SAYINGS: Readonly<Record<string, readonly string[]>> = {
  "answered prayer|answer to prayer|answer to our prayers|god answered our prayers|god heard us|god hears me|prayed for|prayer answered":
    ["God has heard", "God hears", "asked for"],
  "worth the wait|worth waiting for|finally here|long awaited|long awaited child|awaited child|longed for|longed for child|much wanted|much wanted child|wanted child|wished for|wished for child|wanted baby|deeply desired":
    ["longed for", "awaited", "wished for", "wished-for child", "desired"],
  "blessing from god|blessing of god|god blessing|blessed by god|heavenly blessing|blessing from above|blessing from heaven":
    ["blessing of god", "gift of god", "blessing", "blessed"],
  "gift from above|gift from heaven|heaven sent|sent from heaven|sent by god|heavenly gift|godsend|present from god":
    ["gift of god", "God given"],
  "second chance|new beginning|new beginnings|new start|fresh start|starting over|starting again": [
    "reborn",
    "rebirth",
    "dawn",
  ],
  "born again|second birth|brought back to life|back to life|resurrected": [
    "reborn",
    "resurrection",
    "rebirth",
  ],
  "little fighter|tiny fighter|small fighter|tiny warrior": ["little warrior", "warrior", "fighter"],
  "bringer of light|light bringer|bearer of light|bringing light": ["light", "bright"],
  "light in darkness|light in the dark|light of my life|light after darkness|light at the end": [
    "light",
    "bright",
  ],
  "bringer of joy|brings joy|bringing joy|bringer of happiness": ["joy", "joyful"],
  "god grace|grace of god|god gracious gift|graced by god": [
    "Yahweh is gracious",
    "God is gracious",
    "grace",
  ],
  "pure heart|pure of heart|clean heart|kind heart|good heart": ["pure", "kind"],
  "strong willed|iron willed|determined|resolute": ["will", "resolute"],
  "never give up|unbreakable|resilient|survivor|resilience": ["strong", "enduring", "firm"],
  "beautiful soul|beautiful spirit|lovely soul": ["beautiful", "soul"],
  "my love|our love|love of my life": ["beloved", "love"],
  "loved by god|beloved of god|dear to god": ["loved by god", "beloved of god", "friend of god"],
  "god promise|promise of god|promised by god": ["oath of god", "God is my oath", "oath"],
  "belongs to god|child of god|devoted to god|dedicated to god|servant of god": [
    "devoted to god",
    "servant of god",
    "of the Lord",
  ],
  "god protection|protected by god|god protects": [
    "God has protected",
    "protection of god",
    "God is my shelter",
  ],
  "god strength|strength from god|strength of god": ["God is my strength", "strength of god"],
  "born early|came early|tiny baby": ["small", "little"],
  "little one|our little one|tiny one|small one|wee one": ["small", "little one"],
  "first born|firstborn|first child|oldest child": ["firstborn", "first"],
  "last child|last baby|youngest child": ["last", "youngest"],
};
