import { bySex, byWay, none, told } from "./ways-to-want.ts";
import type { Wish } from "./wish.ts";

/**
 * More searches by way of a name, from three rounds of some 140 queries each that were written before they were asked: those that
 * stand for a class of misses.
 */
export const ASKED_BY_NAME_AGAIN = {
  "in other words": [
    byWay("we adore beatrix. what else might we love", "livia bellatrix beatriz"),
    byWay("if you liked Florence you will love", "flora frances viola"),
    byWay("love the name hazel, any suggestions along that line", "opal violet olive"),
    byWay("suggestions based on Cassius", "cassian lucius atticus"),
    byWay("names like Наталия", "viviana valeria talia lucia"),
    byWay("names beginning with same letter as Freddie", "felix finn francis"),
    byWay("boy names that end the way Orion does", "mason grayson jackson"),
    byWay("ends the same as Declan", "nolan dylan callan"),
  ],
  "brothers and sisters": [
    bySex("our first is Anneliese, what would you name a second daughter", "girl", "anneliese"),
    bySex("what to name rowan's little sis", "girl", "rowan"),
    bySex("twin boys one is Ezekiel what is the other", "boy", "ezekiel"),
    bySex("baby #2 after Penelope, its a boy", "boy", "penelope"),
    bySex("our boys are Wyatt, Levi and Colt and #4 is a girl!!", "girl", "wyatt levi colt"),
    byWay("kids: Ada, Ivo. next?", "frank matilda rose hugo"),
    byWay("sisters of violet", "hazel ruby ivy lily"),
  ],
  "short, full and between": [
    byWay("is Xander a shortened alexander", "alexander"),
    byWay("Can Ned be a nickname for Edward", "edward"),
    byWay("how did Peggy come from Margaret", "margaret"),
    byWay("what long name could be Teddy", "theodore"),
    byWay("mn for harriet", "clara alice josephine mabel pearl jane"),
    byWay("middle name to go between Rose and Miller", "alice josephine eleanor"),
  ],
  "other forms": [
    byWay("make Daniel feminine", "danielle daniela"),
    byWay("male name for Gabriella", "gabriel"),
    byWay("what would paul be for a girl", "paula pauline"),
    byWay("irish way of saying Kathleen", "caitlin"),
    byWay("Charles in french spanish and italian", "carlos"),
    byWay("what is Michael called in other countries", "miguel mikhail michel"),
  ],
  facts: [
    told("how common was the name Heather when i was born in 1978", "heather", "1978"),
    told("was Shirley really the top name in 1935", "shirley", "1935"),
    told("which yr was Brittany biggest", "brittany", "most popular"),
    told("Sophia or Sofia, whats more common", "sophia", "more common"),
    told("is it Ashley m or f", "ashley", "girls"),
    told("Morgan - boy name?", "morgan", "morgan"),
    told("has Oliver gotten too popular", "oliver", "common name"),
    told("when did Luna blow up", "luna", "most popular"),
    told("is Blair on its way up", "blair", "blair is"),
    told("are there many young Dorises", "doris", "doris"),
    told("whats the meaning of Amara in igbo", "amara", "grace"),
    told("meaning of Дарья", "daria", "daria"),
    told("Aoife - how on earth do u say it", "aoife", "is said"),
    told("how is Joaquin spelled phonetically", "joaquin", "is said"),
    told("explain the name Sloane to me", "sloane", "means"),
  ],
  "of a kind": [
    told("is Elijah a bible name", "elijah", "yes: elijah"),
    told("is Freya from norse mythology", "freya", "yes: freya"),
    told("Is Micah biblical", "micah", "yes: micah"),
    told("is Ava a bible name", "ava", "no: ava"),
    told("is Kai hawaiian or japanese", "kai", "hawaiian"),
  ],
  taste: [
    told("is Tiffany trashy", "tiffany", "no record tells"),
    told("what do ppl think about Stormi", "stormi", "no record tells"),
    told("would kids laugh at a boy named Ashley", "ashley", "no record tells"),
    told("would it be mean to name my son Gaylord", "gaylord", "no record tells"),
  ],
  "no question": [
    none("old navy"),
    none("grace period meaning"),
    none("will it rain in paris"),
    none("rose is crying again"),
    none("charlotte nc weather"),
    none("jordan 1 low size 9"),
    none("austin texas midwife"),
    none("is chase bank open"),
    none("how old is taylor swift"),
  ],
} as const satisfies Readonly<Record<string, readonly Wish[]>>;
