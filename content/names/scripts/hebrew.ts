/** Names as Hebrew and Yiddish write them, without points. */
export const HEBREW = `
אבא=abba אבנר=avner אהרן=aharon אהרון=aaron,aharon אורי=uri אוריה=oriah אלון=alon אליה=elijah אליזבת=elizabeth אליאור=elior אפרים=efraim ברוך=boruch
בנימין=binyamin בתיה=batya גד=gad גיל=gil גליה=galia דבורה=dvora דליה=dahlia דניאלה=daniela דן=dan הדר=hadar הגר=hagar הלל=hillel,hallel זאב=zeev
זיו=ziv חנוך=chanoch טוביה=tuvia טובה=tova יהודית=yehudit יהונתן=yonatan יואב=yoav יובל=yuval יוחנן=yochanan יונה=yonah ינאי=yannai יפה=yaffa
יצחק=yitzchak ירדן=yarden ירמיה=jeremiah ישי=yishai ישעיה=isaiah,yeshaya ישראל=yisrael לביא=lavi לילה=laila מאיה=maya מיה=mia,maya מרדכי=mordecai
מתיתיהו=matthias נחום=nachum נחמיה=nechemia נעה=noa נעם=noam נוגה=noga נפתלי=naftali נתן=natan נתנאל=netanel
עדי=adi עובדיה=ovadia עוז=oz עידו=ido עילי=ilai עמית=amit ענת=anat צבי=zvi ציפורה=tzipora צפורה=zipporah,tzipora ראובן=reuven רון=ron רות=rut
רפאל=rafael,refael שאול=shaul שולמית=shulamit שחר=shachar שיינה=shaina שיר=shir שמשון=shimshon תמר=tamara
תהילה=tehila תום=tom תומר=tomer יחזקאל=yechezkel הודיה=hodaya ישמעאל=ismael פנחס=phineas ושתי=vashti שלומית=salome
`;
