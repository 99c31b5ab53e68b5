import { type ThemeLists, written } from "./theme-list.ts";

export const VALUES = {
  wisdom: {
    rule: "Means wisdom, mind, truth, counsel or a word well said.",
    names: written(`
      alfred alfredo averi averie avery budi conrad eulalia eunji faisal hakeem hakim hubert hugh hugo hyejin hyunwoo
      ilakkiya jaehyun jihoon kavya khoa knowledge konrad kurt lyric makoto michiko minerva minh minji ozan rafe ralph
      ramon ramona rashad raul ray raymond reginald reynaldo rhema rishi sage saige satoshi satyajit shira sofia sofie
      sonia sonya sophia sophie tadhg tru true uche ved veda wisdom woojin zosia
    `),
  },
  love: {
    rule: "Means love, a loved one or a friend.",
    names: written(`
      adore ahuva aimee alden amadeo amadeus amado amanda amor amora amour amoura amy anbu angharad annabel annabella
      annabelle aroha bellamy bohumil cara carina carys charity cherish dafydd dakota darla darlene darwin daudi dave
      davi david davina davis dawit dovid dragana dragos dua dusan edwin edwina eimy emre eros esmae esme femi
      gurpreet ingrid jedidiah kalilah kawika khalil koda kota lembit lempi lerato libuse love luthando mabel mable
      maite mila milah milan milana milena milica mitali pendo philomena priya rasmus rawiri raya rudo ruth ruthie
      sheri sherri sherry siranush tavita thandiwe theophilus venus
    `),
    foremost: written("love amora amy priya david milan"),
  },
  joy: {
    rule: "Means joy, laughter, a song or music.",
    names: written(`
      abbie abby abigail alaia aliza alizah allegra aria ariah asher avigail ayodele batbayar bliss blythe cadence
      calliope doina eden edna ellery eowyn farah farai farrah felicia felicity funmilayo gail gayle gemechu harmoni
      harmony harper hilary ilaria isaac issac jabulani jiayi joy jubilee kalea kalliope leticia lettie ligaya lowen
      lyra lyric mavis melodie melody nahomi nahomy naomi noemi nyomi onni piper psalm radek radu ronen sekani shira
      simcha sunnie sunny thabo tirzah titilayo wojciech xinyi yazhini yitzchok zamir
    `),
    foremost: written("joy felicity abigail isaac"),
  },
  music: {
    rule: "Means a song, a voice or an instrument, or honors a famous musician or the patron of music.",
    names: written(`
      allegra apollo aria ariah bowie cadence calliope carmen cash cecelia cecilia doina harmoni harmony harper
      hendrix jagger kadence kaleo kalliope karmen kaydence lennon linus lyra lyric marley mavis melodie melody orpheus ozan
      ozzy piper presley psalm reed rhythm ronen shira symphony viola yazhini zamir
    `),
    foremost: written("melody harmony aria lyric harper viola piper carmen"),
  },
  peace: {
    rule: "Means peace, quiet, rest or hope.",
    names: written(`
      aksel asha axel axl baris esperanza federico fenna fred freda freddie frederick fredrick friederike fritz
      geoffrey harmoni harmony hope irene irina jeffery jeffrey kagiso mircea mounika muna nadia nadine noah noe omid
      salome salomon selam serena serenity shalom shlomo solomiya solomon sukhmani tesfaye themba tihana toivo truce
      tumaini umut vaike wilfred xolani zalman zola
    `),
    foremost: written("irene serenity frederick solomon noah"),
  },
  hope: {
    rule: "Means hope, a wish, a longing or a dream.",
    names: written(`
      aisling aislinn aislynn amal amani armaan arman asha desire desiree dream esperanza hope muna murat nadia nadine nahia omid ozlem reverie
      tesfaye themba toivo tumaini umut
    `),
    foremost: written("hope nadia esperanza asha dream"),
  },
  freedom: {
    rule: "Means free, freedom or a free man, or one who follows no one.",
    names: written(`
      azad azadeh carl carla carlo carlos carly carol carole carolina caroline carolyn carrie charlene charles
      charlie charlotte franco franklin indie kanoa karl karla karlee karlie karolina karoline liberty lotte lottie malaya malayah maverick
      raha saoirse wilder wylder
    `),
    foremost: written("charles caroline carl"),
  },
  grace: {
    rule: "Means grace, beauty, fairness or purity.",
    names: written(`
      agatha agnes agnieszka aina amara amarachi ana anais ane anika anita ann anna annalee annaliese anne anneke
      anneliese annelise annette annie annika annya anong anouk anya aoife areum arul astrid barry beau beaux bella
      belle bimala bonita bonnie callie chana chiamaka ean emi eoin eunji eunwoo evan finn fionn gia gian giana gianna
      gianni giavanna gio giovani giovanna giovanni grace gracelyn gracelynn gracie graciela grazyna hana hanna hannah
      hans hassan hussein ian ieuan indira ines inez ingrid ioana ioane ivan ivana ivanna jaan jack jamal jamila jan
      jana jane janelle janet janice janie janis janusz jean jeanette jeanne jeannette jennie jianna jiovanni joan
      joana joann joanna joanne joao jogvan johan johann johanna john johnnie johnny jolie jon jovani jovanni juan
      juanita kallie karis keoni kiyomi kyomi lihua linda lynda manjunath meiling michiko milan milana milena nancy
      nani nannie neema nizhoni nyasha sean shaina shane shaun shawn sigrid sinead siobhan sione trang tuan vashti
      xoan yahya yanka yann yiannis yohan zacchaeus zain zayn zuri
    `),
  },
  beauty: {
    rule: "Means beauty, or one who is beautiful or handsome.",
    names: written(`
      anong aoife areum astrid beau beaux bella belle bonita bonnie calista callie emi grazyna hassan hussein indira
      ingrid jamal jamila jolie kallie kiyomi kyomi lihua linda manjunath meiling michiko nani nizhoni sapphira
      shaina sigrid tuan tzvi vashti zain zaina zayan zayn zayna zuri
    `),
  },
  faith: {
    rule: "Speaks of God, faith or holy things.",
    names: written(`
      abdiel abdullah abdulrahman abiel adiel adonai adriel alijah amadeo amadeus amarachi amariah amen anaiah anela
      angel angela angelica angelina angeline angelique angelo angely angie annaliese anneliese annelise anxo araceli
      aracely ariel ariela ariella arielle asael asaiah athalia avia aviel aya ayah ayat azael azaria azariah azariyah
      aziel azrael azriel baptiste baraka baruch benaiah benedict benito bennett bessie beth bethany betsy betty biel
      blessing bohdan bohdana bohumil bozena briella brielle carmela carmine charity chiamaka chidinma chike chinua
      christian christina christine christopher christos cohen creed cristian cristiano cristina cristobal cristopher
      cross cruz daan dangelo daniel daniela daniella danielle debashis dev divine dominic dominick dominik dominique
      dorothea dorothy dua ean eleazar elia eliam eliana elianna elias eliel eliezer elijah eliora elisa elisabeth
      elise eliseo elisha eliska eliyah eliza elizabeth elliana ellianna ellis ellison elsa elsie elspeth elyas elyse
      eman emani emanuel emmanuel eoin ermias evan evangelina ezariah ezekiel ezequiel faith gabriel gabriela
      gabriella gabrielle gia gian giana gianna gianni giavanna gio giovani giovanna giovanni grace gurleen gurpreet
      hans harleen haziel hezekiah hosanna hosea ian ieuan ilse ilya ilyas ilze iman imani immanuel ioana ioane isabel
      isabela isabella isabelle isaiah isaias ishmael isiah ismael ismail isobel israel ivan ivana ivanna izabella
      izaiah izayah jaan jack jadiel jan jana jane janelle janet janice janie janis janusz jasiel jaspreet jassiel
      jaziel jean jeanette jeanne jeannette jedidiah jennie jeremiah jeremias jeremy jerome jesus jianna jiovanni joan
      joana joann joanna joanne joao joaquin joel joelle jogvan johan johann johanna john johnathan johnnie johnny jon
      jonathan jonathon joost joshua josiah josias josue jovani jovanni joyce joziah juan juanita karmen kelechi keoni
      kirsten kirsty kohen kreed krista kristaps kristen kristi kristian kristin kristina kristine kristjan kristopher
      kristy kross kruz kyrie lazaro lazarus libby liesel lisa lizbeth lizzie lourdes mads makayla malachi malaika
      malak malakai malakhi malaki malikai manuel matej mateo matheo mathew mathias matias matjaz matteo matthew
      matthias mattias messiah micaela micah michael michaela micheal michele michelle miguel mihai mikaela mikah
      mikayla mike mikel mikhail mikkel mikko misael natanael nathanael nathaniel nehemiah neriah ngozi nkechi noel
      obadiah olga olumide omkar othniel oziah ozias oziel palmer pascal praise rafael raffaella raphael sabela saint
      sam samuel santana santiago santino santos sariah sean selah serafina seraphina shane shaun shawn shmuel simeon
      simran sinead siobhan sione stavros temitope theadora theia theo theodora theodore theophilus thiago thijs
      tiffany tim timothy tinashe tobias toby trinity uriah uriel uzziah venkatesh vera xoan yahya yanka yann yehuda
      yiannis yisroel yocheved yohan yonatan zachariah zachary zackary zakari zechariah zeke zephaniah zion
    `),
  },
  virtue: {
    rule: "Is the word for a virtue, in English or another language.",
    names: written(`
      besa charity clemence constance emani esperanza faith felicity grace harmoni harmony honesty honor hope iman imani joy
      justice karam love loyal loyalty makoto mercedes mercy patience prudence rehema rehmat serenity sincere subira
      temperance tigist tru true truth valor verity wisdom
    `),
    foremost: written("faith hope grace joy mercy felicity"),
  },
  gift: {
    rule: "Means a gift, luck, a treasure or wealth.",
    names: written(`
      bahati bao blessing bohdan bohdana chance chioma dolly donatella dora doreen dorothea dorothy dottie duarte
      eamon edgar edith edmond edmund edoardo eduardo edward edwin edwina eudora felicia felicity felix hiba isadora
      isidro johnathan jonathan jonathon laima lakshmi mads makana matan matej mateo matheo mathew mathias matias
      matjaz matteo matthew matthias mattias natanael nathan nathanael nathaniel nawal ned neithan neo neythan odette
      odile onni ottilie otto pandora shai sipho siri synnove tashi ted teddy teo theadora theodora theodore thijs
      treasure yonatan zabdiel zawadi
    `),
  },
  life: {
    rule: "Means life, birth, youth, spring or something new.",
    names: written(`
      aisha anastasia aviva ayesha ayse aysha bahar chaim chava chaya dagny eabha eva eve evie genesis hauwa hawa
      idunn javier jenesis liv natalia natalie nataly nathalia nathalie nathaly navi navya neo noel nova novah
      novaleigh novalynn phoenix renata rene renee signy sonny stacey stacy umar vesna vida vivian viviana vivianna
      vivien vivienne xabier xavier zavier zenobia zoe zoey zoie zoya
    `),
  },
  fame: {
    rule: "Means fame, honor, praise or greatness.",
    names: written(`
      aaliyah abram ahmad ahmed ali alia aliah aliya aliyah alya bob bobbie bobby breeshey bridget chiara claira
      claire clara clare clarice clarissa cleo cleopatra clio dakila desislava eli elmer emeka enora esme folasade
      gloria glory hercules honor jasleen jaspreet judah jude kabir klara laszlo legend lewis louie louis louisa
      louise lovisa ludovica ludwig luigi luis luisa macsen magnus massimo max maxim maximilian maximiliano
      maximillian maximo maximus maxine mehmet miranda modou mohamed mohammad mohammed mouhamed muhammad nora norah
      orlando piret roald robert roberta roberto robin robyn roderick rodolfo rodrigo rogelio roger roland rolando
      rudolph rudy ruger stanislaw sumaya vaclav vladimir volodymyr yehuda yocheved
    `),
  },
} satisfies ThemeLists;
