import { type ThemeLists, written } from "./theme-list.ts";

export const MYTHS = {
  myth: {
    rule: "Is the name of a god, a spirit or a hero in the myths and legends of any people, or comes from one.",
    names: written(`
      aadya achilles aditi aditya adonis aeneas agastya ajax alara althea anahi anahit anahita andromeda angharad angus
      antigone aoife aphrodite apollo apollonia arash ares ariadna ariadne aris arjan arjun artemis arthur arturo astraea athena atlas
      atreus aura aurora austeja baldur bellatrix bishnu breeshey bridget brigid calliope calypso camilla cassandra
      cassiopeia ceridwen cian circe clio conall connor conor cora cormac cynthia dafne damon danae daphne dayana
      deirdre delia dewi dhruv diana diane dianna dianne diarmuid dolma doris dylan echo egill eimear elaine elara
      electra embla emese emrys eros eudora eurydice evander fergus finn fintan fionn fionnuala flora freya freyja
      gabija gaia gareth gavin gayatri ginevra grainne guinevere gunnar hades hayk hector helen helios hera hercules hermes
      hermione hina hinemoa ianthe icarus idalia idunn ila inara indira ingrid inti irene iris isadora isha ishaan isis isolde
      ivar jason jennifer jiraiya june juno jupiter jurate kalev kali kalliope kamala kamilla kassandra kaveh kaveri kay kian
      kora korra krish krishna laima lakshmi lancelot lavinia leander lech leda libuse lilith linus lionel loki
      lucrezia luna macsen maeve maia makeda manjunath mars meenakshi melia melissa merlin minerva morgan morgana
      morrigan muireann murugan myrna nandi nestor niamh nyx oberon odin odysseus oisin olwen orion orpheus oscar osian osiris
      owen pandora paris parvathy penelope percival persephone perseus phoebe phoenix phyllis poseidon radha raghav ragnar ravi
      rhea rhiannon romulus rostam rowena rudra sadhbh selena selene sharmistha signy sigrid sina sirius sita siya soumitra
      srinivas sylvia taliesin tapio tara thalia thea theia theseus thor titan titania torquil tristan ulises ulysses vaani
      valkyrie vamika venkatesh venus vesna victoria vikram virginia vivienne xanthe zephyr zeus ziva
    `),
    foremost: written("athena apollo thor freya diana odin persephone orion atlas maeve"),
  },
  goddess: {
    rule: "Is the name of a goddess of any mythology or religion, in this or a close form, or one of her titles.",
    names: written(`
      aadya aditi anahit anahita aphrodite artemis astraea athena aura aurora austeja breeshey bridget brigid calliope cynthia
      dayana delia dewi diana diane dianna dianne dolma flora freya freyja gabija gaia gayatri hera hina idalia idunn ila
      inara indira irene iris isha isis juno jurate kali kalliope kamala kaveri laima lakshmi luna maia meenakshi minerva
      morrigan nyx parvathy persephone phoebe radha rhea selena selene sita siya tara thalia thea theia vaani vamika venus
      vesna victoria ziva
    `),
    foremost: written("athena freya aurora diana persephone iris luna selene maia"),
  },
  greek: {
    rule: "Is the name of a god, a hero or another being in Greek myth.",
    names: written(`
      achilles adonis ajax althea andromeda antigone aphrodite apollo ares ariadna ariadne aris artemis astraea athena atlas atreus
      aura calliope calypso cassandra cassiopeia circe clio cora cynthia dafne danae daphne doris echo elara
      electra eros eudora eurydice evander gaia hades hector helen helios hera hermes hermione ianthe icarus irene
      iris jason kalliope kassandra kora korra leander leda linus maia melia melissa nestor nyx odysseus orion orpheus
      pandora paris
      penelope persephone perseus phoebe phoenix phyllis poseidon rhea selena selene thalia thea theia theseus
      titan ulises xanthe zephyr zeus
    `),
    foremost: written("athena penelope apollo persephone atlas achilles iris daphne orion phoebe"),
  },
  roman: {
    rule: "Is the name of a god, a goddess or someone else in Roman myth or legend, or comes from one.",
    names: written(`
      aeneas apollo astraea aurora camilla diana diane dianna dianne evander flora hercules june juno jupiter kamilla lavinia
      lucrezia luna maia mars minerva romulus silvia sylvia venus victoria virginia
    `),
    foremost: written("diana aurora flora luna victoria apollo"),
  },
  norse: {
    rule: "Is the name of a god or a hero in Norse myth or saga, or is built on a god’s name.",
    names: written(`
      astrid baldur egill embla freya freyja gunnar idunn ingrid ivar leif loki odin ragnar ragnhild signy sigrid
      snorri thor torquil valkyrie
    `),
    foremost: written("thor odin freya ragnar ivar freyja leif astrid"),
  },
  celtic: {
    rule: "Is the name of a god or a hero in Irish or Welsh myth or legend.",
    names: written(`
      angus aoife bridget brigid ceridwen cian conall connor conor cormac deirdre diarmuid dylan eimear fergus finn
      fintan fionn fionnuala grainne kian macsen maeve morrigan muireann myrna niamh oisin olwen oscar osian
      rhiannon sadhbh taliesin
    `),
    foremost: written("maeve finn niamh rhiannon bridget oisin connor dylan deirdre aoife"),
  },
  hindu: {
    rule: "Is the name or a title of a god, goddess, sage or hero in Hindu tradition.",
    names: written(`
      aadya aditi aditya agastya arjan arjun bishnu dhruv gayatri ila indira isha ishaan ishan kali kamala kaveri krish krishiv
      krishna lakshmi manjunath meenakshi murugan nandi parvathy radha raghav ravi rudra sharmistha sita siya soumitra srinivas tara
      vaani vamika venkatesh
    `),
    foremost: written("krishna arjun lakshmi radha sita kali tara dhruv"),
  },
} satisfies ThemeLists;
