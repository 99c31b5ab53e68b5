import { type ThemeLists, written } from "./theme-list.ts";

export const TASTES = {
  soft: {
    rule: "Has two syllables or more, said with vowels and soft consonants alone: l, m, n, r, v, w, y and h.",
    names: written(`
      aaliyah aarav aaron aarya ahmir aila ailani ailanny ailany aileen aimee aina ainara ainhoa aino alaia alaina
      alaiya alan alana alani alanna alara alaya alayah alayna aleah aleena aleia alena aleyamma ali alia aliah
      aliana alianna alienor alina alivia aliya aliyah allan allen allie alma alora alvaro ama amaia amal amalia
      amani amara amari amaya amayah ameer amelia amelie amihan amina aminah amir amira amirah amiri amiya amiyah
      amora amoura amy ana anahi anaiah analeia analia ananya anaya anayah ane aneirin anela ani aniya aniyah anna
      annalee annie anong anwar anya aoi arely areum ari aria ariah arian ariana arianna ariel ariella arielle
      ariya ariyah arlene arlo armani armelle arnau arnav aroha aron arul arya aryan aura aurelia aurelie aurelio
      aurora ava avah avalon avani averi averie avery avi aviana avianna aviva avyaan aya ayaan ayah ayan ayla
      aylani ayleen aylin ayra chaim chana chaya eabha eamon eero eileen eilidh eimear einar eira elaina elaine
      elani elara eleanor eleanora elena eleni eli elia eliam elian eliana elianna eliel elina elinor elio eliora
      ella ellen elliana ellianna ellie elora elowen elowyn emanuel emelia emely emerie emery emi emil emile emilia
      emiliana emiliano emilio emily emina emir emma emmalyn emmanuel emmeline emmie emmy emory emre enora eoghan
      eoin eowyn eren erin erma erwan eulalia eunwoo eva evalyn evan evelina evelyn evelynn ever everlee everleigh
      everly evie evren ewan eyal haeun haile hailee hailey hala haley halina halle hallie halo hana haneul hanna
      hannah haoran haoyu harlan harleen harlem harley harlow harmoni harmony harry harvey hauwa haven haylee
      hayley heaven helen helena helmi henry hera hernan hina hinemoa hiram holly honey hoorain horia hyunwoo hywel
      ian ieuan ila ilan ilana ilaria ileana iliana ilir illiam ilmari ilona ilya imani imran inaya ioana ioane
      iolani iona ione ira irene iria irina irma isla ivan ivanna ivar ivaylo ivey ivory ivy iyla jaime jairo
      jaromir javier jelena jelle jimena johan jorge julen julio laia laila laima lainey laleh lana laney lara
      larry laura laurel lauren laurie lauryn laverne lavinia layan layla laylani lea leah leanna leela leia leila
      leilani leilany leire lena lennon lenora lenore leo leon leona leonel leonor leonora leroy levan levi levon
      leyla leylani lia liam lian liana lihua lila lilah lilia lilian liliana lilianna lillian lilliana lillie
      lilly lily lilyana lina linnea lionel lior liora livia liwayway llewelyn lola lonnie lora lorelai lorelei
      loren lori lorraine louie lowri loyal luella lula lulu lumi luna lyanna lyla lylah lyra maarja maayan mael
      maelle mahina mahnoor maia maile mairi malani malar malaya maleah malee malia malin maliyah mallory malo
      mamie manon manuel mara maren maria mariah mariam mariamma marian mariana marianna marianne marie mariel
      mariella marilyn marina mario marion marlee marleigh marlene marley marlowe marwa mary maryam maryann maureen
      maya meera mehul meilani meiling meir melani melania melanie melany melia melina mia mihai mila milan milana
      milani milena miley miller millie milo mina minnie mio mira mireia mireille miren miriam miya mollie molly
      monroe moriah morwenna mrunal muireann muna muriel mya myah myla mylah mylo myra nael nahia nahum nainoa nala
      nalani nani nannie naomi nari navy nawal naya nayeli naylani neema nehemiah nellie nerea neriah nevaeh neveah
      nevena ngaio nia niall nila nilmini nina niran noa noah noam noe noel noelani noelle noemi nola nolan nolwenn
      nomvula nora norah norma nova novalee nuala nuno nuria nurlan nyla nylah nyomi olena olive oliver olivia
      olivier ollie olwen omar omari omer omolara ona onni oren orhan oriana oriol orion orla orly ornella orry
      owen raelyn raelynn rahul raina raleigh rami ramiro ramon ramona rania rannva raul raven ravi rawiri raya
      rayan raylan raylee raylynn rayna rehema reina remi remy rene renee reyna rhea rhiannon riley rilynn rio
      river rohan roman romeo romi romina romy ronan ronin ronnie rory rowan rowen rowena rowyn royal ruairi ruwan
      ryan ryann rylan rylee ryleigh rylie rynlee umar una unai unni urho uriah uriel vahan vaino valeria valerie
      valery varvara velma venla vennela vera verna vienna vihaan viliami viola vivaan vivian viviana vivien
      vivienne voirrey wayan waylen waylon willa willem willemijn william willie willow winnie winona wiremu wole
      wrenlee wrenleigh wrenley wulan ximena yael yahir yahya yara yareli yerlan ylva yui yuna yuri yvonne
    `),
    foremost: written(
      "luna noah liam amelia mila willow owen lily layla rowan milo nora levi elena olivia emma henry aria",
    ),
  },
  hard: {
    rule: "Has two syllables at most; begins with a hard consonant (b, d, g, j, k, p or t) and ends with one, or with an x.",
    names: written(`
      banks baptiste barrett baruch beck beckett bennett bernard bert besnik bjork blake bob brad brent brett
      bridget brigid brock brooke brooks bryant cade caleb clark claude clifford clyde coast colette colt conrad
      cormac cosette craig creed david dawit dax dereck derek derrick desmond diarmuid dietrich diljit donald drake
      duke dwight garrett gerald gerard gertrude gilad gilbert grant greg gurpreet jack jacob jade jake janet jared
      jaspreet jax jeanette jeannette jett job jude kade kaleb kate kendrick kent khalid kirk kit koit konrad kreed
      kurt padraig pat patrick piret prasert tadhg tariq tate ted tigist todd trent tripp truett tupac
    `),
    foremost: written("grant jack brock bridget conrad kurt garrett beckett brooke kate jude derek patrick"),
  },
  medieval: {
    rule: "Was given in England, France or Germany in the Middle Ages, and stands in their records and chronicles.",
    names: written(`
      adam adela adelaide agatha agnes alfred alice annabel arnold beatrice blanche catherine cecily conrad
      constance constantine edgar edith edmund edward elaine eleanor elinor elizabeth emma felicia frederick
      geoffrey gerard gilbert guinevere guy harold henry hildegard hubert hugh hugo ingrid isabella isolde jerome
      joan john juliana katherine leopold mabel margaret martin matilda maud maurice millicent muriel nicholas
      oliver otto peter philippa ralph reginald richard robert roger roland rosamund rudolph sigrid simon stephen
      thomas tristan walter william winifred yvonne
    `),
    foremost: written("matilda eleanor rosamund maud beatrice edith hugh roland edgar walter gilbert roger"),
  },
  gothic: {
    rule: "Belongs to gothic novels, ghost stories and dark poems, or to their writers; or is a word of night and shadow.",
    names: written(`
      ambrose annabel annabella annabelle astrid azrael blanche bram catherine cathy corbin cordelia damian damien
      dorian drake drusilla edgar eleanor elspeth evangeline heathcliff isolde jonathan knox lenore lilith louis
      lucian lucy luna malachi mary mina morgana nathaniel nyx octavia onyx ophelia persephone raven rhiannon
      sabrina salem selene seraphina silas stellan sylvia tabitha tamsin theodora theodore victor vincent virgil
      winifred
    `),
    foremost: written(
      "raven lilith ophelia edgar dorian salem damien persephone lucian bram selene seraphina mina",
    ),
  },
  whimsical: {
    rule: "Is light-hearted: out of fairy tales and children’s books, or a small thing of woods and gardens.",
    names: written(`
      alice ambrose ariel arlo august aurora autumn basil bear beatrix birdie bodhi briar calliope caspian
      clementine clio clover coraline dahlia daisy dorothy elodie eloise elowen faye felix fergus fern fiadh finn
      flora huck iris isla ivy juniper linus luna lyra mabel maeve marigold matilda meadow millie minnie oberon
      odette olive ophelia orla otis penelope persephone poppy primrose romy rowan sage sawyer sunny tallulah
      titania wendy wilder willow winnie wren
    `),
    foremost: written(
      "juniper luna wren poppy clementine ophelia elowen calliope clover marigold caspian finn arlo felix linus",
    ),
  },
  southern: {
    rule: "Is a place, a flower or a double name’s first half that Americans hear the South in, or belongs to its novels and singers.",
    names: written(`
      annabel annabelle annie ashley atticus austin banks beau becky billie blanche bobbie boone brooks carolina
      caroline cash charlotte clay clementine collins colt daisy dale dallas davis delilah dixie earl ellie emmett
      forrest georgia hank harlan harper hayes houston jackson janie jefferson jolene landry lee levi loretta
      louise luke lula mae maggie magnolia melanie memphis odessa otis patsy rhett ruby ruth sadie savanna savannah
      sawyer scarlett scout silas sutton tallulah travis truett tucker virgil virginia wade walker waylon wilson
      woodrow wyatt
    `),
    foremost: written(
      "savannah georgia magnolia scarlett caroline annabelle beau rhett wyatt waylon jackson virginia tallulah harper",
    ),
  },
  oldmoney: {
    rule: "Sounds of old families and old schools: a surname given as a first name, or a full form with no nickname, that was in use by 1920.",
    names: written(`
      adelaide ainsley alexandra anderson annabelle anne arabella arthur audrey augustus banks beatrice beckett
      bennett blair brooks callahan camilla campbell caroline carter catherine cecily chandler charles charlotte
      collins conrad constance constantine cordelia cornelia cornelius daphne delaney dorothea dwight edmund edward
      eleanor elinor elizabeth ellis emerson evangeline florence ford francesca frederick genevieve geoffrey george
      georgina grace graham grant harriet harrison hayes henrietta henry holland hollis hugo jacqueline jasper
      josephine katherine kennedy lachlan lane leopold lillian louis louisa margaret maxwell millicent montgomery
      nicholas palmer parker penelope percival perry philippa preston reed reginald reid rosalind sebastian sloane
      spencer sterling sutton theodore tripp victoria vivian vivienne walker warren wells wendell whitney william
      winston
    `),
    foremost: written(
      "winston preston spencer harrison charles theodore sterling blair sloane palmer caroline eleanor genevieve margaret brooks",
    ),
  },
  edgy: {
    rule: "A rock singer or a band bears it, or it is a word with an edge: a stone, a fire, a bird of prey, a rebel.",
    names: written(`
      ace axel axl billie blair blaze bowie bruce cash colt courtney creed crew cruz dax dexter dylan ember freddie
      gunner harley hendrix indigo jade jagger jax jett jim joan joey johnny kai kane knox kurt layla lennox lyric
      marilyn marley maverick nova onyx ozzy phoenix presley prince raven rhiannon rocky ryder ryker saint sky
      sloane stevie stone talon tommy trent wilder xander zander zane zara
    `),
    foremost: written(
      "jett axel knox raven onyx phoenix blaze jagger bowie lennox hendrix maverick jax zane nova",
    ),
  },
  sport: {
    rule: "One of the best-known athletes bears or bore it, as a first name or as a surname.",
    names: written(`
      aaron abby ace alex ali althea andre andy arnold arthur barry billie bo bobby brady brittney bryant caitlin
      cal carl carmelo cassius chase crosby derek diana diego dominique drew eli emmitt florence gabrielle hank
      jack jackie jerry jesse joe jordan julius justin kareem kevin kobe kristi kyrie larry lawrence lionel lisa
      luka maria mario mary maya megan mia michael michelle mikaela muhammad nadia naomi nathan nolan novak patrick
      payton peggy peyton rafael rickey roberto roger rory ryan sandy serena shai shannon shaun sidney simone
      stephen tom travis troy ty venus wayne willie wilma
    `),
    foremost: written("jordan kobe serena simone brady peyton mia muhammad kareem nadia lionel roger jesse"),
  },
  science: {
    rule: "A well-known scientist or inventor bears or bore it, as a first name or as a surname.",
    names: written(`
      ada alan albert alexander alfred annie barbara benjamin blaise carl caroline cecilia charles darwin dorothy
      edison edward edwin emmy ernest francis george gertrude grace gregor isaac jacques james jane jim jocelyn
      john jonas katherine leonardo linus louis mae margaret maria marie mary max maxwell michael neil niels nikola
      pascal rachel richard rita robert rosalind sally sophie stephen thomas tim valentina vera yuri
    `),
    foremost: written(
      "ada isaac albert marie nikola grace darwin edison alan rachel linus katherine neil leonardo",
    ),
  },
} satisfies ThemeLists;
