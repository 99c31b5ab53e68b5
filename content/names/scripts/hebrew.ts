/** Names as Hebrew and Yiddish write them, without points. */
export const HEBREW = `
אבא=abba אביגיל=abigail,avigail אבי=avi אביטל=avital אביבה=aviva אבנר=abner,avner אברהם=abraham,avraham אברם=abram אדם=adam אהרן=aaron,aharon אהרון=aaron,aharon
אדריאל=adriel אורי=uri,ori אורן=oren אוריאל=uriel אוריה=uriah,oriah אורלי=orly איילת=ayelet אילת=ayelet אייל=eyal איל=eyal איתי=itai איתמר=itamar איתן=eitan,ethan
אלון=alon אלי=eli אליאל=eliel אליה=eliyah,elijah אליהו=elijah,eliyahu אליזבת=elizabeth אלישבע=elisheva,elizabeth,elisabeth אליעזר=eliezer אליאור=elior אליאורה=eliora
אלישע=elisha אליעם=eliam אנה=anna אסא=asa אסתר=esther אפרים=ephraim,efraim אריאל=ariel ארי=ari אריאלה=ariella אשר=asher בועז=boaz ברוך=baruch,boruch בנימין=benjamin,binyamin
בתיה=batya גבריאל=gabriel גד=gad גדעון=gideon גולדה=golda גיטל=gittel גיל=gil גלעד=gilad גליה=galia דוד=david דבורה=deborah,devorah,dvora דינה=dina,dinah דלילה=delilah
דליה=dalia,dahlia דניאל=daniel דניאלה=daniella,daniela דן=dan דב=dov הדסה=hadassah הדר=hadar הגר=hagar הלל=hillel,hallel הרשל=hershel זאב=zev,zeev זיוה=ziva זיו=ziv זכריה=zechariah,zachariah,zachary
זכאי=zakai זמיר=zamir זלמן=zalman חוה=eve,chava חזקיה=hezekiah חיה=chaya חיים=chaim חנה=hannah,chana,hanna חנוך=enoch,chanoch טוביה=tobias,tuvia טליה=talia טובה=tova
יאיר=yair,jair,jairus יהודה=judah,yehuda יהודית=judith,yehudit יהונתן=jonathan,yonatan יהושע=joshua,yehoshua יואב=yoav יואל=joel,yoel יובל=yuval יוחנן=john,yochanan יוכבד=yocheved יונה=jonah,yonah יונתן=jonathan,yonatan
יוסף=joseph,yosef ינאי=yannai יעל=yael,jael יעקב=jacob,yaakov,yakov יפה=yaffa יצחק=isaac,yitzchok,yitzchak ירדן=jordan,yarden ירמיה=jeremiah ירמיהו=jeremiah ישי=jesse,yishai ישעיה=isaiah,yeshaya ישעיהו=isaiah
ישראל=israel,yisroel,yisrael יתרו=jethro כהן=cohen,kohen כלב=caleb,kaleb לאה=leah,lea לביא=lavi לוי=levi ליאור=lior ליאורה=liora לילה=lilah,laila לילית=lilith לייב=leib מאיה=maya מאיר=meir מיה=mia,maya
מיכאל=michael מיכל=michal מיכה=micah מלאכי=malachi מנחם=menachem מנדל=mendel מעין=maayan מעיין=maayan מרדכי=mordechai,mordecai מרים=miriam,mariam משה=moses,moshe מתן=matan מתתיהו=matthew,matthias,mattias מתיתיהו=matthias נדב=nadav
נחום=nahum,nachum נחמיה=nehemiah,nechemia נועה=noa נעה=noa נח=noah נועם=noam נעם=noam נעמי=naomi נגה=noga נוגה=noga נפתלי=naphtali,naftali נריה=neriah נתן=nathan,natan נתנאל=nathaniel,nathanael,netanel סלה=selah עדן=eden עדינה=adina
עדי=adi עובדיה=obadiah,ovadia עוז=oz עומר=omer עזרא=ezra עזריאל=azriel,azrael עזריה=azariah עידו=ido עילי=ilai עמוס=amos עמית=amit ענת=anat פישל=fishel צבי=zvi,tzvi ציון=zion ציפורה=zipporah,tzipora צפורה=zipporah,tzipora
קציעה=keziah ראובן=reuben,reuven רבקה=rebecca,rebekah,rivka רון=ron רות=ruth,rut רחל=rachel,rochel רייזל=raizel רעיה=raya רפאל=raphael,rafael,refael שאול=saul,shaul שולמית=shulamit שושנה=shoshana,susanna שחר=shachar
שי=shai שיינא=shaina שיינה=shaina שילה=shiloh שירה=shira שיר=shir שלמה=solomon,shlomo שלום=shalom שמואל=samuel,shmuel שמעון=simon,shimon,simeon שמשון=samson,shimshon שרה=sarah,sara שרי=sarai שרון=sharon שת=seth תמר=tamar,tamara תהילה=tehila
תרצה=tirzah תום=tom תומר=tomer בלומא=bluma פייגא=faiga אנשל=anshel יחזקאל=ezekiel,yechezkel הודיה=hodaya
אלעזר=eleazar צפניה=zephaniah בניהו=benaiah ישמעאל=ishmael,ismael פנחס=phineas חירם=hiram עדה=adah עובד=obed נצרת=nazareth עוזיה=uzziah איוב=job
הושע=hosea קטורה=keturah עתניאל=othniel ושתי=vashti קין=cain כנען=canaan מוריה=moriah שלומית=salome
`;
