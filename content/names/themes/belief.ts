import { type ThemeLists, written } from "./theme-list.ts";

export const BELIEF = {
  bible: {
    rule: "A person or a place of the Bible is called so, in English or another language, in any spelling. Books that only some churches read count too.",
    names: written(`
      aaron abel abigail abner abraham abram adam adan adriel alexander alijah amos ana anaiah andres andrew andriy
      anna ariel aron asa asaiah asher augustus avital azaria azariah aziel azriel barnabas bartholomew baruch
      belen benjamin bernice bethany beulah boaz caleb candace candice chana chloe claudia cyrus dafydd dan daniel
      darius daudi david dawit deborah debra delilah drusilla eabha eden edna eitan eithan eli elia eliam elias
      eliel eliezer elijah elisabeth eliseo elisha elizabeth emanuel emmanuel enoch eoin ephraim esteban esther
      ethan etienne eunice eva eve ezekiel ezequiel ezra ezrah felipe felix gabriel galilea gideon gilad giovanni
      giuseppe hadassah hanna hannah hauwa haziel hezekiah ibrahim ioana ioane iosefa ira isaac isaiah isaias
      ismael israel issac istvan itai itamar izaiah jacob jacobo jacques jael jairo james jared jasiel jason jayson
      jaziel jean jedidiah jemima jeremiah jeremias jeremy jericho jesiah jesse jesus jethro joana joanna joao joel
      john jonah jonas jonathan jonathon jordan jordyn jose joseph joshua josiah josias josue juan judah jude
      judith julia julius kaleb kalev kawika keziah khloe lazaro lea leah leia levi lia linus lois luc luca lucas
      luka lukas luke lydia maarja magdalena malachi malakai mara marc marco marcos marcus maria mariam marie mark
      martha mary maryam matej mateo mathew mathias matias matteo matthew matthias messiah micah michael michal
      micheal miguel mikhail miriam misael moises mordechai moses moshe musa nadav naomi naphtali nathan nathanael
      nathaniel nehemiah neithan neriah neythan noa noah noe noemi noga nyomi obadiah omar ondrej oren ozias oziel
      pablo pau paul pedro peter philip phillip phoebe pietro priscilla rachael rachel rafael raphael raquel
      rebecca rebekah reuben rivka ruben ruth salem samson samuel santiago sara sarah sarai saul seth sharon shiloh
      shimon shmuel silas simon sione solomon stefano stephen steven suzanne sylas tabitha tadeo tamar tavita
      thaddeus thiago thomas tiago tiberius timothy tirzah titus tobias tomas tommaso uriah uriel yael yehuda
      yisroel yitzchok yocheved yonatan yosef yousef yusuf zachariah zachary zakai zechariah zion zipporah zyon
    `),
    foremost: written("noah elijah sarah david hannah mary samuel abigail leah daniel"),
  },
  testament: {
    rule: "A person of the New Testament is called so.",
    names: written(`
      andrew anna barnabas bartholomew bernice candace claudia drusilla elizabeth eunice gabriel james jesus joanna
      john joseph jude julia julius lazaro linus lois luke lydia marcus mark martha mary matthew matthias michael
      nathanael nathaniel paul peter philip phoebe priscilla silas simon stephen tabitha thaddeus thomas timothy
      titus
    `),
    foremost: written("john luke peter paul james matthew mark andrew thomas mary elizabeth martha lydia"),
  },
  apostle: {
    rule: "One of the twelve apostles, or another whom the New Testament calls an apostle, is called so.",
    names: written(`
      andrew barnabas bartholomew james john jude matthew matthias nathanael paul peter philip simon thaddeus thomas
    `),
    foremost: written("peter john james andrew matthew thomas paul simon"),
  },
  quran: {
    rule: "A prophet, or another man or woman of whom the Quran tells, is called so, in this or another spelling.",
    names: written(`
      adam ahmad ahmed ibrahim idris imran isa maryam mohammad mohammed muhammad musa yahya yousef yusuf zaid zayd
    `),
    foremost: written("muhammad ibrahim yusuf musa adam maryam isa idris"),
  },
  saint: {
    rule: "A saint whom churches have long honored bears it, in this form.",
    names: written(`
      adelaide agnes aidan ambrose anastasia andre andrew angela anna anne anselm anthony antonio apolline audrey
      augustine barbara barnabas bartholomew basil benedict bernadette bernard blaise brais brendan bridget bruno
      callum calum camilo carlo caterina catherine cecilia chad charles chiara christina christopher ciaran cillian
      claire clara clare claude colette colm conrad cosimo crispin damian damien david declan delphine dennis dewi
      diego dominic dorothy edith edmund edward edwin elisabeth elizabeth emiliana ephraim erik eugene fabian faith
      felicity felix fermin fernando fintan fotini frances francesca francesco francis francisco gabriel gayane
      gemma genevieve george gerard gerardo gertrude gianna gladys goncalo gregory hedwig helen helena henry hilda
      hildegard hope hubert hugh ignacio irene iria isabel istvan jadwiga james jane javier jeanne jerome joan
      joana john jordi jorge jose joseph josephine juan jude julian juliana justin kateri katherine kazimierz
      ketevan kevin kieran killian kinga konstantinos ksenia laia laszlo lawrence leander leo leonard leopold louis
      louise lucia lucy luigi luke lydia malo marcel marcella margaret maria mark martha martin mary matilda
      matthew matthias maurice maximilian maximus melanie michael miguel mildred monica morwenna natalia nicholas
      nina nolwenn nuno odile olga oscar ottilie patrick paul paula peter philip phoebe priscilla quentin ramon
      raphael raymond regina richard rita robert rocco ronan rosa rosalia rose samson santiago sebastian seraphina
      sergei simon solange sophia stanislaw stephen tadeo tatiana teresa theodora theodore theresa thomas timothy
      titus vaclav valentin vartan vera veronica victor vincent viviana vladimir volodymyr winifred wojciech
      wolfgang xavier yves yvette zelie
    `),
    foremost: written("francis patrick clare agnes catherine sebastian cecilia george lucy joan"),
  },
  angel: {
    rule: "Means an angel, or an angel of the Bible, of the Quran's tradition or of Milton bears it, in this or a related form.",
    names: written(`
      abdiel anela angel angela angelica angelina angelo angie anxo azrael gabriel gabriela gabriella gabrielle
      malaika malak michael michaela miguel mikhail rafael raffaella raphael seraphina uriel
    `),
    foremost: written("gabriel michael raphael angel angela seraphina uriel"),
  },
} satisfies ThemeLists;
