/** Boys' names by language: other-language-forms.ts. A line is the English spellings, then a language and the forms in it. */
export const BOYS = `
James | es Jaime Santiago Diego | fr Jacques | it Giacomo | de Jakob | pt Tiago Jaime | nl Jacob | sv Jakob | no Jakob | da Jakob | pl Jakub | ru Yakov | cs Jakub | hu Jakab | el Iakovos | ga Séamus | gd Seumas Hamish | fi Jaakko | ro Iacob | hr Jakov | he Yaakov | ar Yaqub
John | es Juan | fr Jean | it Giovanni | de Johannes Johann Hans | pt João | nl Jan Johan | sv Johan Jan | no Johan Jan | da Jens Johan | pl Jan | ru Ivan | cs Jan | hu János | el Ioannis Giannis | ga Seán Eoin | gd Iain | cy Ioan Ifan Evan | fi Juhani Juho | uk Ivan | ro Ion Ioan | hr Ivan | he Yochanan | ar Yahya
William | es Guillermo | fr Guillaume | it Guglielmo | de Wilhelm | pt Guilherme | nl Willem | sv Vilhelm | no Vilhelm | da Vilhelm | pl Wilhelm | cs Vilém | hu Vilmos | ga Liam Uilliam | gd Uilleam | cy Gwilym | fi Vilhelm
Henry | es Enrique | fr Henri | it Enrico | de Heinrich | pt Henrique | nl Hendrik | sv Henrik | no Henrik | da Henrik | pl Henryk | cs Jindřich | hu Henrik | ga Anraí | cy Harri | fi Heikki Henrik
Charles | es Carlos | fr Charles | it Carlo | de Karl | pt Carlos | nl Karel | sv Karl | no Karl | da Karl | pl Karol | ru Karl | cs Karel | hu Károly | ga Séarlas | fi Kaarle
George | es Jorge | fr Georges | it Giorgio | de Georg Jürgen | pt Jorge | nl Joris | sv Göran Georg | no Jørgen | da Jørgen | pl Jerzy | ru Georgy Yuri | cs Jiří | hu György | el Georgios | ga Seoirse | gd Seòras | fi Yrjö | ro Gheorghe | hr Juraj
Michael | es Miguel | fr Michel | it Michele | de Michael | pt Miguel | nl Michiel | sv Mikael | no Mikael | da Mikael | pl Michał | ru Mikhail | cs Michal | hu Mihály | el Michail | ga Mícheál | fi Mikko Mikael | uk Mykhailo | ro Mihai | hr Mihael
Joseph | es José | fr Joseph | it Giuseppe | de Josef | pt José | nl Jozef | sv Josef | no Josef | da Josef | pl Józef | ru Iosif | cs Josef | hu József | el Iosif | ga Seosamh | fi Jooseppi | ro Iosif | hr Josip | he Yosef | ar Yusuf
Peter | es Pedro | fr Pierre | it Pietro | de Peter | pt Pedro | nl Pieter | sv Per Petter | no Per Petter | da Peder | pl Piotr | ru Pyotr | cs Petr | hu Péter | el Petros | ga Peadar | cy Pedr | fi Pekka | uk Petro | ro Petru | hr Petar
Paul | es Pablo | fr Paul | it Paolo | de Paul | pt Paulo | nl Paul | sv Pål | no Pål | da Poul | pl Paweł | ru Pavel | cs Pavel | hu Pál | el Pavlos | ga Pól | fi Paavo | uk Pavlo | hr Pavao
Matthew | es Mateo | fr Mathieu Matthieu | it Matteo | de Matthäus | pt Mateus | pl Mateusz | ru Matvey | cs Matouš | hu Máté | el Matthaios | ga Maitiú | ro Matei | hr Matej
Andrew | es Andrés | fr André | it Andrea | de Andreas | pt André | nl Andries | sv Anders | no Anders | da Anders | pl Andrzej | ru Andrei | cs Ondřej | hu András | el Andreas | ga Aindréas | fi Antti | uk Andriy | ro Andrei | hr Andrija
Thomas | es Tomás | fr Thomas | it Tommaso | de Thomas | pt Tomás | pl Tomasz | ru Foma | cs Tomáš | hu Tamás | ga Tomás | cy Tomos | fi Tuomas | ro Toma | hr Toma
Stephen Steven | es Esteban | fr Étienne | it Stefano | de Stefan | pt Estêvão | sv Stefan | da Steffen | no Steffen | pl Stefan Szczepan | ru Stepan | cs Štěpán | hu István | el Stefanos | ga Stiofán | uk Stepan | ro Ștefan | hr Stjepan
David | es David | fr David | it Davide | de David | pl Dawid | cy Dafydd Dewi | ga Dáithí | he David | ar Dawud
Daniel | it Daniele | ru Daniil | uk Danylo | hu Dániel | fi Taneli | cy Deiniol | he Daniel
Alexander | es Alejandro | fr Alexandre | it Alessandro | de Alexander | pt Alexandre | pl Aleksander | ru Aleksandr | hu Sándor | el Alexandros | gd Alasdair | fi Aleksanteri | uk Oleksandr | ro Alexandru | hr Aleksandar | ar Iskandar
Anthony Antony | es Antonio | fr Antoine | it Antonio | de Anton | pt António | nl Antoon | sv Anton | no Anton | da Anton | pl Antoni | ru Anton | cs Antonín | hu Antal | el Antonios | fi Anton | uk Anton | ro Anton | hr Ante Antun
Francis | es Francisco | fr François | it Francesco | de Franz | pt Francisco | nl Frans | sv Frans | no Frans | da Frans | pl Franciszek | cs František | hu Ferenc | ga Proinsias | fi Frans | hr Franjo
Edward | es Eduardo | fr Édouard | it Edoardo | de Eduard | pt Eduardo | pl Edward | cs Eduard
Robert | es Roberto | fr Robert | it Roberto | de Robert | pt Roberto | ga Roibeárd | gd Raibeart
Richard | es Ricardo | fr Richard | it Riccardo | de Richard | pt Ricardo | pl Ryszard | ga Risteárd
Philip Phillip | es Felipe | fr Philippe | it Filippo | de Philipp | pt Filipe | nl Filip | sv Filip | no Filip | da Filip | pl Filip | ru Filipp | cs Filip | hu Fülöp | el Filippos | ga Pilib | hr Filip
Louis Lewis | es Luis | fr Louis | it Luigi | de Ludwig | pt Luís | nl Lodewijk | sv Ludvig | no Ludvig | da Ludvig | pl Ludwik | cs Ludvík | hu Lajos
Luke | es Lucas | fr Luc | it Luca | de Lukas | pt Lucas | nl Luuk Lucas | sv Lukas | no Lukas | da Lukas | pl Łukasz | ru Luka | cs Lukáš | hu Lukács | el Loukas | fi Luukas | hr Luka
Mark | es Marcos | fr Marc | it Marco | de Markus | pt Marcos | nl Mark | sv Markus | no Markus | da Markus | pl Marek | ru Mark | cs Marek | hu Márk | el Markos | ga Marcas | fi Markku Markus | hr Marko
Nicholas Nicolas | es Nicolás | fr Nicolas | it Niccolò Nicola | de Nikolaus Niklas | pt Nicolau | nl Nicolaas | sv Niklas Nils | no Nikolai Nils | da Nikolaj Niels | pl Mikołaj | ru Nikolai | cs Mikuláš | hu Miklós | el Nikolaos Nikos | fi Niilo | uk Mykola | ro Nicolae | hr Nikola
Lawrence Laurence | es Lorenzo | fr Laurent | it Lorenzo | de Lorenz | pt Lourenço | nl Laurens | sv Lars | no Lars | da Lars | pl Wawrzyniec | hu Lőrinc | fi Lauri | hr Lovro
Christopher | es Cristóbal | fr Christophe | it Cristoforo | de Christoph | pt Cristóvão | nl Christoffel | sv Kristoffer | no Kristoffer | da Kristoffer | pl Krzysztof | cs Kryštof | hu Kristóf | el Christoforos | ga Críostóir | fi Risto
Christian | es Cristián | fr Christian | it Cristiano | de Christian | pt Cristiano | sv Kristian | no Kristian | da Kristian | pl Krystian | hu Krisztián | fi Kristian
Jacob | es Jacobo | fr Jacob | it Giacobbe | de Jakob | pt Jacó | nl Jacob Jaap | sv Jakob | no Jakob | da Jakob | pl Jakub | ru Yakov | cs Jakub | hu Jákob | fi Jaakob | he Yaakov | ar Yaqub
Benjamin | es Benjamín | fr Benjamin | it Beniamino | de Benjamin | pt Benjamim | pl Beniamin | ru Veniamin | he Binyamin
Samuel | es Samuel | it Samuele | hu Sámuel | fi Samuli | he Shmuel
Gabriel | es Gabriel | fr Gabriel | it Gabriele | hu Gábor | ar Jibril
Raphael Rafael | es Rafael | fr Raphaël | it Raffaele | de Raphael | pt Rafael | pl Rafał
Oliver | es Óliver | fr Olivier | it Oliviero | de Oliver | pl Oliwier
Theodore | es Teodoro | fr Théodore | it Teodoro | de Theodor | pt Teodoro | sv Teodor | no Teodor | da Teodor | pl Teodor | ru Fyodor | cs Teodor | hu Tivadar | el Theodoros | uk Fedir | hr Teodor
Frederick | es Federico | fr Frédéric | it Federico | de Friedrich | pt Frederico | nl Frederik | sv Fredrik | no Fredrik | da Frederik | pl Fryderyk | cs Bedřich | hu Frigyes | fi Fredrik
Leonard | es Leonardo | fr Léonard | it Leonardo | de Leonhard | pt Leonardo | sv Lennart
Vincent | es Vicente | fr Vincent | it Vincenzo | de Vinzenz | pt Vicente | pl Wincenty | ga Uinseann
Martin | es Martín | fr Martin | it Martino | de Martin | pt Martim | nl Maarten | sv Mårten | no Morten | da Morten | pl Marcin | hu Márton | fi Martti | ga Máirtín
Adam | es Adán | it Adamo | hu Ádám | ga Ádhamh | fi Aatami | ar Adam
Eugene | es Eugenio | fr Eugène | it Eugenio | de Eugen | pl Eugeniusz | ru Yevgeny
Gregory | es Gregorio | fr Grégoire | it Gregorio | de Gregor | pt Gregório | pl Grzegorz | ru Grigory | cs Řehoř | hu Gergely | el Grigorios | ro Grigore
Simon | es Simón | fr Simon | it Simone | de Simon | pt Simão | pl Szymon | ru Semyon | cs Šimon | ga Síomón | he Shimon
Timothy | es Timoteo | fr Timothée | it Timoteo | pl Tymoteusz | ru Timofey | el Timotheos | fi Timo
Walter | es Gualterio | fr Gauthier | it Gualtiero | de Walther
Arthur | es Arturo | fr Arthur | it Arturo | de Artur | pt Artur | pl Artur | ru Artur | fi Arttu
Albert | es Alberto | fr Albert | it Alberto | de Albrecht Albert | pt Alberto
Edmund | es Edmundo | fr Edmond | it Edmondo | ga Éamonn
Hugh Hugo | es Hugo | fr Hugues Hugo | it Ugo | de Hugo | ga Aodh | cy Huw
Raymond | es Ramón Raimundo | fr Raymond | it Raimondo | de Raimund | pt Raimundo | ga Réamonn
Alan | fr Alain | es Alano | gd Ailean
Patrick | es Patricio | fr Patrice Patrick | it Patrizio | pt Patrício | pl Patryk | ga Pádraig
Kevin | ga Caoimhín
Owen | ga Eoghan | cy Owain
Aidan Aiden | ga Aodhán
Rory | ga Ruairí
Neil | ga Niall
Donald | ga Domhnall | gd Dòmhnall
Connor Conor | ga Conchobhar
Isaac | es Isaac | fr Isaac | it Isacco | de Isaak | ru Isaak | nl Izaak | fi Iisakki | he Yitzchak | ar Ishaq
Abraham | it Abramo | pt Abraão | ru Avraam | he Avraham | ar Ibrahim
Joshua | es Josué | fr Josué | it Giosuè | de Josua | he Yehoshua
Jeremy Jeremiah | es Jeremías | fr Jérémie | it Geremia | de Jeremias | pl Jeremiasz
Elijah Elias | es Elías | fr Élie | it Elia | de Elias | pt Elias | sv Elias | no Elias | da Elias | pl Eliasz | ru Ilya | hu Illés | el Ilias | ro Ilie | hr Ilija | he Eliyahu | ar Ilyas
Noah | es Noé | fr Noé | it Noè | pt Noé | pl Noe | de Noah | he Noach | ar Nuh
Leo | es León | fr Léon | it Leone | pt Leão | pl Leon | ru Lev
Sebastian | es Sebastián | fr Sébastien | it Sebastiano | pt Sebastião | nl Sebastiaan | pl Sebastian | hu Sebestyén
Maurice | es Mauricio | fr Maurice | it Maurizio | de Moritz | pt Maurício | nl Maurits | ga Muiris
Julius | es Julio | fr Jules | it Giulio | de Julius | pt Júlio | pl Juliusz | hu Gyula
Julian | es Julián | fr Julien | it Giuliano | de Julian | pt Julião
Ernest | es Ernesto | fr Ernest | it Ernesto | de Ernst | pt Ernesto | hu Ernő
Xavier | es Javier | fr Xavier | it Saverio | de Xaver | pt Xavier | pl Ksawery
Emmanuel | es Manuel | fr Emmanuel | it Emanuele | de Emanuel | pt Manuel | he Immanuel
Moses | es Moisés | fr Moïse | it Mosè | he Moshe | ar Musa | pt Moisés | pl Mojżesz
Solomon | es Salomón | fr Salomon | it Salomone | he Shlomo | ar Sulayman
Felix | es Félix | fr Félix | it Felice | de Felix | pl Feliks
`;
