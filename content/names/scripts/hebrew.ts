/** Names as Hebrew and Yiddish write them, without points. */
export const HEBREW = `
אבא=abba אביגיל=avigail אבנר=avner אברהם=avraham אהרן=aharon אהרון=aaron,aharon אורי=uri,ori אוריה=oriah אלון=alon אליה=elijah
אליזבת=elizabeth אליאור=elior אפרים=efraim ברוך=boruch בנימין=binyamin בתיה=batya גד=gad גיל=gil גליה=galia דבורה=devorah,dvora
דינה=dina דליה=dahlia דניאלה=daniela דן=dan דב=dov הדר=hadar הגר=hagar הלל=hillel,hallel זאב=zeev זיו=ziv חוה=chava חנוך=chanoch טוביה=tuvia טובה=tova
יאיר=yair יהודית=yehudit יהונתן=yonatan יהושע=yehoshua יואב=yoav יואל=yoel יובל=yuval יוחנן=yochanan יונה=yonah ינאי=yannai יעקב=yakov יפה=yaffa
יצחק=yitzchak ירדן=yarden ירמיה=jeremiah ישי=yishai ישעיה=isaiah,yeshaya ישראל=yisrael לביא=lavi לילה=laila מאיה=maya מיה=mia,maya
מרדכי=mordecai מתיתיהו=matthias נחום=nachum נחמיה=nechemia נעה=noa נעם=noam נוגה=noga נפתלי=naftali נתן=natan נתנאל=netanel עדינה=adina
עדי=adi עובדיה=ovadia עוז=oz עידו=ido עילי=ilai עמית=amit ענת=anat צבי=zvi ציפורה=tzipora צפורה=zipporah,tzipora ראובן=reuven רון=ron רות=rut
רחל=rochel רפאל=rafael,refael שאול=shaul שולמית=shulamit שחר=shachar שיינה=shaina שיר=shir שמשון=shimshon תמר=tamara
תהילה=tehila תום=tom תומר=tomer יחזקאל=yechezkel הודיה=hodaya ישמעאל=ismael פנחס=phineas ושתי=vashti שלומית=salome
`;
