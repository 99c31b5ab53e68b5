import { type ThemeLists, written } from "./theme-list.ts";

export const POWER = {
  strength: {
    rule: "Means strength, courage or firmness.",
    names: written(`
      adira ajinkya amalia amelia amelie angus archibald archie arnau arnold audrey aziel bernadette bernadine bernard
      biel briella brielle chike coen conall connie conrad constance constantine dante dhriti dung earnest efe eitan
      ernest ernesto ethan everett eyal ezekiel ezequiel fergus fermin gabor gabriel gabriela gabriella gabrielle
      gerard gertrude haile hezekiah hung ikaika ikenna jabari kekoa kestutis koa koen konrad konstantinos kurt lenny
      leonard leonardo leopold mafalda makoa matilda matilde maud maude maynard mert mildred millicent millie ostap
      oziah ozias oziel rannva ricardo riccardo richard richie rick rickey ricky rithy rodrigo ryker solveig steele
      thibault tillie tilly trudy urho uziel uzziah valen valencia valentin valentina valentine valentino valeria
      valerie valery valor veer willard yerlan zeke zorawar
    `),
  },
  battle: {
    rule: "Means battle, victory, an army or a weapon.",
    names: written(`
      alfonso anselm armando arrow bahram bellatrix berenice bernice bill billie billy cairo cathal colette diljit
      duncan edgar edith einar eunice fateh finley finnley gary gerald geraldine gerard gertrude goncalo gonzalo
      guillaume guillermo gunnar harold harvey hedwig herbert herman hidde hilda hildegard hrafnhildur ildiko illiam
      ivar jadwiga kairo kekoa kinga klaus koa ledger lewis liam louie louis louisa louise lovisa ludovica ludwig
      luigi luis luisa luther mafalda matilda matilde maud maude mckinley murphy mykola nasir niccolo nicholas nichole
      nick nickolas nico nicodemus nicolas nicole nicolette niels niko nikola nikolai nikolas nils ragnar ragnhild
      randall randolph randy ranjit roger ruger saif segun sieglinde signy sigrid sjoerd tillie tilly tori trudy vahan
      veronica vicente vicki vickie vicky victor victoria viggo vijay viktor vilde viliami vincent vincenzo walter
      will willa willem willemijn william willie wilma wiremu wojciech
    `),
  },
  victory: {
    rule: "Means victory, a victor or one who conquers.",
    names: written(`
      bahram berenice bernice cairo colette diljit eunice fateh kairo klaus mykola niccolo nicholas nichole nick
      nickolas nico nicodemus nicolas nicole nicolette niels niklaus niko nikola nikolai nikolas nils ranjit segun
      sieglinde signy sigrid sjoerd tori veronica vicente vicki vickie vicky victor victoria vijay viktor vince
      vincent vincenzo
    `),
    foremost: written("victoria victor nicholas vincent nicole"),
  },
  warrior: {
    rule: "Means a warrior, a soldier or a hero, or is the name of a war hero in old legend.",
    names: written(`
      achilles aeneas ajax anh armando bayani bellatrix duncan einar faris finley finnley gunnar hector herman hung
      ivar kekoa koa mckinley murphy nakoa odysseus ragnar ronin rostam sohrab ulysses urho veer wojciech yerlan
    `),
    foremost: written("hector achilles finley gunnar"),
  },
  rulers: {
    rule: "Means a ruler, a king, a queen or a noble, or a crown.",
    names: written(`
      ada adaeze adalina adaline addie adela adelaide adele adelia adelina adeline adelyn adelynn adewale ahmir alaric
      albert alberta alberto alice alicia alisa alisha alison alisson allison allyson alyson ameer ameera amir amira
      amirah amiri aubree aubrey aubrie audrey augusta azadeh baron barron basil birendra brendan candace candice
      cathal dakila delbert dereck derek derick derrick despina dietrich don donald donna donnie duke earl ece eero
      eirik elmer emery emir enrique eric erica erick erik erika esteban ethel etienne etta fallon federico folasade
      fred freddie frederick fredrick freya freyja friederike fritz gentry gerald geraldine grady hal hallie hank
      harold harriet harry hattie heidi hendrik henri henrietta henrik henry ilango iolani ishaan istvan joyce kaan
      kaiser kaizer kalani kareem karim king kingsley kingston kyng kyzer landry leroy mael maelle majesty malik malka
      martha morrigan nalani noble padraig pat patricia patrick patty prince princess putri raj regina reginald reign
      reina rex rey reyna reynaldo rhiannon rhodri riccardo roald roderick rori rory royal royalty ruairi sade sadie
      sallie sally sara sarah sarahi sarai shahzad stefan stefano stephanie stephen steve steven stevie suda terry
      teuta theoden thierry tupac ulrike valdis vasilisa vladimir volodymyr walter zoltan
    `),
  },
  royal: {
    rule: "Is the name of a well-known king, queen, emperor, prince or princess, past or present.",
    names: written(`
      adelaide afonso alaric albert aleksander alexander alexandra alexia alfonso alfred amelia anastasia andrew anne archie
      arpad astrid attila augusta augustus aurelius beatrice beatrix berenice blanche boris brian camilla carl
      carlos caroline casimir catherine charles charlotte christian cleopatra conrad constantine cuauhtemoc cyrus
      darius david desiree diana donald duarte duncan edgar edith edmund edward edwin eleanor elizabeth elvira emma
      enrique eric erik ernest estelle felipe fernando francis frederick gediminas george grace gustaf haakon
      hadrian haile harold harry helena henrietta henry hiram hussein hywel irene isabel isabella ismail istvan
      ivan jadwiga james jane joao john josephine juliana karl kate katherine kenneth konstantinos kristian laszlo
      leonidas leonor leopold livia llewelyn louis louise ludwig luis magnus makeda malcolm margaret maria mary
      matilda maud maximilian meghan mehmet michiko mindaugas murat niall nicholas octavian olga oscar otto pedro
      peter philip philippa ramses rania rhodri richard robert roderick rusudan salote sofia solomon sophia sophie
      stephen sven tamar temujin teuta theodora tiberius tigran titus tomislav tupac vaclav victor victoria
      vladimir vytautas willem william zara zenobia zoe
    `),
    foremost: written("elizabeth victoria henry william charles catherine alexander george eleanor louis"),
  },
  protection: {
    rule: "Means a protector, a helper or one who watches over others.",
    names: written(`
      adriel alasdair alec alejandra alejandro aleksander ales alessandra alessandro alessia alessio alesya alex alexa
      alexander alexandra alexei alexia alexis alistair alister azaria azariah azariyah azrael azriel duarte eamon edmond edmund
      edoardo eduardo edward eliezer ezra ezrah greer greg gregor gregory iskandar lazaro lexi lexie nasir ned
      ophelia ramon ramona ray raymond salvador salvatore sander sandor sandra sandy sasha shepherd sikandar sjoerd
      vahan ward xander zander
    `),
    foremost: written("alexander alexandra edward"),
  },
  healing: {
    rule: "Means healing, a healer or good health.",
    names: written(`
      althea jase jason jayceon jayson ladan nahum rafael raffaella raphael remedy valentin valentina valentino valeria
      valerie valery
    `),
    foremost: written("raphael rafael jason"),
  },
} satisfies ThemeLists;
