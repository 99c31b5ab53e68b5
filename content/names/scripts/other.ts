/** Names as Armenian, Georgian, Amharic, Thai and Tibetan write them. */
export const OTHER = `
Վարդան=vardan Արմեն=armen Արման=arman Մարիամ=mariam Աննա=anna Դավիթ=david,davit Սոնա=sona Լիլիթ=lilit,lilith Նարե=nare Արփինե=arpine
Մհեր=mher Հակոբ=hagop,jacob Գրիգոր=grigor,gregory გიორგი=george ნინო=nino დავით=david,davit თამარ=tamar ანა=ana ლუკა=luka ნიკა=nika მარიამ=mariam
ელენე=elene,helen საბა=saba სანდრო=sandro დათო=david მაია=maia ლიკა=lika ዳዊት=david ሳራ=sara,sarah ማርያም=mariam,mary ሀና=hana,hanna
`;
