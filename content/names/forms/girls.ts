/** Girls' names by language: other-language-forms.ts. A line is the English spellings, then a language and the forms in it. */
export const GIRLS = `
Mary | es María | fr Marie | it Maria | de Maria Marie | pt Maria | nl Maria | sv Maria | no Maria | da Maria | pl Maria | ru Maria Mariya | cs Marie | hu Mária | el Maria | ga Máire | gd Màiri | cy Mair | fi Maria | uk Mariya | ro Maria | hr Marija | he Miriam | ar Maryam
Elizabeth | es Isabel | fr Élisabeth | it Elisabetta | de Elisabeth | pt Isabel | nl Elisabeth | sv Elisabet | no Elisabeth | da Elisabeth | pl Elżbieta | ru Elizaveta Yelizaveta | cs Alžběta | hu Erzsébet | el Elisavet | ga Eilís | gd Ealasaid | fi Elisabet | hr Elizabeta | he Elisheva
Margaret | es Margarita | fr Marguerite | it Margherita | de Margarete | pt Margarida | nl Margriet | sv Margareta | no Margrete | da Margrethe | pl Małgorzata | ru Margarita | cs Markéta | hu Margit | el Margarita | ga Mairéad | cy Marged | fi Margareeta | hr Margareta
Catherine Katherine Kathryn | es Catalina | fr Catherine | it Caterina | de Katharina | pt Catarina | nl Catharina | sv Katarina | no Katrine | da Katrine | pl Katarzyna | ru Ekaterina Yekaterina | cs Kateřina | hu Katalin | el Aikaterini Katerina | ga Caitlín Caitríona | gd Catrìona | cy Catrin | fi Katariina | uk Kateryna | ro Ecaterina | hr Katarina
Anna Anne Ann | es Ana | fr Anne | it Anna | de Anna | pt Ana | nl Anna | sv Anna | no Anna | da Anna | pl Anna | ru Anna | cs Anna | hu Anna | el Anna | fi Anna | hr Ana | ro Ana | he Chana
Jane | es Juana | fr Jeanne | it Giovanna | de Johanna | pt Joana | nl Johanna | sv Johanna | no Johanna | da Johanna | pl Joanna | ru Zhanna | cs Jana | hu Johanna | el Ioanna | ga Sinéad | cy Siân | gd Sìne | fi Johanna | hr Ivana | ro Ioana
Joan | es Juana | fr Jeanne | it Giovanna | de Johanna | pt Joana | ga Siobhán Sinéad | cy Siwan | pl Joanna
Joanna | es Juana | fr Jeanne | it Giovanna | de Johanna | pt Joana | pl Joanna | el Ioanna | ga Siobhán | hr Ivana | ro Ioana
Helen | es Elena | fr Hélène | it Elena | de Helene | pt Helena | sv Helena | no Helene | da Helene | pl Helena | ru Elena Yelena | cs Helena | hu Ilona | el Eleni | fi Helena | uk Olena | ro Elena | hr Jelena | cy Elen
Eleanor | es Leonor | fr Éléonore | it Eleonora | de Eleonore | pt Leonor | pl Eleonora
Emily | es Emilia | fr Émilie | it Emilia | de Emilie | pt Emília | pl Emilia | sv Emilia | no Emilie | da Emilie | cs Emílie | hu Emília | fi Emilia
Alice | es Alicia | fr Alice | it Alice | pl Alicja | ru Alisa | ga Ailís | fi Aliisa | pt Alice
Julia | es Julia | fr Julie | it Giulia | de Julia | pt Júlia | pl Julia | ru Yulia | cs Julie | hu Júlia
Juliet | es Julieta | fr Juliette | it Giulietta | pt Julieta
Sophia Sofia Sophie | es Sofía | fr Sophie | it Sofia | de Sophie | pt Sofia | sv Sofia | no Sofie | da Sofie | pl Zofia | ru Sofya Sofia | cs Žofie | hu Zsófia | el Sofia | fi Sofia | ro Sofia | hr Sofija
Isabella Isabel | es Isabel | fr Isabelle | it Isabella | de Isabella | pt Isabel | ga Isibéal | gd Iseabail
Charlotte | es Carlota | fr Charlotte | it Carlotta | de Charlotte | pt Carlota
Caroline | es Carolina | fr Caroline | it Carolina | de Karoline | pt Carolina | pl Karolina | cs Karolína
Lucy | es Lucía | fr Lucie | it Lucia | de Lucia | pt Lúcia | sv Lucia | no Lucia | da Lucia | pl Łucja | cs Lucie | hu Luca
Clara Claire | es Clara | fr Claire | it Chiara | de Klara | pt Clara | pl Klara | cs Klára | hu Klára | fi Klaara
Martha | es Marta | fr Marthe | it Marta | de Martha | pt Marta | pl Marta | ru Marfa | hu Márta | fi Martta
Esther | es Ester | fr Esther | it Ester | pl Estera | hu Eszter | fi Esteri
Ruth | es Rut | it Rut
Rachel | es Raquel | fr Rachel | it Rachele | de Rahel | pt Raquel | pl Rachela | hu Ráhel | he Rachel
Rebecca | es Rebeca | fr Rébecca | it Rebecca | de Rebekka | pt Rebeca | pl Rebeka | hu Rebeka | he Rivka
Sarah | es Sara | fr Sarah | it Sara | pt Sara | pl Sara | hu Sára | fi Saara | he Sarah | ar Sara
Susan Susanna Suzanne | es Susana | fr Suzanne | it Susanna | de Susanne | pt Susana | sv Susanna | no Susanne | da Susanne | pl Zuzanna | cs Zuzana | hu Zsuzsanna | fi Susanna
Hannah | pl Hanna | fi Hanna | sv Hanna | no Hanna | da Hanne | he Chana
Agnes | es Inés | fr Agnès | it Agnese | de Agnes | pt Inês | pl Agnieszka | cs Anežka | hu Ágnes
Theresa Teresa | es Teresa | fr Thérèse | it Teresa | de Theresia | pt Teresa | pl Teresa | cs Tereza | hu Teréz | ga Treasa
Cecilia Cecily | es Cecilia | fr Cécile | it Cecilia | de Cäcilia | pt Cecília | sv Cecilia | no Cecilie | da Cecilie | pl Cecylia | ga Síle
Frances | es Francisca | fr Françoise | it Francesca | de Franziska | pt Francisca | pl Franciszka | hu Franciska
Christina | es Cristina | fr Christine | it Cristina | de Christina Christine | pt Cristina | sv Kristina | no Kristin | da Kirsten | pl Krystyna | cs Kristýna | hu Krisztina | fi Kristiina
Barbara | es Bárbara | it Barbara | de Barbara | pt Bárbara | pl Barbara | ru Varvara | cs Barbora | hu Borbála
Eve Eva | es Eva | fr Ève | it Eva | de Eva | pt Eva | pl Ewa | hu Éva | fi Eeva | cy Efa | ga Éabha | he Chava | ar Hawa
Matilda | es Matilde | fr Mathilde | it Matilde | de Mathilde | pt Matilde | sv Matilda | no Mathilde | da Mathilde | pl Matylda | cs Matylda
Beatrice | es Beatriz | fr Béatrice | it Beatrice | pt Beatriz | cy Betrys
Josephine | es Josefina | fr Joséphine | it Giuseppina | de Josefine | pt Josefina | pl Józefina
Virginia | es Virginia | fr Virginie | it Virginia
Louise Louisa | es Luisa | fr Louise | it Luisa | de Luise | pt Luísa | pl Ludwika | sv Lovisa
Henrietta | es Enriqueta | fr Henriette | it Enrica | de Henriette | pl Henryka
Amelia | es Amelia | it Amelia | pt Amélia
Adelaide | es Adelaida | fr Adélaïde | it Adelaide | de Adelheid | pt Adelaide | pl Adelajda
Alexandra | es Alejandra | fr Alexandra | it Alessandra | de Alexandra | pl Aleksandra | ru Aleksandra | uk Oleksandra
Victoria | es Victoria | fr Victoire | it Vittoria | de Viktoria | pt Vitória | pl Wiktoria | ru Viktoriya | cs Viktorie | hu Viktória
Valerie | es Valeria | fr Valérie | it Valeria | pl Waleria | ru Valeriya
Vivian | es Viviana | fr Vivienne | it Viviana
Natalie | es Natalia | fr Nathalie Natalie | it Natalia | de Natalie | pt Natália | pl Natalia | ru Natalya
Gabrielle Gabriella | es Gabriela | fr Gabrielle | it Gabriella | de Gabriele | pt Gabriela | pl Gabriela | cs Gabriela | hu Gabriella
Veronica | es Verónica | fr Véronique | it Veronica | de Veronika | pt Verónica | pl Weronika | ru Veronika | cs Veronika
Dorothy | es Dorotea | fr Dorothée | it Dorotea | de Dorothea | pl Dorota | da Dorthe | cs Dorota | hu Dorottya
Madeline Magdalene Magdalena | es Magdalena | fr Madeleine | it Maddalena | de Magdalena | pt Madalena | pl Magdalena | sv Malin | da Malene
Rose Rosa | es Rosa | fr Rose | it Rosa | de Rosa | pt Rosa | pl Róża | cs Růžena | hu Rózsa | ga Róis Róisín
Grace | es Gracia | it Grazia | pt Graça
Irene | es Irene | fr Irène | it Irene | pl Irena | ru Irina | cs Irena | hu Irén | el Eirini | uk Iryna
Zoe | fr Zoé | pt Zoé | ru Zoya | el Zoi
Phoebe | it Febe | el Foivi
Amy | fr Aimée
Olivia | es Olivia | it Olivia | pt Olívia | pl Oliwia
Angela | es Ángela | fr Angèle | it Angela | de Angela
Stella | es Estela | fr Estelle | pt Estela | it Stella
Diana | es Diana | fr Diane | it Diana
Bridget | fr Brigitte | de Brigitte | it Brigida | es Brígida | sv Birgitta | no Birgit | da Birgitte | ga Bríd | fi Piritta
Nora | ga Nóra
Maeve | ga Méabh
Gertrude | es Gertrudis | de Gertrud | fr Gertrude
Constance | es Constanza | fr Constance | it Costanza | de Konstanze | pt Constança
Florence | es Florencia | fr Florence | it Fiorenza
Judith | es Judit | fr Judith | it Giuditta | de Judith | pl Judyta | hu Judit
Lydia | es Lidia | fr Lydie | it Lidia | pt Lídia | pl Lidia | ru Lidia
Monica | es Mónica | fr Monique | it Monica | de Monika | pl Monika
Pauline | es Paulina | fr Pauline | it Paolina | de Pauline | pl Paulina | ru Polina
`;
