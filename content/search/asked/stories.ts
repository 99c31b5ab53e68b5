import { ids, type Wish } from "#content/search/wish.ts";

/** Myths, beliefs, books, films and people of history. */
export const STORIES: readonly Wish[] = [
  {
    query: "norse girl goddess names",
    wants: {
      allSatisfy: { sex: "girl", least: 3 },
      mustInTop: { names: ids("freya freyja idunn"), least: 1 },
    },
  },
  {
    query: "knights of the round table names",
    wants: { mustInTop: { names: ids("gareth tristan arthur kay lionel gavin"), least: 2 } },
  },
  {
    query: "hogwarts names",
    wants: {
      mustInTop: { names: ids("harry luna lily james oliver george fred rose molly hugo"), least: 3 },
    },
  },
  {
    query: "catholic boy names",
    wants: {
      allSatisfy: { sex: "boy", least: 10 },
      mustInTop: {
        names: ids("francis patrick sebastian george dominic joseph anthony benedict john thomas"),
        least: 4,
      },
    },
  },
  {
    query: "regal names for a boy",
    wants: {
      allSatisfy: { sex: "boy", least: 10 },
      mustInTop: { names: ids("henry william charles alexander george louis edward arthur"), least: 3 },
    },
  },
  {
    query: "norse mythology names",
    wants: { mustInTop: { names: ids("thor odin freya freyja ragnar ivar astrid leif"), least: 3 } },
  },
  {
    query: "roman emperor names",
    wants: {
      allSatisfy: { curated: true, least: 10 },
      mustInTop: { names: ids("augustus marcus julius titus aurelius maximus tiberius justin"), least: 3 },
    },
  },
  {
    query: "fairytale names",
    wants: {
      mustInTop: {
        names: ids("alice ariel aurora wendy peter ella jasmine rose robin goldie luna willow heidi"),
        least: 2,
      },
      allSatisfy: { curated: true, least: 8 },
    },
  },
  {
    query: "names from literature girl",
    wants: {
      allSatisfy: { sex: "girl", least: 10 },
      mustInTop: { names: ids("emma alice scarlett jane matilda heidi beatrice charlotte"), least: 3 },
    },
  },
  { query: "archangels", wants: { mustInTop: { names: ids("michael gabriel raphael uriel"), least: 3 } } },
  {
    query: "shakespeare boy names",
    wants: {
      allSatisfy: { sex: "boy", least: 8 },
      mustInTop: {
        names: ids("romeo orlando sebastian lysander oliver edgar malcolm lorenzo antonio"),
        least: 4,
      },
    },
  },
  {
    query: "fairy girl names",
    wants: {
      allSatisfy: { sex: "girl", least: 4 },
      mustInTop: { names: ids("faye alara luna morgan willow ariel sabrina"), least: 2 },
    },
  },
  {
    query: "presidents last names",
    wants: {
      mustInTop: {
        names: ids(
          "lincoln jackson madison jefferson kennedy reagan carter grant monroe tyler taylor wilson",
        ),
        least: 4,
      },
    },
  },
  {
    query: "greek mythology girl",
    wants: {
      allSatisfy: { sex: "girl", least: 10 },
      mustInTop: {
        names: ids(
          "athena penelope iris phoebe thea daphne cassandra persephone aurora thalia calliope helen selena andromeda ariadne rhea maia cynthia",
        ),
        least: 4,
      },
    },
  },
  {
    query: "royal girl names",
    wants: {
      allSatisfy: { sex: "girl", least: 10 },
      mustInTop: {
        names: ids(
          "charlotte elizabeth victoria catherine amelia sophia eleanor caroline anne margaret beatrice mary alexandra isabella diana matilda",
        ),
        least: 4,
      },
    },
  },
  {
    query: "disney princess names",
    wants: {
      mustInTop: { names: ids("ariel aurora jasmine elsa anna tiana bella elena"), least: 2 },
      forbid: ids("charlotte amelia victoria"),
    },
  },
  {
    query: "harry potter names",
    wants: { mustInTop: { names: ids("harry luna lily"), least: 2 }, forbid: ids("harrison") },
  },
];
