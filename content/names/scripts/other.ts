/** Names as Armenian, Georgian, Amharic, Thai and Tibetan write them. */
export const OTHER = `
Անահիտ=anahit Անի=ani Անուշ=anoush Գայանե=gayane Հասմիկ=hasmik Հայկ=hayk Լևոն=levon Լուսինե=lusine Նարեկ=narek Րաֆֆի=raffi Սիրանուշ=siranush Տիգրան=tigran Վահան=vahan Վարդան=vartan,vardan Արամ=aram Արմեն=armen Արման=arman Մարիամ=mariam Աննա=anna Դավիթ=david,davit
Սոնա=sona Լիլիթ=lilit,lilith Նարե=nare Արփինե=arpine Մհեր=mher Հակոբ=hagop,jacob Գրիգոր=grigor,gregory
ეთერი=eteri გიორგი=giorgi,george ირაკლი=irakli ქეთევან=ketevan ლევან=levan მზია=mzia ნათელა=natela რუსუდან=rusudan შოთა=shota თინათინ=tinatin ვახტანგ=vakhtang ზურაბ=zurab ნინო=nino დავით=david,davit თამარ=tamar ანა=ana ლუკა=luka ნიკა=nika მარიამ=mariam ელენე=elene,helen
საბა=saba სანდრო=sandro დათო=david მაია=maia ლიკა=lika
አበበ=abebe አልማዝ=almaz ዳዊት=dawit,david ግርማ=girma ኃይሌ=haile ማክዳ=makeda ሰላም=selam ተስፋዬ=tesfaye ትዕግስት=tigist ፀሐይ=tsehay ሳራ=sara,sarah ማርያም=mariam,mary ሀና=hana,hanna
อนงค์=anong อาทิตย์=arthit มาลี=malee นิรันดร์=niran พลอย=ploy ประเสริฐ=prasert สมชาย=somchai สุดา=suda
སྒྲོལ་མ=dolma ནོར་བུ=norbu པདྨ=pema བཀྲ་ཤིས=tashi བསྟན་འཛིན=tenzin
`;
