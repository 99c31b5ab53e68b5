import { type ThemeLists, written } from "./theme-list.ts";

export const SCREENS = {
  disney: {
    rule: "Is the name of someone in an animated movie or series by Disney or Pixar.",
    names: written(`
      agustin alberto alice andy anita anna antonio ariel asha aurora belle bernard bianca bonnie bruno camilo carl
      charlotte dash dolores elena ellie elsa ember eric esmeralda felix flora flynn gaston giulia hades hector
      helen hercules hermes honey isabela jane jasmine jessie jim john joy judy julieta kenai koda lottie louis
      luca luisa marian marie mei merlin miguel milo nala nani nick oliver olivia penny percy perry peter phillip
      phineas ralph raya remy riley robin roger russell sebastian sven thomas tiana timothy ursula violet wade
      wendy zeus
    `),
    foremost: written(
      "ariel aurora jasmine elsa tiana anna raya wendy alice elena nala eric flynn luca milo sebastian",
    ),
    beyond: written(
      "moana mulan merida mirabel rapunzel simba kristoff olaf naveen lilo tarzan pocahontas cinderella kida bambi vanellope aladdin",
    ),
  },
  starwars: {
    rule: "Is the name of someone in the Star Wars movies or series.",
    names: written(`
      anakin ben bodhi cara cassian cody ezra finn hera hunter kanan kylo lando leia luke lyra mara obi orson owen
      rex rey rose sabine
    `),
    foremost: written("luke leia anakin kylo ben rey finn cassian lando"),
    beyond: written("padme ahsoka han poe jyn galen jacen jaina"),
  },
  tolkien: {
    rule: "Is the name of someone in The Hobbit, in The Lord of the Rings or in its family trees.",
    names: written(`
      angelica arwen bill bruno daisy dora elanor eowyn esmeralda estella galadriel hugo lily linda marigold may
      milo myrtle nori ori pearl poppy robin rosa rose rosie ruby sam theoden thorin tom
    `),
    foremost: written("arwen eowyn galadriel elanor theoden thorin sam rosie"),
    beyond: written("aragorn legolas samwise bilbo pippin merry gandalf strider luthien beren tauriel"),
  },
  thrones: {
    rule: "Is the name or title of someone in Game of Thrones, or in the novels it’s based on.",
    names: written(`
      anya arya asha bella brandon daemon daenerys elia jaime jon khaleesi leo lyanna meera ned otto rhaenyra
      robert robin sam sansa tom tyrion will yara
    `),
    foremost: written(
      "arya jon daenerys sansa tyrion lyanna khaleesi rhaenyra daemon brandon ned jaime yara",
    ),
    beyond: written(
      "theon jorah brienne cersei margaery catelyn aegon aemond alicent rhaegar viserys joffrey bran robb rhaenys jacaerys laena",
    ),
  },
  potter: {
    rule: "Is the name of someone in the Harry Potter books.",
    names: written(`
      alicia andromeda angelina arabella ariana arthur bellatrix bill blaise cedric charlie colin cormac cornelius
      dean dennis dolores draco fred gabrielle george ginevra granger gregory hannah harry hedwig helena hermione
      hugo james justin katie kingsley lavender lee lily lucius luna marcus minerva molly nick oliver penelope
      percy peter phineas rita ronald rose rowena seamus sirius susan teddy theodore tom vernon vincent
    `),
    foremost: written(
      "harry luna hermione draco lily ginevra sirius minerva cedric ronald bellatrix fred george",
    ),
    beyond: written("albus severus remus neville regulus fleur ginny ron narcissa pansy padma parvati"),
  },
  heroes: {
    rule: "Is the name of a hero in American comics, in costume or out of it.",
    names: written(`
      arthur barry bruce carol charles clark danny diana dinah draven frank gwen hal hank harleen harley hope janet
      jason jean jessica jubilee kalel kamala kara kurt logan loki luke matthew miles natasha oliver peggy peter
      pietro raven remy sam scott selina stephen steve storm thor tony victor wade wanda yelena
    `),
    foremost: written("peter clark bruce diana tony thor loki wanda natasha steve logan miles selina"),
    beyond: written("clint rogue shuri gamora nebula okoye zatanna"),
  },
  austen: {
    rule: "Is the name of someone in a Jane Austen novel.",
    names: written(`
      anne bennet caroline catherine charles charlotte edmund edward eleanor elinor elizabeth emma frank frederick
      george harriet henrietta henry isabella james jane john julia louisa lucy lydia margaret maria marianne mary
      philip robert sophia susan thomas tom walter william
    `),
    foremost: written(
      "emma elizabeth jane anne lydia henry george charlotte catherine edward frederick louisa harriet",
    ),
  },
  bridgerton: {
    rule: "Is the name of someone in the Bridgerton novels or series.",
    names: written(`
      anthony benedict charlotte colin daphne edmund edwina eloise francesca gareth george gregory kate lucy marina
      michael penelope phillip simon sophie violet
    `),
    foremost: written("daphne penelope anthony benedict colin eloise francesca gregory simon violet kate"),
  },
  magic: {
    rule: "Means magic, a fairy or an elf, or is the name of a witch, a wizard or a fairy in legend or in a well-known story.",
    names: written(`
      alara alfred alvin aoife ariel arwen aubrey aubrie ceridwen circe fay faye galadriel harry hermione luna
      merlin morgan morgana oberon paige parisa phoebe piper rhiannon sabrina salem samantha satu tabitha titania
      vivienne wanda willow
    `),
    foremost: written("sabrina morgan willow faye luna rhiannon tabitha wanda salem ariel"),
  },
} satisfies ThemeLists;
