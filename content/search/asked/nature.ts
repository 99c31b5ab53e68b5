import { ids, type Wish } from "#content/search/wish.ts";

/** Nature, seasons, values, places and kinds of names. */
export const NATURE: readonly Wish[] = [
  {
    query: "nature girl names",
    wants: {
      allSatisfy: { sex: "girl", least: 10 },
      mustInTop: {
        names: ids("willow ivy hazel violet lily wren juniper iris daisy autumn meadow sage"),
        least: 4,
      },
    },
  },
  {
    query: "mountain names",
    wants: { mustInTop: { names: ids("sierra everest montana ridge aspen logan"), least: 3 } },
  },
  {
    query: "holiday names for a december girl",
    wants: {
      allSatisfy: { sex: "girl", least: 10 },
      mustInTop: { names: ids("holly noelle natalie joy ivy carol winter mary"), least: 3 },
    },
  },
  {
    query: "gem boy names",
    wants: { allSatisfy: { sex: "boy", least: 2 }, mustInTop: { names: ids("jasper jett onyx"), least: 2 } },
  },
  {
    query: "star names boy",
    wants: {
      allSatisfy: { sex: "boy", least: 4 },
      mustInTop: { names: ids("orion leo aries phoenix"), least: 1 },
    },
  },
  {
    query: "names for a baby born in october",
    wants: { mustInTop: { names: ids("autumn hazel amber rowan ember"), least: 2 } },
  },
  { query: "galaxy names", wants: { mustInTop: { names: ids("nova luna orion stella celeste"), least: 2 } } },
  {
    query: "names meaning dawn or morning",
    wants: { mustInTop: { names: ids("aurora dawn zora roxana"), least: 2 } },
  },
  {
    query: "names inspired by the sea",
    wants: {
      mustInTop: { names: ids("kai dylan ocean marina maren morgan murphy caspian cordelia"), least: 4 },
    },
  },
  {
    query: "warrior boy names",
    wants: {
      allSatisfy: { sex: "boy", least: 10 },
      mustInTop: {
        names: ids("hector achilles finley gunnar koa leonidas william marcus louis harold"),
        least: 2,
      },
    },
  },
  {
    query: "jewel names",
    wants: {
      mustInTop: { names: ids("ruby pearl jade opal amber emerald gemma crystal jasper onyx"), least: 4 },
    },
  },
  {
    query: "spring girl names",
    wants: {
      allSatisfy: { sex: "girl", least: 10 },
      mustInTop: { names: ids("april may daisy violet lily flora chloe iris"), least: 3 },
    },
  },
  {
    query: "summer boy names",
    wants: {
      allSatisfy: { sex: "boy", least: 3 },
      mustInTop: { names: ids("august sol samson elio leo ray"), least: 2 },
    },
  },
  {
    query: "herb names for girls",
    wants: {
      allSatisfy: { sex: "girl", least: 5 },
      mustInTop: { names: ids("rosemary sage juniper angelica clementine olive"), least: 2 },
    },
  },
  {
    query: "animal boy names",
    wants: {
      allSatisfy: { sex: "boy", least: 10 },
      mustInTop: { names: ids("leo bear jay drake colt leonardo wolfgang arthur caleb ari"), least: 3 },
    },
  },
  {
    query: "names of flowers for baby girl",
    wants: {
      allSatisfy: { sex: "girl", least: 10 },
      mustInTop: { names: ids("lily rose violet daisy iris jasmine dahlia poppy magnolia"), least: 5 },
    },
  },
  {
    query: "color names",
    wants: {
      mustInTop: {
        names: ids(
          "scarlett violet ruby hazel jade olive amber ivory rose scarlet indigo sienna sage emerald navy onyx",
        ),
        least: 5,
      },
    },
  },
  {
    query: "gender neutral nature names",
    wants: {
      allSatisfy: { sex: "unisex", least: 10 },
      mustInTop: { names: ids("river sage phoenix robin ocean briar"), least: 5 },
    },
  },
  {
    query: "ocean names boy",
    wants: {
      allSatisfy: { sex: "boy", least: 6 },
      mustInTop: { names: ids("kai dylan caspian ocean murphy kaito river"), least: 3 },
    },
  },
  { query: "wolf names", wants: { mustInTop: { names: ids("wolfgang rudy randall ralph raul"), least: 2 } } },
  {
    query: "witchy girl names",
    wants: {
      allSatisfy: { sex: "girl", least: 8 },
      mustInTop: { names: ids("sabrina luna willow tabitha morgan rhiannon salem hazel raven"), least: 3 },
    },
  },
];
