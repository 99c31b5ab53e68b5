import { ids, type Wish } from "#content/search/wish.ts";

export const CHOICES: Readonly<Record<string, readonly Wish[]>> = {
  "names typed twice or together": [
    { query: "James James", wants: { first: "james" } },
    { query: "emma emma", wants: { first: "emma" } },
    { query: "luca vs luka", wants: { mustInTop: { names: ids("luca luka"), least: 2, top: 3 } } },
    { query: "noah or liam", wants: { mustInTop: { names: ids("noah liam"), least: 2, top: 3 } } },
    {
      query: "is it Catherine or Katherine",
      wants: { mustInTop: { names: ids("catherine katherine"), least: 2, top: 3 } },
    },
    {
      query: "olivia, amelia, isla",
      wants: { mustInTop: { names: ids("olivia amelia isla"), least: 3, top: 5 } },
    },
    { query: "sofia sophia", wants: { mustInTop: { names: ids("sofia sophia"), least: 2, top: 3 } } },
    { query: "Theo theo theodore", wants: { mustInTop: { names: ids("theo theodore"), least: 2, top: 3 } } },
  ],
  "middle names": [
    {
      query: "james or jude as a middle name",
      wants: { mustInTop: { names: ids("james jude"), least: 2, top: 4 } },
    },
    {
      query: "Marie or Rose for a middle name",
      wants: { mustInTop: { names: ids("marie rose"), least: 2, top: 4 } },
    },
    {
      query: "middle name for Harper Sullivan",
      wants: {
        allSatisfy: { sex: "girl", share: 0.8 },
        forbid: ids("harper sullivan"),
        understood: ["relation"],
      },
    },
    {
      query: "middle name for baby boy Oliver last name Nguyen",
      wants: { allSatisfy: { sex: "boy" }, forbid: ids("oliver nguyen"), understood: ["relation"] },
    },
    {
      query: "what middle name goes with isla mcdonald",
      wants: { allSatisfy: { sex: "girl", share: 0.8 }, forbid: ids("isla"), understood: ["relation"] },
    },
    {
      query: "middle names that go with Declan short",
      wants: { allSatisfy: { sex: "boy", letters: [1, 5] }, forbid: ids("declan"), understood: ["relation"] },
    },
    {
      query: "one syllable middle names for Adelaide",
      wants: { allSatisfy: { sex: "girl", syllables: [1, 1] }, understood: ["relation"] },
    },
    {
      query: "Lucy middle name ideas not rose or grace",
      wants: { allSatisfy: { sex: "girl" }, forbid: ids("lucy rose grace"), understood: ["relation"] },
    },
  ],
  "between two names or styles": [
    {
      query: "something between Hazel and Penelope",
      wants: { allSatisfy: { sex: "girl" }, forbid: ids("hazel penelope"), understood: ["relation"] },
    },
    {
      query: "a name halfway between Liam and Atticus",
      wants: { allSatisfy: { sex: "boy" }, forbid: ids("liam atticus"), understood: ["relation"] },
    },
    {
      query: "mix of Emma and Juniper vibe",
      wants: { allSatisfy: { sex: "girl" }, forbid: ids("emma juniper"), understood: ["relation"] },
    },
    {
      query: "in between traditional and modern girl names",
      wants: { allSatisfy: { sex: "girl" }, understood: ["style"] },
    },
    {
      query: "not as common as Emma, not as out there as Clementine",
      wants: { allSatisfy: { sex: "girl", rank: [4, 2500] }, forbid: ids("emma clementine") },
    },
    {
      query: "more popular than Otto but less than Henry",
      wants: { allSatisfy: { sex: "boy", rank: [5, 400] }, forbid: ids("otto henry") },
    },
    {
      query: "cross between Luna and Eleanor",
      wants: { allSatisfy: { sex: "girl" }, forbid: ids("luna eleanor"), understood: ["relation"] },
    },
  ],
  "after somebody": [
    {
      query: "girl name to honor grandpa Walter",
      wants: { allSatisfy: { sex: "girl", least: 1 }, forbid: ids("walter"), understood: ["relation"] },
    },
    {
      query: "named after my grandmother Margaret but more modern",
      wants: {
        mustInTop: {
          names: ids("maisie margot greta maggie daisy peggy meg rita mae pearl margo maggy"),
          least: 1,
          top: 10,
        },
      },
    },
    {
      query: "modern version of Dorothy",
      wants: {
        mustInTop: { names: ids("dot dottie dolly thea theodora dorothea dory dora"), least: 1, top: 10 },
      },
    },
    {
      query: "boy version of Grandma Jean",
      wants: {
        mustInTop: {
          names: ids("john gene sean ian evan jack eugene owen ivan shane juan"),
          least: 1,
          top: 10,
        },
      },
    },
    { query: "something that starts like my dads name Robert", wants: { allSatisfy: { starts: ["r"] } } },
    {
      query: "girl names with initial of my brother Thomas",
      wants: { allSatisfy: { sex: "girl", starts: ["t"] } },
    },
    {
      query: "honor uncle Patrick girl",
      wants: {
        mustInTop: { names: ids("patricia patrice tricia trisha patience pat patrizia"), least: 1, top: 10 },
      },
    },
  ],
};
