import { bySex, byWay, each, some } from "#content/search/ways-to-want.ts";
import type { Wish } from "#content/search/wish.ts";

/** Of the fifteenth round: of each class that was mended, other searches than those by which it was found. */
export const ROUND_FIFTEEN: Readonly<Record<string, readonly Wish[]>> = {
  "what somebody likes, and no word about names": [
    some("she likes strong german", 2, "kurt konrad dietrich leopold conrad"),
    each("im really into short italian", { origins: ["Italian"], letters: [2, 4] }),
    some("hubby loves vintage", 4, "emma evelyn leo eleanor nora hazel lucy ella"),
    some("my wife wants gentle welsh for a girl", 2, "nia rhiannon eira olwen lowri", {
      allSatisfy: { sex: "girl" },
    }),
    some("country boy", 3, "wyatt waylon austin stetson jesse dallas colt"),
  ],
  "letters that are denied, or either of two": [
    each("names starting with either l or p for a boy", { sex: "boy", starts: ["l", "p"] }),
    each("grandpa cant say names with th so a girl name", { sex: "girl", without: ["th"] }),
    some("he says no to anything ending in son boy", 4, "liam noah oliver theodore henry james", {
      forbid: ["hudson", "jackson", "mason"],
    }),
    some("last name starts with m so no m names girl", 4, "olivia charlotte emma amelia sophia", {
      forbid: ["mia", "mila", "maya"],
    }),
  ],
  "children, and names that are there already": [
    bySex("we have owen and grace need a boy", "boy", "owen grace"),
    byWay("middel name for theodore", "leo jack ellis felix emmett wesley jasper henry"),
    byWay("ruby as middle what first", "josephine genevieve ruth lillian violet rose"),
    some("my cat is luna so a girl name starting with l", 3, "lily lucy lainey layla lillian", {
      forbid: ["luna"],
    }),
    each("short girl name for a long last name like papadopoulos", { sex: "girl", letters: [2, 4] }),
  ],
  "which of three, and which spelling": [
    some("ivy isla or iris whats more popular", 3, "ivy isla iris", {}),
    byWay("sofia with one f or two", "sofia sophia sofiya"),
    byWay("sara with or without the h", "sarah"),
  ],
  "what is given there, and what goes up": [
    each("what do people in vermont name their boys", { sex: "boy" }),
    each("top girls in maine", { sex: "girl" }),
    some("boy names moving up fast", 3, "theodore elias santiago cooper bennett roman thiago weston"),
  ],
  "two tastes that a name can meet at once": [
    each("she wants italian he wants short girl names", {
      sex: "girl",
      origins: ["Italian"],
      letters: [2, 4],
    }),
    each("my wife wants irish and i want something rare for a boy", { sex: "boy", origins: ["Irish"] }),
  ],
  "wishes in other languages": [
    each("имена для мальчика", { sex: "boy", origins: ["Russian"] }),
    each("男の子の名前", { sex: "boy", origins: ["Japanese"] }),
    each("여자 아기 이름", { sex: "girl", origins: ["Korean"] }),
    each("أسماء أولاد", { sex: "boy", origins: ["Arabic"] }),
    each("prénoms de fille", { sex: "girl", origins: ["French"] }),
  ],
};
