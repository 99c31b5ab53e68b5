import { ids, type Wish } from "#content/search/wish.ts";

/** Themes of nature and things. */
export const NATURE: readonly Wish[] = [
  {
    query: "botanical girl names",
    wants: {
      mustInTop: {
        names: ids(`
          ivy fern lily rose violet poppy daisy hazel willow juniper olive laurel heather iris dahlia
          magnolia jasmine holly rosemary clementine lavender sage aspen briar marigold flora myrtle
          zinnia camellia azalea primrose clover rosalie linnea wisteria lilac saffron fleur daphne
          susannah susan lillian liliana lilly lilliana lilian rosie rosa rosalia saige jazmin jazmine
          lilia elowyn elowen alani laura lillie ivey fiorella sakura xochitl melia oaklynn
        `),
        least: 6,
      },
      allSatisfy: { sex: "girl", least: 8 },
    },
  },
  {
    query: "tree names for boys",
    wants: {
      mustInTop: {
        names: ids(`
          ash rowan oliver cedar alder oakley linden forrest ashton nash rowen koa ashby oak birch elwood
          hawthorn perry sylvan silas forest cypress ilan olivier darragh itsuki kekoa yves erwan daiki
        `),
        least: 3,
      },
      allSatisfy: { sex: "boy" },
    },
  },
  {
    query: "names of birds for a girl",
    wants: {
      mustInTop: {
        names: ids(`
          wren lark robin dove paloma raven phoebe starling birdie mavis linnet jemima avis teal sparrow
          oriole zipporah deryn phoenix swan aderyn kestrel wrenley wrenlee liwayway alondra ainara
          wrenleigh faiga iolani
        `),
        least: 4,
      },
      allSatisfy: { sex: "girl" },
    },
  },
  {
    query: "birthstone names for girls",
    wants: {
      mustInTop: {
        names: ids(`
          ruby pearl opal jade emerald amber gemma diamond crystal jewel beryl garnet topaz coral
          sapphire esmeralda amethyst turquoise jasper
        `),
        least: 4,
      },
    },
  },
  {
    query: "color names for a baby girl",
    wants: {
      mustInTop: {
        names: ids(`
          scarlett scarlet ruby violet olive ivory hazel amber azure blue rose cyan indigo magenta teal
          ebony goldie jade crimson sienna raven lavender lilac coral gray grey blanche bianca emerald
          silver auburn saffron navy aurelia golda xanthe bora marigold melanie
        `),
        least: 4,
      },
      forbid: ["conor", "dolores", "colleen", "colette"],
    },
  },
  {
    query: "names that are months of the year",
    wants: {
      mustInTop: {
        names: ids("may june april august january julio julius september october mae augustus"),
        least: 3,
      },
      understood: ["theme"],
    },
  },
  {
    query: "ocean themed baby names",
    wants: {
      mustInTop: {
        names: ids(`
          marina ocean kai maris moana dylan caspian coral pearl meredith murphy naia nerissa morgan
          pelagia makai kailani muriel morwenna maren delmar sailor mar deniz umi marin kaimana oceane
          wave nami lana kailany coast marissa coraline kaito arnav ona nerea jurate muireann ronin
        `),
        least: 4,
      },
    },
  },
  {
    query: "celestial girls names",
    wants: {
      mustInTop: {
        names: ids(`
          luna stella aurora nova star celeste estrella selene cynthia diana lyra andromeda carina vega
          skye sky soleil sol zora ciel aster esther hester estelle estella seren sidra citlali yildiz
          tara danica mahina chandra celestia halley aylin ayla aysel elara venus io leda juno astra
          starla aruna dawn sunny lucine lusine mahnoor leilani kailani kalani nalani selena celine
          heaven cielo tala nila naledi hala dayana kailany sora inti sunday noelani nevaeh
        `),
        least: 5,
      },
      allSatisfy: { sex: "girl" },
    },
  },
  {
    query: "boy names that are animals",
    wants: {
      mustInTop: {
        names: ids(`
          wolf bear fox hawk falcon leo lionel colt lion jay robin ari orson drake griffin wolfgang jonah
          todd phoenix buck lev zev rafe leon leonardo ronan caleb talon adler otter tiger bjorn otso
          aslan leander lowell callum calum jonas arthur leonel leandro leonidas aries corbin madden
          kaleb laith azlan leonard everett arturo colter
        `),
        least: 4,
      },
      allSatisfy: { sex: "boy" },
    },
  },
  {
    query: "virtue names girl",
    wants: {
      mustInTop: {
        names: ids(`
          grace faith hope charity patience prudence verity mercy honor felicity constance amity
          temperance justice true trinity serenity harmony joy honesty chastity tru imani vera verena
          honora felicia prudencia peace blythe merit clementine
        `),
        least: 5,
      },
      allSatisfy: { sex: "girl" },
      understood: ["theme"],
    },
  },
  {
    query: "musical girl names",
    wants: {
      mustInTop: {
        names: ids(`
          melody harmony aria lyric cadence carol viola allegra calypso harper piper jazz cecilia ariya
          ariah lyra calliope carmen shira symphony sonata arietta doina gayatri mavis melodie harmonie
          zamira yazhini
        `),
        least: 4,
      },
      allSatisfy: { sex: "girl" },
    },
  },
  {
    query: "christmas names for a december baby",
    wants: {
      mustInTop: {
        names: ids(`
          noel noelle holly natalie natalia carol ivy nicholas joy christmas emmanuel star eve noe
          noelani gloria natasha klaus angel winter robin merry snow jesus emanuel gabriel mary joseph
          belen bethlehem carole navidad clara nataly
        `),
        least: 3,
      },
    },
  },
  {
    query: "girl names that are cities",
    wants: {
      mustInTop: {
        names: ids(`
          paris london londyn brooklyn savannah sydney florence vienna chelsea cheyenne alexandria siena
          sienna verona valencia adelaide charlotte geneva madison havana lourdes odessa salem bristol
          phoenix denver aspen helena olympia roma victoria ravenna petra raleigh harlem zaria capri
          carmel
        `),
        least: 4,
      },
      allSatisfy: { sex: "girl" },
    },
  },
  {
    query: "warrior names for girls",
    wants: {
      mustInTop: {
        names: ids(`
          matilda mattie tillie tilly louisa louise luisa hilda gertrude sloane sloan finley murphy
          mckinley kinley marcella marcela xena kelly griselda imelda zelda alexandra alexa martina
          valkyrie athena maude maud trudy edith hildegard sigrid gunhild ragnhild clotilde jadwiga
          mathilde tilda xiomara lovisa hedwig ildiko mafalda matilde ludovica kinga brenda
        `),
        least: 4,
      },
      allSatisfy: { sex: "girl" },
    },
  },
];
