/**
 * Spellings of one name that are said the same, the most given first: reviewed one by one for the 2,000 names most given in
 * ten years. How, and how well: docs/names-method.md. Where American usage is split (Kira, Keira; Ariana, Arianna) they stay apart.
 */
export const SOUND_FAMILIES: readonly (readonly string[])[] = `
Aadhya Aadya
Aaliyah Aliyah Aleah Aliya Aaliya Aleeyah Aleeah
Aaron Aron
Abby Abbie Abbey
Abigail Abbigail Abigale Abygail Abbygail Abigayle Abigael
Ace Ayce
Ada Adah
Adalee Adalie Adaleigh
Adalynn Adalyn Adelyn Adelynn Addilyn Addilynn Adilynn Addalyn Addalynn Addelyn Adilyn Adalynne Addelynn Adelynne
Addison Addyson Addisyn Adyson
Adele Adelle
Adeline Adaline
Adley Adleigh Adlee
Adonis Adonnis
Adrian Adrien Adryan
Aiden Ayden Aidan Aden Aydin Aydan Aidyn Aaden Aedan Aayden Aiyden Eidan Eydan Eyden
Ailany Ailani Ailanny
Ainsley Ainslee
Aisha Ayesha Aysha
Aitana Aithana
Alaia Alaiya Alaiyah Alaiah
Alaina Alayna Aleyna Alaynah
Alan Allen Allan
Alana Alanah
Alani Ahlani Alanni
Alanna Alannah
Alayah Alaya Aalayah
Alec Alek
Alexander Alexzander
Alina Aleena Alyna
Alistair Alastair Alister
Alivia Alyvia Aliviah
Aliza Alizah
Allie Ally
Allison Alison Allyson Alisson Alyson Allisson Alysson
Alora Alorah
Alyssa Alissa
Amara Amarah
Amari Amarii Ahmari
Amaya Amaia Amayah Amaiya
Amelia Ameliah
Amina Aminah Ameena
Amir Ameer Ahmir
Amira Amirah Ameera Ameerah
Amiyah Amiya
Amora Amorah
Amy Aimee Eimy
Anastasia Annastasia
Anaya Anayah
Anderson Andersen
Andy Andi Andie
Aniyah Aniya
Annabella Anabella
Annabelle Annabel Anabelle Annabell
Annalise Annelise Anneliese Annaliese Analise Annalyse
Anne Ann
Ansley Ansleigh Anslee
Anya Aanya Annya
Araceli Aracely
Arely Areli
Ariana Aryana
Arianna Aryanna
Ariella Ariela
Arlette Arlet Arlett
Armani Armanii
Arya Aarya
Ashley Ashly Ashlee Ashleigh
Ashlyn Ashlynn
Aspen Aspyn
Aubrey Aubree Aubrie Aubri Aubreigh Aubrei
Audrey Audree Audrie
Austin Austyn Austen
Ava Avah Ayva Ayvah
Avalynn Avalyn
Avery Averie Averi Averee
Axel Axl Aksel Axle Axell Axyl
Aya Ayah
Ayla Aylah
Azalea Azaleah
Azariah Azariyah
Bailey Baylee Bailee Bayleigh Baileigh Bayley
Banks Banx
Beau Bo Beaux
Beckham Beckam
Bennett Bennet
Bentley Bentlee Bently
Berkley Berkeley Berklee Berkleigh
Bexley Bexlee Bexleigh
Bianca Bianka
Billie Billy
Blaine Blayne
Blair Blaire
Blake Blayke
Blakely Blakelee Blakeleigh Blakeley
Blaze Blaise Blaize Blayze
Bobby Bobbi Bobbie
Bodhi Bodie Bodi Bohdi Bodee
Bradley Bradlee
Braelynn Braelyn Braylin Braylynn Braylyn Brailyn Brailynn
Brandon Branden
Brantley Brantlee
Brayden Braden Braiden Braeden Bradyn Braedyn
Braylee Brayleigh
Braylen Braylon Braylan
Brecken Breckyn
Brendan Brenden Brendon
Brennan Brennen Brennon
Brianna Breanna
Briar Bryer Bryar
Bristol Brystol
Brody Brodie
Brooke Brook
Brooklyn Brooklynn
Bryan Brian Brayan
Bryce Brice
Brylee Bryleigh Briley Brylie
Brynlee Brinley Brynleigh Brynley Brinlee Brynnlee Brynnleigh Brinleigh Brynnley Brynlie
Brynn Bryn
Bryson Brycen Brysen
Cade Kade Cayde Kayde
Cadence Kaydence Kadence Kaidence Caydence
Caleb Kaleb Kayleb
Callan Callen Kallen Kallan
Callie Cali Kallie Kalli Calli
Calliope Kalliope
Callum Calum Kallum
Calvin Kalvin
Camden Kamden Kamdyn Camdyn
Cameron Kameron Cameran
Camila Kamila Kamilah
Camilla Kamilla
Camille Kamille
Cannon Kannon Canon
Capri Kapri
Carl Karl
Carly Karlee Karlie Carlee Carlie Karleigh Carleigh Carley Karley Karly Karli Carli
Carmelo Karmelo Carmello Karmello
Carmen Karmen Karmyn Carmyn
Caroline Karoline
Carolyn Carolynn
Carson Karson Karsyn Carsyn Karsen Carsen
Carter Karter Kharter
Case Kase Kace
Casey Kayce Kacey Kasey Kaycee Kaci Kacie Kaycie
Cash Kash
Cassandra Kassandra
Cassidy Kassidy
Cassius Kassius
Cataleya Kataleya Cattaleya
Catalina Katalina
Cecilia Cecelia
Chanel Chanelle
Charlie Charlee Charli Charleigh Charley Charly
Chase Chace Chayce Chayse
Chelsea Chelsey
Cheyenne Cheyanne Shyanne
Chloe Khloe Khloee Kloe Cloe Chloee
Chosen Chozen Chozyn Chosyn
Chris Kris
Christian Cristian Kristian Khristian
Christina Kristina Cristina
Christine Kristine
Christopher Kristopher Cristopher Cristofer Kristofer
Claire Clare Klaire
Clark Clarke
Clay Klay
Clayton Klayton
Cleo Kleo
Clover Klover
Cody Kody Kodi Codi Kodie
Cohen Kohen Koen Coen
Colby Colbie Kolby Kolbie
Cole Kole
Colette Collette
Colin Collin Kollin
Collins Kollyns Kollins Collyns
Colson Coleson Kolson Colsen Kolsen Koleson
Colt Kolt
Colter Kolter
Colton Kolton Colten Kolten Coltyn Koltyn
Connor Conor Conner Konnor Konner
Conrad Konrad
Cooper Kooper
Cora Kora Korra
Coraline Koraline
Corbin Korbin Korbyn Corbyn Korben
Corey Kori Cory Cori Korey Kory Korie Corrie
Creed Kreed
Crew Krew Crue Krue Cru Kru
Cruz Kruz Cruze Kruze
Crystal Krystal
Curtis Kurtis
Cyrus Syrus
Dakota Dakotah
Damian Damien Damion
Daniela Daniella
Danny Danni Dannie
Darian Darien
Darius Darrius
Darren Darrin Darin
Declan Deklan
Delaney Delanie Delainey Delany
Delilah Delylah Delila
Dennis Denis
Derek Derrick Dereck Derick
Desmond Dezmond
Destiny Destinee Destini
Devin Devon Devyn Devan
Diana Dianna
Dominic Dominick Dominik Domenic
Donovan Donavan
Drew Dru Drue Jru
Dylan Dillon Dilan Dillan Dylann
Easton Eastyn
Eddie Eddy
Eden Edyn
Elaina Elayna
Eleanor Elinor Eleanore Elanor Elleanor Ellanor
Eleanora Elenora
Eliana Elliana Elianah Eliyanah Elyana
Elianna Ellianna Elyanna
Elias Elyas
Elijah Elyjah
Elise Elyse
Eliza Elyza Elizah
Elizabeth Elisabeth
Ella Ellah Ela
Ellie Elly Elli Ellee
Elliott Elliot Eliot Elliotte Eliott
Elora Ellora
Elowyn Ellowyn
Elsie Elsy
Emberly Emberlee Emberleigh
Emerson Emersyn Emmerson Emmersyn Emersen
Emery Emory Emerie Emeri Emmery Emori
Emilia Emelia
Emily Emely Emilee Emilie
Emma Ema
Emmaline Emaline
Emmalyn Emmalynn Emalyn Emalynn
Emmanuel Emanuel Immanuel
Emmeline Emeline
Emmett Emmitt Emmet Emmit
Emmy Emmie Emmi
Eric Erick Erik
Erika Erica Ericka
Erin Eryn
Estella Estela
Esther Ester
Ethan Eythan
Evan Evyn Evin
Evelyn Evelynn Evelin Evelynne Evalynn
Everett Everette
Everly Everleigh Everlee Everley Everlie Everli
Evie Eevee
Ezekiel Ezekial
Ezra Ezrah
Fatima Fatimah
Faye Fay
Finley Finnley Finlee Finleigh Finlay
Finn Fynn
Finnegan Finnigan
Fisher Fischer
Forrest Forest
Frances Francis
Frankie Franky
Frederick Fredrick Frederic
Freya Freyja
Frida Frieda
Gabriella Gabriela
Gage Gauge Gaige
Gavin Gavyn
Gemma Jemma
Genesis Jenesis
Genevieve Jenevieve
Gentry Jentry
Gianna Giana Jianna Jiana
Giovanni Giovani Jiovanni Geovanni Giovanny Geovanny Jovani
Giselle Gisele Jiselle Gisselle
Goldie Goldy
Gracelynn Gracelyn
Gracie Gracey
Grayson Greyson Graysen Greysen
Greta Gretta
Grey Gray
Griffin Gryffin
Gunner Gunnar
Hadassah Hadassa
Hadley Hadlee Hadleigh
Hailey Haley Hayley Haylee Hailee Hailie Haleigh Haylie Hayleigh
Haisley Haizley Haislee Haizlee
Hallie Halle
Hamza Hamzah
Hannah Hanna
Harlem Harlym
Harley Harlee Harleigh Harlie
Harlow Harlowe Harlo
Harmony Harmoni Harmonie Harmonee Harmonii
Hassan Hasan
Haven Hayven Havyn
Hayden Haiden Haidyn
Hazel Hayzel
Heidi Heidy
Helen Hellen
Henley Henlee
Holden Holdyn
Holly Hollie Holley
Hudson Hudsyn
Huxley Huxlee
Ian Ean
Ibrahim Ibraheem
India Indya
Indie Indy Indi
Isaac Issac Isaak Izaac Izaak
Isabella Izabella Isabela Izzabella Issabella Ysabella Izabela
Isabelle Isabel Isabell Izabelle Isobel Izabel
Isaiah Izaiah Isiah Izayah
Ishaan Ishan
Isla Iyla Ila Iylah Ilah
Israel Izrael Isreal
Ivy Ivey Ivie
Jace Jayce Jase Jayse
Jackson Jaxon Jaxson Jaxxon
Jacob Jakob Jaycob
Jacqueline Jacquelyn
Jada Jayda Jaida
Jade Jayde Jaide
Jakai Jahkai
Jakari Jacari Jakhari
Jamal Jamaal
Jamari Jahmari
James Jaymes
Jamie Jayme
Jamir Jahmir Jameer
Jane Jayne
Janiyah Janiya
Jasmine Jazmin Jazmine Jasmin Jazmyn Jasmyn
Jason Jayson Jaysen Jacen Jaycen
Jaxton Jaxston
Jay Jae
Jaycee Jacey Jaycie Jacie Jayci
Jayden Jaden Jaiden Jaidyn Jadyn Jaeden Jeyden Jaedyn Jaydin Jadon
Jayla Jaylah Jaela
Jaylani Jaelani Jaylanie Jailani
Jaylee Jayleigh
Jayleen Jaylene
Jaylen Jalen Jaylon
Jaylin Jaelyn Jaelynn Jaylynn Jailyn Jaylyn Jailynn
Jazlyn Jazlynn Jazzlyn Jaslyn Jaslynn Jazzlynn Jazlin
Jedidiah Jedediah
Jeffrey Jeffery Geoffrey
Jenna Jennah
Jensen Jenson Jensyn
Jeremiah Jerimiah
Jesse Jessie Jessi Jessy
Jett Jet Jhett
Jillian Gillian
Jimmy Jimmie
Jocelyn Joslyn Jocelynn Josselyn Joslynn Josslyn
Johan Johann
John Jon
Johnny Johnnie Jonny
Jonathan Johnathan Jonathon Johnathon
Jordan Jordyn Jordynn Jorden Jordin Jordon
Josie Josey
Journee Journey Journi Jurnee Journei Journie Journii
Jovie Jovi
Joy Joi
Julian Julien Jullian
Justice Justyce
Kai Kye Khai Cai
Kaia Kaiya Kaya Kya Kyah Caia Kaiyah Kaiah
Kailani Kailany Kylani
Kairo Cairo Kyro
Kaiser Kyzer Kaizer
Kaisley Kaislee
Kaitlyn Katelyn Caitlyn Katelynn Caitlin Kaitlynn Kaitlin
Kaizen Kyzen
Kalani Khalani Kahlani
Kaliyah Caliyah Khaliyah Kaliya
Kamari Khamari Camari
Kamiyah Kamiya Camiyah
Kamryn Camryn Camren Kamren Kamrynn
Kane Kain Kayne Kaine
Kareem Karim
Karina Carina
Karla Carla
Kashton Cashton Kashtyn
Katherine Catherine Kathryn Katheryn Katharine
Katie Katy
Kayden Kaiden Caden Kaden Cayden Caiden Kaidyn Kaeden Kadyn Kaedyn Caeden Kaydin
Kayla Kaylah Cayla
Kaylee Kayleigh Kailey Kaylie Caylee Kailee Kaeli Kaleigh Kaley Kayley Kayli Cayleigh Kaily Cailey Kaileigh Cailee Kaely
Kayson Kason Kasen Kaysen Cason Cayson Casen Caysen Kaycen Kacen Kasyn Kaeson
Keegan Keagan
Kehlani Kaylani Keilani Keilany Kaelani Keylani Kaylanie
Kellan Kellen Kellin
Kelsey Kelsie Kelsi Kelsea
Kendall Kendal Kendyl Kendell
Kendrick Kendric
Kennedy Kennedi
Kensley Kenzley Kenzlee Kenslee Kenzleigh Kensleigh Kenzlie
Kenzie Kenzi
Keyla Keila
Khalil Kahlil Khaleel
Kiana Kianna
Kieran Ciaran
Killian Cillian Kilian
Kimber Kymber
King Kyng
Kingston Kyngston
Kinley Kynlee Kinlee Kynleigh Kinleigh
Kinsley Kinslee Kinzley Kinsleigh Kynslee Kinzlee Kynzlee Kynsley Kynsleigh
Koa Koah
Kobe Kobi Coby Koby Kobie
Koda Coda Kodah
Kyla Kylah
Kylan Kylen Khylan
Kyler Kylar Khyler
Kylie Kylee Kyleigh Kiley Khylee
Kyra Kyrah
Kyrie Kyree Khyree Khyrie
Kyson Kysen Khyson Kycen
Lacey Lacy Lacie Laci
Laila Lailah
Lainey Laney Laynie Lanie Laynee Lainee
Lakelyn Lakelynn
Laken Laikyn Lakyn Laiken Layken
Landon Landen Landyn
Landry Landrie Landree Landri
Lane Layne Laine
Lauren Lauryn
Lawrence Laurence
Layla Leyla Laylah Leylah
Leah Lia Liah Liya
Lee Leigh
Legacy Legaci
Leia Leiah Laya Leya
Leighton Layton Leyton
Leila Leilah
Leilani Leilany Laylani Leylani Leilanie
Leland Leeland
Lennon Lennyn
Lennox Lenox
Leslie Lesly Lesley
Lexi Lexie Lexy
Liam Lyam
Lilianna Lillianna Lilyanna Lillyanna
Lilith Lillith
Lillian Lilian
Lily Lilly Lillie Lilli
Lina Leena
Lincoln Lyncoln Linkoln Linkin
Lindsey Lindsay
London Londyn Londynn
Lorelei Lorelai
Luca Luka Lucca Lukah Lucah
Lucas Lukas
Lucy Lucie Luci
Luella Louella
Luke Luc
Lydia Lidia
Lyla Lila Lilah Lylah
Lyric Lyrik Lyriq
Mabel Mable
Maci Macie Macy Macey Maycee Maycie
Mack Mac
Mackenzie Mckenzie Makenzie Makenzi
Madden Maddyn
Maddie Maddy
Maddox Maddux
Madelyn Madilyn Madelynn Madilynn Madalyn Madalynn Maddilyn Madelin Maddilynn
Madison Maddison Madisyn Madisson Madyson Maddisyn
Mae May
Maisie Maisy Mazie Maizie Maizy Mayzie Maisey Maizey
Makai Makhai
Makayla Mikayla Michaela Mikaela Makaylah
Malachi Malakai Malakhi Malachai Malaki
Malcolm Malcom
Malia Maliyah Maleah Maliya
Malik Maleek
Mallory Mallorie Malorie
Marcel Marcell
Marco Marko
Marcus Markus
Margot Margo Margaux
Marilyn Marilynn
Mark Marc
Marley Marlee Marleigh Marlie Marli Marlei
Marlowe Marlo Marlow
Marshall Marshal
Mason Maison Mayson Maeson Maisyn Maysen
Mateo Matteo
Matthew Mathew
Maverick Maverik
Max Maxx
Maximilian Maximillian
Maya Mya Maia Myah Maiya
Mckenna Makenna Mackenna
Mckinley Mckinlee
Megan Meghan
Meilani Maylani Maelani
Melanie Melany
Melody Melodie Melodi
Micah Mykah Myka Mycah Mikah
Michael Micheal
Michelle Michele
Mila Milah
Miles Myles
Miley Mylee Mylie
Millie Milly
Milo Mylo
Mina Meena
Mira Meera
Miracle Myracle
Molly Mollie
Muhammad Mohamed Mohammad Mohammed Muhammed Mohamad
Musa Moussa
Myla Mylah
Myra Myrah Mayra
Nala Nahla Nalah
Naomi Nayomi Naomie Naomy
Natalia Natalya
Natalie Nataly Nathalie Natalee Nataleigh
Nathan Neythan
Nathaniel Nathanael
Nayeli Nayelli
Neil Neal Neel
Nellie Nelly
Nevaeh Neveah Navaeh Naveah
Nicholas Nicolas Nikolas Nickolas
Nico Niko Nikko
Nicole Nichole Nicolle
Nikolai Nicolai
Noah Noa
Noor Nour Nur
Nora Norah
Nova Novah
Novalee Novaleigh Novalie
Nyla Nylah
Oakley Oaklee Oakleigh Oaklie
Oaklynn Oaklyn
Odin Oden
Olivia Olyvia
Oscar Oskar
Owen Eoin
Ozzy Ozzie
Paisley Paislee Paisleigh Paizley Paizlee
Perry Perri
Peyton Payton Peighton
Philip Phillip
Phoenix Phoenyx Fenix
Piper Pyper
Presley Preslee Presleigh Preslie
Prince Prynce
Priscilla Priscila
Promise Promyse
Quincy Quincey
Quinn Quin
Quinton Quintin Quinten
Rachel Rachael
Raelynn Raelyn Raylynn Raylin Railynn Raylyn Raelynne Railyn
Raiden Rayden Raidyn
Randy Randi
Raven Ravyn Rayven Raevyn
Raya Rayah
Raylan Raylen Raylon
Reagan Raegan
Rebecca Rebekah Rebeca
Reese Rhys Reece
Reid Reed
Reign Rayne Rain Raine Rainn
Remi Remy Remmy Remmi
Remington Remmington
Renee Rene Renae
Rey Ray Rae
Reyna Reina Rayna Raina Raena
Ricky Rickey Rikki
Riley Rylee Ryleigh Rylie Rhylee Reilly Ryley Rilee Rylei Rileigh Rhyleigh Rhiley
River Ryver
Robin Robyn
Ronnie Ronny Ronni
Rory Rori Rorie
Rosalie Rosalee Rosaleigh
Rosalyn Rosalynn
Roselyn Roselynn
Rosie Rosy
Rowan Rowen Rowyn Rowynn
Royalty Royalti
Ruben Reuben
Ruby Rubi Rubie
Ryan Ryann Rhyan Ryen
Ryder Rhyder
Ryker Riker
Rylan Rylen Rhylan
Saanvi Sanvi
Sadie Saydee
Sage Saige
Samara Samarah
Samir Sameer
Samira Samirah
Sarah Sara
Savannah Savanna Savanah
Saylor Sailor Sayler
Scarlett Scarlet Scarlette Skarlett
Scottie Scotty
Sean Shawn Shaun
Selena Celina Selina
Seraphina Serafina
Serena Serina Sarina
Serenity Cerenity Sereniti
Sevyn Seven Sevynn
Shane Shayne
Shea Shay Shae
Shepherd Shepard
Shiloh Shilo Shyloh
Sienna Siena Cienna
Sierra Cierra
Silas Sylas Cylas
Simone Symone
Sincere Syncere Cyncere
Skye Sky Skyy
Skyla Skylah
Skylar Skyler
Sloane Sloan
Sophia Sofia Sofiya
Sophie Sofie
Stephanie Stephany Stefany
Steven Stephen
Sunny Sunnie Sunni
Sydney Sidney Sydnee
Sylvia Silvia
Talia Tahlia
Tatum Taytum
Taylor Tayler
Teagan Tegan Teegan
Teresa Theresa
Theodora Theadora
Theodore Theodor
Thiago Tiago
Titan Tytan
Titus Tytus
Tommy Tommie
Tony Toni
Tori Tory
Trey Tre Trae
Trinity Triniti
Tristan Tristen Tristin Triston Tristyn Trystan
Tru True
Truett Truitt
Ulises Ulices
Vada Vayda Vaeda
Valerie Valery Valarie
Veronica Veronika
Victor Viktor
Victoria Viktoria
Violet Violett
Vivian Vivien
Wade Wayde
Waylon Waylen Waylan
Wells Welles
Wesley Weslee Weslie
Weston Westin Westyn Westen
Whitley Whitlee
Wilder Wylder
Winston Wynston
Winter Wynter
Wren Ren Wrenn Renn
Wrenley Wrenlee Renley Wrenleigh Wrenly Renlee Renly Renleigh
Xander Zander
Ximena Jimena
Yareli Yarely
Yaretzi Yaretzy
Yousef Youssef Yusef
Yusuf Yousuf
Zachary Zackary Zachery Zackery
Zaid Zayd Zade
Zainab Zaynab
Zamir Zahmir
Zane Zayn Zayne Zain Zaine
Zaniyah Zaniya
Zara Zarah
Zayden Zaiden Zaidyn Xaiden Zaden Xayden Zaedyn Xaden
Zayla Zaylah Zaila
Zaylee Zailey Zayleigh Zaylie Zailee
Zion Zyon Zyion Xion
Zoe Zoey Zoie Zoee Zoei
Zyaire Zyair
`
  .trim()
  .split("\n")
  .map((family) => family.split(" "));
