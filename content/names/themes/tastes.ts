import { type ThemeLists, written } from "./theme-list.ts";

export const TASTES = {
  soft: {
    rule: "Has two or more syllables, with only vowels and soft consonants: l, m, n, r, v, w, y and h.",
    names: written(`
      aaliyah aarav aaron aarya ahmir aila ailani ailanny ailany aileen aimee aina ainara ainhoa aino aiyana alaia
      alaina alaiya alan alana alani alanna alannah alara alaya alayah alayna aleah aleena aleia alena aleyamma ali
      alia aliah aliana alianna alienor alina alivia aliya aliyah allan allen allie alma alora alvaro ama amaia
      amal amalia amani amara amari amaya amayah ameer amelia amelie amia amihan amina aminah amir amira amirah
      amiri amiya amiyah amora amoura amy ana anahi anaiah analeia analia ananya anaya anayah ane aneirin anela ani
      aniya aniyah anna annalee annie anong anwar anya aoi araya arely areum ari aria ariah arian ariana arianna
      ariel ariella arielle ariya ariyah arlene arlo armani armelle arnau arnav aroha aron arul arya aryan aura
      aurelia aurelie aurelio aurora ava avah avalon avalyn avalynn avani averi averie avery avi aviana avianna
      aviva avyaan aya ayaan ayah ayan ayana ayanna ayla aylani ayleen aylin ayra chaim chana chaya eabha eamon
      eero eileen eilidh eimear einar eira elaina elaine elani elara eleanor eleanora elena eleni eli elia eliam
      elian eliana elianna eliel elina elinor elio eliora ella ellen elliana ellianna ellie elora elowen elowyn
      elva emanuel emelia emely emerie emery emi emil emile emilee emilia emiliana emiliano emilie emilio emily
      emina emir emma emmaline emmalyn emmalynn emmanuel emmeline emmie emmy emory emre enora eoghan eoin eowyn
      eren erin erma erwan eulalia eunwoo eva evalyn evan evelina evelyn evelynn ever everlee everleigh everly evie
      evren ewan eyal haeun haile hailee hailey hala haley halina halle hallie halo hana haneul hanna hannah haoran
      haoyu harlan harleen harlem harley harlow harmoni harmony harry harvey hauwa haven haylee hayley heaven helen
      helena helmi henry hera hernan hina hinemoa hiram holly honey honor hoorain horia hyunwoo hywel ian ieuan ila
      ilan ilana ilaria ileana iliana ilir illiam ilmari ilona ilya imani imran ina inara inaya ioana ioane iolani
      iona ione ira irene iria irina irma isla iva ivan ivana ivanna ivar ivaylo ivey ivory ivy iyla jaime jairo
      jaromir javier jelena jelle jimena johan jorge julen julio laia laila lailah lailani laima lainey laleh lana
      laney lara larry laura laurel lauren laurie lauryn laverne lavinia layan layla laylah laylani lea leah leanna
      leela leena leia leila leilani leilany leire lela lena leni lennon lenora lenore leo leola leon leona leonel
      leonor leonora leroy levan levi levon leyla leylani lia liam lian liana lianna lihua lila lilah lilia lilian
      liliana lilianna lillian lilliana lillianna lillie lilly lily lilyana lina linnea lionel lior liora livia
      liwayway liyana llewelyn lola lonnie lora lorelai lorelei loren lori lorna lorraine louie lowri loyal luella
      lula lulu lumi luna lyanna lyla lylah lyra maarja maayan mael maelle maelynn mahina mahnoor maia maile mairi
      malani malar malaya malayah maleah malee malia maliah malin maliyah mallory malo mamie manon manuel mara
      maren maria mariah mariam mariamma marian mariana marianna marianne marie mariel mariella marilyn marina
      mario marion marla marlee marleigh marlene marley marlowe marwa mary maryam maryann maura maureen maya maylee
      meera mehul meilani meiling meir melani melania melanie melany melia melina mia miah mihai mila milan milana
      milani milena miley miller millie milo mina minnie mio mira mireia mireille miren miriam miya mollie molly
      mona monroe moriah morwenna mrunal muireann muna muriel mya myah myla mylah mylo myra myrna nael nahia nahum
      nainoa nala nalani nani nannie naomi nari navi navy nawal naya nayeli nayla naylani neema nehemiah nell
      nellie nerea neriah nevaeh neveah nevena ngaio nia niall nila nilmini nina niran noa noah noam noe noel
      noelani noelle noemi nola nolan nolwenn nomvula nora norah nori norma nova novah novalee nuala nuno nuria
      nurlan nyla nylah nyomi olena olive oliver olivia olivier ollie olwen omar omari omer omolara ona onni oren
      orhan oriana oriol orion orla orly ornella orry owen raelyn raelynn rahul raina raleigh rami ramiro ramon
      ramona rania rannva raul raven ravi rawiri raya rayan raylan raylee raylynn rayna rayyan rehema reina remi
      remy rene renee reya reyna rhea rhiannon rian riley rilynn rio river riya rohan roman romeo romi romina romy
      ronan ronin ronnie rory rowan rowen rowena rowyn royal ruairi rumi ruwan ryan ryann rylan rylee ryleigh rylie
      rynlee umar una unai unni urho uriah uriel vahan vaino valeria valerie valery varvara velma venla vennela
      vera verna vienna vihaan viliami viola vivaan vivian viviana vivien vivienne voirrey wayan waylen waylon
      willa willem willemijn william willie willow winnie winona wiremu wole wrenlee wrenleigh wrenley wulan ximena
      yael yahir yahya yara yareli yerlan ylva yui yuna yuri yvonne
    `),
    foremost: written(
      "luna noah liam amelia mila willow owen lily layla rowan milo nora levi elena olivia emma henry aria",
    ),
  },
  hard: {
    rule: "Has at most two syllables, starts with a hard consonant (b, d, g, j, k, p or t) and ends with one or with an x.",
    names: written(`
      banks baptiste barrett baruch beck beckett bennett bernard bert besnik bjork blake bob brad brent brett
      bridget brigid brock brooke brooks bryant cade caleb clark claude clifford clyde coast colette colt conrad
      cormac cosette craig creed david dawit dax dereck derek derrick desmond diamond diarmuid dietrich diljit
      donald drake duke dwight garrett gerald gerard gertrude gilad gilbert grant greg gurpreet jack jacob jade
      jake jakob janet jared jaspreet jax jaxx jeanette jeannette jett job jude kade kaleb kate kendrick kent
      khalid kirk kit koit konrad kreed kurt padraig pat patrick piret prasert tadhg tariq tate ted tigist todd
      trent tripp truett tupac
    `),
    foremost: written("grant jack brock bridget conrad kurt garrett beckett brooke kate jude derek patrick"),
  },
  medieval: {
    rule: "Was used in England, France or Germany in the Middle Ages, and is in their records and chronicles.",
    names: written(`
      adam adela adelaide agatha agnes alfred alice annabel arnold beatrice blanche catherine cecily conrad
      constance constantine edgar edith edmond edmund edward elaine eleanor elinor elizabeth emma felicia frederick
      geoffrey gerard gilbert gillian guinevere guy harold henry hildegard hubert hugh hugo ingrid isabella isolde
      jerome joan john juliana katherine laurence leopold mabel margaret martin matilda maud maurice millicent
      muriel nicholas oliver otto peter philippa ralph reginald richard robert roger roland rosamund rudolph sigrid
      simon stephen sybil thomas tristan walter wilfred william winifred yvonne
    `),
    foremost: written("matilda eleanor rosamund maud beatrice edith hugh roland edgar walter gilbert roger"),
  },
  gothic: {
    rule: "Comes from gothic novels, ghost stories and dark poems, or from their writers; or is a word for night and shadow.",
    names: written(`
      ambrose annabel annabella annabelle astrid azrael blanche bram catherine cathy corbin cordelia damian damien
      dorian drake draven drusilla edgar eleanor elspeth evangeline heathcliff isolde jonathan knox lenore lilith
      louis lucian lucy luna malachi mary mina morgana nathaniel nyx octavia onyx ophelia persephone raven rhiannon
      roderick sabrina salem selene seraphina silas stellan storm sylvia tabitha tamsin theodora theodore victor
      vincent virgil winifred
    `),
    foremost: written(
      "raven lilith ophelia edgar dorian salem damien persephone lucian bram selene seraphina mina",
    ),
  },
  whimsical: {
    rule: "Is light-hearted: from fairy tales and children’s books, or a small thing in woods and gardens.",
    names: written(`
      alice ambrose ariel arlo august aurora autumn basil bear beatrix birdie bodhi briar calliope caspian
      clementine clio clover coraline dahlia daisy dorothy elodie eloise elowen faye felix fergus fern fiadh finn
      flora ginger huck iris isla ivy juniper linus luna lyra mabel maeve maple marigold matilda meadow millie
      minnie oberon odette olive ophelia orla otis penelope persephone polly poppy primrose romy rowan sage sawyer
      sunny tallulah titania wendy wilder willow winnie wren
    `),
    foremost: written(
      "juniper luna wren poppy clementine ophelia elowen calliope clover marigold caspian finn arlo felix linus",
    ),
  },
  southern: {
    rule: "Sounds like the American South: a place, a flower, the first half of a double name, or a name from its novels and singers.",
    names: written(`
      annabel annabelle annie ashley atticus austin banks beau becky billie blanche bobbie boone brooks carolina
      caroline cash charlotte clay clementine collins colt daisy dale dallas davis delilah dixie dolly earl ellie
      emmett eula forrest georgia hank harlan harper hayes houston jackson janie jefferson jolene landry lee lela
      levi lorena loretta louise luke lula mae maggie magnolia melanie melba memphis odessa otis patsy reba rhett
      ruby ruth sadie savanna savannah sawyer scarlett scout silas sutton tallulah travis truett tucker virgil
      virginia wade walker waylon wilson woodrow wyatt
    `),
    foremost: written(
      "savannah georgia magnolia scarlett caroline annabelle beau rhett wyatt waylon jackson virginia tallulah harper",
    ),
  },
  oldmoney: {
    rule: "Sounds of old families and old schools: a surname used as a first name, or a full name and not a nickname, in use by 1920.",
    names: written(`
      adelaide ainsley alexandra anderson annabelle anne arabella archibald arthur audrey augusta augustus banks
      beatrice beckett bennett blair brooks callahan camilla campbell carlton caroline carter catherine cecily
      chandler channing charles charlotte collins conrad constance constantine cordelia cornelia cornelius daphne
      delaney dorothea dwight edmund edward eleanor elinor elizabeth ellery ellis emerson evangeline florence ford
      francesca frederick genevieve geoffrey george georgina grace graham grant harriet harrison hayes henrietta
      henry holland hollis hugo jacqueline jasper josephine katherine kennedy lachlan lane leopold lillian louis
      louisa lowell margaret maxwell merrick millicent montgomery nicholas palmer parker penelope percival percy
      perry philippa preston reed reginald reid roosevelt rosalind sebastian sheldon sloane spencer sterling sutton
      theodore tripp victoria vivian vivienne walker warren wells wendell whitney william winslow winston
    `),
    foremost: written(
      "winston preston spencer harrison charles theodore sterling blair sloane palmer caroline eleanor genevieve margaret brooks",
    ),
  },
  edgy: {
    rule: "Is the name of a rock singer or a band, or a word with an edge: a stone, a fire, a bird of prey, a rebel.",
    names: written(`
      ace arrow axel axl billie blair blaze bowie bronx bruce cash colt courtney creed crew cruz dax dexter draven
      dylan ember fox freddie gunner harley hendrix indigo jade jagger jax jaxx jersey jett jim joan joey johnny
      jovi kai kane knox kurt layla lennox lyric marilyn marley maverick neo nova onyx ozzy phoenix presley prince
      raven rebel rhiannon riot rocky ryder ryker saint sky slade sloane steele stevie stone storm talon titan tommy trent
      wilder xander zander zane zara
    `),
    foremost: written(
      "jett axel knox raven onyx phoenix blaze jagger bowie lennox hendrix maverick jax zane nova",
    ),
  },
  sport: {
    rule: "Is the first name or surname of one of the best-known athletes, past or present.",
    names: written(`
      aaron abby ace alex ali althea andre andy arnold arthur barry billie bo bobby brady brittney bryant caitlin
      cal carl carmelo cassius chase cristiano crosby derek diana diego dominique drew eli emmitt florence
      gabrielle hank jack jackie jerry jesse joe jordan julius justin kareem kevin kobe kristi kyrie larry lawrence
      lionel lisa luka maria mariano mario mary maya megan mia michael michelle mikaela muhammad nadia naomi nathan
      nolan novak patrick payton peggy peyton rafael rickey roberto roger rory ryan sandy serena shai shannon shaun
      sidney simone stephen tenley tom travis troy ty venus wayne willie wilma
    `),
    foremost: written("jordan kobe serena simone brady peyton mia muhammad kareem nadia lionel roger jesse"),
  },
  science: {
    rule: "Is the first name or surname of a well-known scientist or inventor, past or present.",
    names: written(`
      ada alan albert alexander alfred annie barbara benjamin blaise carl caroline cecilia charles darwin dorothy
      edison edward edwin emmy ernest flossie francis george gertrude grace gregor isaac jacques james jane jim
      jocelyn john jonas katherine leonardo linus louis mae margaret maria marie mary max maxwell michael neil
      niels nikola pascal rachel richard rita robert rosalind rosalyn sally sophie stephen thomas tim valentina
      vera yuri
    `),
    foremost: written(
      "ada isaac albert marie nikola grace darwin edison alan rachel linus katherine neil leonardo",
    ),
  },
} satisfies ThemeLists;
