import { type ThemeLists, written } from "./theme-list.ts";

/** Books of the Hebrew Bible of which twelve names or more are in the collection, and the prophets of all books. */
export const SCRIPTURE = {
  genesis: {
    rule: "Is the name of someone or some place in the Book of Genesis, in English or another language.",
    names: written(`
      abel abraham abram adah adam aram areli asher avraham avrohom azeneth benjamin cain canaan dan dinah eden eliezer enoch ephraim eve isaac
      ishmael israel jacob jakob jared joseph judah kain kenan keturah lea leah levi moriah naphtali noah rachel raquel
      rebeca rebecca rebekah reuben rivka rivky rochel sara sarah sarai seth shiloh simeon tamar yaakov yehuda yosef
    `),
    foremost: written("adam eve noah abraham sarah isaac rebecca jacob leah rachel joseph benjamin"),
  },
  exodus: {
    rule: "Is the name of someone in the Book of Exodus, in English or another language.",
    names: written(`
      aaron abraham asher avraham avrohom benjamin dan eleazar eliezer elizabeth isaac israel jacob jethro joseph joshua judah
      levi miriam moses moshe naphtali reuben simeon zipporah
    `),
    foremost: written("moses aaron miriam joshua levi jethro zipporah"),
  },
  judges: {
    rule: "Is the name of someone in the Book of Judges or the Book of Ruth.",
    names: written(`
      asher benjamin boaz caleb dan david deborah delilah eleazar ephraim gideon israel jael jair jesse jonathan
      joshua judah leah levi mara micah naomi naphtali obed othniel rachel rochel ruth samson simeon tamar
    `),
    foremost: written("ruth naomi boaz deborah gideon samson delilah jael caleb"),
  },
  kings: {
    rule: "Is the name of someone in the Books of Samuel or Kings.",
    names: written(`
      abiel abigail abner armoni aryeh asa asael athalia aviel avigail azariah azariyah bathsheba benaiah david eleazar eli elijah elisha ethan gideon hannah hezekiah
      hiram isaiah jesse joel jonah jonathan josiah michal nathan obadiah samuel saul solomon tamar uriah uzziah
      zachariah zechariah
    `),
    foremost: written("david samuel hannah jonathan solomon abigail elijah nathan jesse saul michal eli"),
  },
  prophet: {
    rule: "Is the name of someone the Bible calls a prophet or a prophetess, or of one of its books of the prophets.",
    names: written(`
      aaron abraham amos anna avraham avrohom daniel david deborah elias elijah elisha enoch ezekiel hosea isaiah isaias
      jeremiah jeremias joel john jonah joshua malachi micah miriam moses nahum nathan obadiah samuel zachariah
      zechariah zephaniah
    `),
    foremost: written("elijah isaiah daniel samuel jeremiah ezekiel micah jonah deborah moses malachi"),
  },
} satisfies ThemeLists;
