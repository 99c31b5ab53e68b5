import { type ThemeLists, written } from "./theme-list.ts";

export const BELIEF = {
  bible: {
    rule: "Is the name of a person or a place in the Bible, in English or another language, in any spelling. Books that only some churches read count, too.",
    names: written(`
      aaron abel abiel abigail abilene abner abraham abram adah adalia adam adan adiel adina adriel aeneas aleksander alexander alijah amariah amos ana anaiah andreas andres andrew andriy anna aram
      areli ariel armoni aron aryeh asa asael asaiah asher athalia augustus avia aviel avigail avital avraham avrohom ayub azaria azariah azariyah azeneth aziel azriel barnabas bartholomew baruch
      bathsheba belen benaiah benjamin berenice bernice bethany beulah boaz cain caleb canaan candace candice chana chava chloe claudia cornelius cyrus dafydd dalila dalilah damaris dan daniel danilo
      dara darius daudi davi david dawit deborah debra delilah demetrius devora devorah dina dinah dovid drusilla eabha eden edna egypt eitan eithan eleazar eli elia eliam elias eliel eliezer elijah
      elisabeth eliseo elisha elizabeth emanuel emmanuel enoch eoin ephraim ermias esteban esther ethan etienne eunice eva eve ezekiel ezequiel ezra ezrah felipe felix gabriel gadiel galilea galilee
      gavriel gerson gideon gilad giovanni giuseppe hadassa hadassah hanna hannah hauwa hawa haziel hermes hester hezekiah hiram hosea ibrahim ilyas immanuel ioana ioane iosefa ira isaac isai isaiah
      isaias ishmael isiah ismael ismail israel issac istvan itai itamar izaiah izayah jacob jacobo jacques jadiel jael jair jairo jairus jakob james jared jasiel jason jayson jaziel jean jedidiah
      jemima jeremiah jeremias jeremy jericho jesiah jesse jesus jethro joana joanna joao job joel joelle john jonah jonas jonathan jonathon jordan jordyn jose joseph joshua josiah josias josue
      jovanni joziah juan judah jude judith julia julius junia kain kaleb kalev kawika kenan keturah keziah khloe lazaro lazarus lea leah leia levi lia linus lois luc luca lucas lucius luka lukas luke
      lydia maarja magdalena magdalene malachi malakai mara marc marco marcos marcus maria mariam marie mark martha mary maryam matej mateo mathew mathias matias matteo matthew matthias messiah micah
      michael michal micheal miguel mikhail miriam misael moises mordecai mordechai moriah moses moshe musa nadav nahomi nahomy nahum naomi naphtali natanael nathan nathanael nathaniel nazareth
      nehemiah nehemias neithan neriah neythan nicodemus noa noah noe noemi noga nyomi obadiah obed omar ondrej oren othniel ozias oziel pablo pau paul pedro peter philip phillip phineas phoebe pietro
      priscilla rachael rachel rafael raphael raquel reba rebeca rebecca rebekah reuben rhoda rivka rivky rochel ruben rufus ruth salem salome samson samuel santiago saphira sapphira sara sarah sarai
      saul seth sharon shiloh shimon shlomo shmuel silas simeon simon sione solomon stefan stefano stephen steven susanna suzanne sylas tabitha tadeo tamar tavita thaddeus theophilus thiago thomas
      tiago tiberius timothy tirzah titus tobias tomas tommaso uriah uriel uziel uzziah vashti yaakov yael yair yakov yehoshua yehuda yehudis yeshua yisroel yitzchok yocheved yoel yonatan yosef yousef
      yunus yusuf zabdiel zaccai zacchaeus zachariah zachary zackary zakai zakaria zakariya zechariah zephaniah zion zipporah zuriel zyon
    `),
    foremost: written("noah elijah sarah david hannah mary samuel abigail leah daniel"),
  },
  testament: {
    rule: "Is the name of someone in the New Testament.",
    names: written(`
      aeneas andreas andrew anna barnabas bartholomew bernice candace claudia cornelius damaris demetrius drusilla
      elizabeth eunice gabriel hermes jairus james jesus joanna john joseph jude julia julius junia lazaro lazarus
      linus lois lucius luke lydia marcus mark martha mary matthew matthias michael nathanael nathaniel nicodemus
      paul peter philip phoebe priscilla rhoda rufus salome sapphira silas simeon simon stephen susanna tabitha
      thaddeus theophilus thomas timothy titus zacchaeus
    `),
    foremost: written("john luke peter paul james matthew mark andrew thomas mary elizabeth martha lydia"),
  },
  apostle: {
    rule: "Is the name of one of the twelve apostles, or of someone else the New Testament calls an apostle.",
    names: written(`
      andreas andrew barnabas bartholomew james john jude matthew matthias nathanael paul peter philip simon thaddeus thomas
    `),
    foremost: written("peter john james andrew matthew thomas paul simon"),
  },
  quran: {
    rule: "Is the name of a prophet or someone else in the Quran, in this or another spelling.",
    names: written(`
      adam ahmad ahmed ayub haroon ibrahim idris imran isa issa maryam mohammad mohammed muhammad musa yahya yousef
      youssef yousuf yusuf zaid zakaria zakariya zayd
    `),
    foremost: written("muhammad ibrahim yusuf musa adam maryam isa idris"),
  },
  saint: {
    rule: "Is the name, in this form, of a saint that churches have long honored.",
    names: written(`
      adelaide agatha agnes aidan ambrose anastasia andre andrew angela anna anne anselm anthony antonio apolline
      apollonia audrey augustine barbara barnabas bartholomew basil benedict bernadette bernard blaise brais
      brendan bridget brigid bruno callum calum camilo carlo casimir caterina catherine cecile cecilia chad charles
      chiara christina christopher ciaran cillian claire clara clare claude colette colm conrad constantine
      cornelius cosimo crispin damian damien david declan delphine demetrius dennis dewi diego dominic dorothea
      dorothy edith edmund edward edwin elisabeth elizabeth emiliana ephraim erik eugene eugenia eulalia fabian
      faith felicity felix fermin fernando finnian fintan fotini frances francesca francesco francis francisco
      gabriel gayane gemma genevieve george gerard gerardo gertrude gianna gladys goncalo gregory hedwig helen
      helena henry hilda hildegard hope hubert hugh ignacio ignatius irene iria isabel istvan jadwiga james jane
      javier jeanne jerome joan joana john jordi jorge jose joseph josephine juan jude julian juliana justin
      justine kateri katherine kazimierz ketevan kevin kieran kilian killian kinga konstantinos ksenia laia laszlo
      laurence lawrence leander leo leonard leopold louis louise lucia lucius lucy luigi luke lydia malo marcel
      marcella marcellus margaret maria mark martha martin mary matilda matthew matthias maura maurice maximilian
      maximus melania melanie michael miguel mildred monica morwenna natalia nicholas nina nolwenn norbert nuno
      odile olga oscar ottilie patrick paul paula peter philip phoebe priscilla quentin ramon raphael raymond
      regina richard rita robert rocco roderick rogelio ronan rosa rosalia rose sabina samson santiago sebastian
      serafina seraphina sergei simon solange sophia stanislaw stephen susanna sylvester tadeo tatiana teresa
      theodora theodore theresa thomas timothy titus ursula vaclav valentin valentine vartan vera veronica victor
      vincent viviana vladimir volodymyr wilfred winifred wojciech wolfgang xavier yves yvette zelie
    `),
    foremost: written("francis patrick clare agnes catherine sebastian cecilia george lucy joan"),
  },
  angel: {
    rule: "Means an angel, or is the name of an angel in the Bible, in the Quran’s tradition or in Milton, in this or a related form.",
    names: written(`
      abdiel anela angel angela angelica angelina angeline angelique angelo angely angie anxo azrael dangelo gabriel
      gabriela gabriella gabrielle gavriel makayla malaika malak micaela michael michaela micheal miguel mikaela
      mikayla mikhail rafael raffaella raphael serafina seraphina uriel
    `),
    foremost: written("gabriel michael raphael angel angela seraphina uriel"),
  },
} satisfies ThemeLists;
