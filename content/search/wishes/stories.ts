import { ids, type Wish } from "#content/search/wish.ts";

/** Themes of stories and beliefs: names that everybody would count, most of which no gloss gives away. */
export const STORIES: readonly Wish[] = [
  {
    query: "greek mythology girl names",
    wants: {
      mustInTop: {
        names: ids(`
          athena daphne penelope iris phoebe thalia calliope persephone andromeda ariadne cassandra helen
          maia rhea selene electra clio leda thea irene elara melia ianthe doris circe hera artemis
          pandora aphrodite demeter gaia hermione ione echo lyra europa io danae demi melissa eudora aura
          ariana althea cora alexandra ariadna sybil anthea
        `),
        least: 6,
      },
      allSatisfy: { sex: "girl", least: 8 },
    },
  },
  {
    query: "greek god names for boys",
    wants: {
      mustInTop: {
        names: ids(`
          apollo zeus hermes ares orion atlas adonis eros helios poseidon dionysus hyperion damon
          achilles perseus hector jason theseus evander leander
        `),
        least: 3,
      },
    },
  },
  {
    query: "roman goddess names",
    wants: {
      mustInTop: {
        names: ids("aurora diana flora luna juno minerva venus vesta maia victoria june may juna"),
        least: 4,
      },
      understood: ["theme"],
    },
  },
  {
    query: "viking gods",
    wants: { mustInTop: { names: ids("odin thor freya freyja baldur idunn tyr loki magni saga"), least: 3 } },
  },
  {
    query: "hindu goddess names",
    wants: {
      mustInTop: {
        names: ids(`
          lakshmi kali sita radha indira gayatri meenakshi devi tara saanvi aadhya kamala durga parvati
          uma maya shreya mariamma andal kaveri aditi veda chaya ila siya anika
        `),
        least: 5,
      },
    },
  },
  {
    query: "shakespeare girl names",
    wants: {
      mustInTop: {
        names: ids(`
          ophelia juliet beatrice viola cordelia rosalind miranda portia imogen bianca olivia helena
          celia jessica marina perdita hermia desdemona titania sylvia silvia hero adriana luciana
          mariana ariel emilia audrey phoebe julia diana rosaline katherine kate juliette julieta
          julietta paulina reagan raegan arden
        `),
        least: 6,
      },
      forbid: ["shea", "shakira"],
    },
  },
  {
    query: "arthurian legend names",
    wants: {
      mustInTop: {
        names: ids(`
          arthur merlin lancelot guinevere elaine gawain percival tristan gavin gareth galahad kay lainey
          enid isolde morgan vivian owain owen evan lynette nimue lionel emrys lance arturo
        `),
        least: 4,
      },
    },
  },
  {
    query: "old testament boy names",
    wants: {
      mustInTop: {
        names: ids(`
          noah elijah benjamin levi samuel ezra isaac jacob joshua caleb daniel david asher gideon adam
          nathan nathaniel isaiah jeremiah eli aaron moses abraham joseph josiah micah abel amos joel
          jonah seth saul reuben solomon malachi ezekiel judah
        `),
        least: 6,
      },
      allSatisfy: { sex: "boy", least: 10 },
    },
  },
  {
    query: "women of the bible names",
    wants: {
      mustInTop: {
        names: ids(`
          sarah rachel leah rebecca rebekah ruth esther hannah mary martha elizabeth deborah naomi
          abigail miriam eve judith tabitha lydia priscilla phoebe delilah susanna eden anna dinah sara
          elisabeth joanna julia eunice bethany salome magdalena tamar dorcas keziah jemima
        `),
        least: 6,
      },
      allSatisfy: { sex: "girl", least: 8 },
    },
  },
  {
    query: "archangel names",
    wants: { mustInTop: { names: ids("gabriel michael raphael uriel rafael"), least: 3 } },
  },
  {
    query: "catholic saints boy names",
    wants: {
      mustInTop: {
        names: ids(`
          francis sebastian dominic anthony joseph patrick george nicholas christopher martin thomas john
          peter paul andrew stephen benedict ignatius augustine xavier jude declan damian vincent
          lawrence luke mark matthew james simon gabriel michael raphael leo gregory felix maximilian
          kieran cillian ronan malcolm blaise blaze conrad adrian julian theodore roman david philip
          bartholomew barnabas
        `),
        least: 6,
      },
      allSatisfy: { sex: "boy", least: 8 },
    },
  },
  {
    query: "british royal family names",
    wants: {
      mustInTop: {
        names: ids(`
          charles william george elizabeth charlotte louis edward henry harry anne victoria albert
          alexander eugenie beatrice philip andrew margaret mary james kate catherine diana arthur
          eleanor matilda richard edmund
        `),
        least: 5,
      },
    },
  },
  {
    query: "jane austen character names",
    wants: {
      mustInTop: {
        names: ids(`
          emma elizabeth jane anne eleanor darcy fitzwilliam marianne elinor harriet fanny george edward
          henry catherine frederick charlotte lydia mary kitty austen knightley bennett louisa isabella
          caroline georgiana edmund julia maria
        `),
        least: 4,
      },
    },
  },
  {
    query: "names from books for a girl",
    wants: {
      mustInTop: {
        names: ids(`
          emma charlotte scout matilda alice josephine jo ramona hermione wendy eloise anne heidi estella
          jane lorelei juliet ophelia lydia elinor daisy scarlett evangeline coraline madeline beatrice
          cordelia dorothy lucy susan meg amy beth zelda lolita pamela fiona vanessa miranda jessica
          cressida rowena thelma tess arwen eowyn luthien katniss bella arya sansa emily eleanor celie
          pippi laura
        `),
        least: 4,
      },
      allSatisfy: { sex: "girl", least: 8 },
    },
  },
];
