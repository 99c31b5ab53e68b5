import { byWay, none, some, told } from "#content/search/ways-to-want.ts";
import type { Wish } from "#content/search/wish.ts";

/** By way of a name, questions about one and what is no name at all, of seven later rounds. */
export const ROUNDS_AGAIN_BY_NAME: Readonly<Record<string, readonly Wish[]>> = {
  "what two people like": [
    byWay("he likes Wyatt i like Sebastian", "mason julian lucas elliot weston christian"),
    byWay("my husband likes Jack but I like Theodore", "john everett theo george samuel henry"),
    byWay("i want Juniper he wants Grace what about something in between", "june magnolia gracie hazel ivy"),
    byWay("we cant agree i love Atlas he loves John", "silas jude james ezra jasper"),
    byWay("mom wants Grace dad wants Lily", "rose lillian hazel daisy faith"),
    byWay("my boyfriend wants to name him Jaxon but I want Theodore", "hudson theo jack julian elias"),
    byWay("name mash up of Daniel and Maria", "lucia gabriel julia samuel"),
    some("my wife likes Nora but its too popular", 2, "nola maura zora cora vera", { forbid: ["nora"] }),
    some("my partner likes Sage but i like Willow any similar names", 1, "ivy blake harlow wynter"),
  ],
  "one name in one state": [
    told("how many lunas in texas", "luna", "girls (rank 12 among girls) were named Luna"),
    told("how popular is Mateo in California", "mateo", "In California, 11,359 boys"),
    told("is Wyatt popular in montana", "wyatt", "1 in 150 boys there"),
    told("rank of Maverick in utah", "maverick", "In Utah"),
    told("mateo in california rank", "mateo", "In California"),
    told("number of Oaklynns in kentucky", "oaklynn", "In Kentucky"),
    told("which states use the name Oaklee the most", "oaklee", "most of all in Utah"),
    told("where is the name Maverick most popular", "maverick", "West Virginia"),
  ],
  "questions asked in rounds": [
    told("is Emma still number 1", "emma", "rank 3 among girls"),
    told("has the name Karen gone down", "karen", "is falling"),
    told("who names their kid Kevin now", "kevin", "were named Kevin in 2025"),
  ],
  "siblings and middle names": [
    some("middle names for Theo Mateo", 2, "brooks miles hayes beau rhett", { forbid: ["mateo", "theo"] }),
    some("middle names for Theo", 2, "maverick brooks miles hayes", { forbid: ["mateo"] }),
    some("middle name for (Harper) (Quinn)", 1, "eliana penelope camila amelia", { forbid: ["quinn"] }),
    byWay("twin girl names Ava and", "amelia olivia sophia penelope madelyn"),
    some("sibset names with Arlo Juniper and Wilder", 1, "wren hayes nash azalea", { forbid: ["juniper"] }),
    some(
      "my son is Jackson and my daughter is Harper and were having another girl need a name that goes",
      1,
      "avery presley marley harmony",
      { forbid: ["harper"], allSatisfy: { sex: "girl" } },
    ),
    byWay("names similar to Elizabeth in other languages", "isabel elisabetta elisabeth"),
    byWay("honor names for grandmother Shirley", "shirley"),
  ],
  "trans care in rounds": [
    some("i was named jessica and im transitioning to male", 1, "jeremy joshua jared jeffrey", {
      allSatisfy: { sex: "boy" },
    }),
    some("my kid is trans and wants a new name similar to Michael", 2, "daniel joel matthew samuel david"),
    some("masculine names for trans teen", 2, "liam noah oliver theodore", { allSatisfy: { sex: "boy" } }),
    some("feminine names for trans woman born in 1980", 3, "jennifer amanda jessica melissa", {
      allSatisfy: { sex: "girl" },
    }),
    some("names for my trans nephew who was Emily", 1, "julian elliot wesley samuel", {
      allSatisfy: { sex: "boy" },
    }),
  ],
  "letters that are no name": [
    none("abcdefg"),
    none("qwerty"),
    none("xyz"),
    none("aaa"),
    none("pizza"),
    none("foobar"),
    none("имена на букву А"),
  ],
};
