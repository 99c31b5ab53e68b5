/** Names as Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Macedonian, Kazakh and Mongolian write them. */
export const CYRILLIC = `
Аврора=aurora Агата=agatha,agata Агния=agnia,agnes Агнешка=agnieszka Адам=adam Ада=ada Аксинья=aksinya,ksenia Александр=alexander,aleksandr
Александра=alexandra,aleksandra Алексей=aleksei,alexey Олексій=oleksiy,alexei Олександр=oleksandr,alexander Олександра=oleksandra,alexandra
Алена=alena,alyona Алёна=alyona,alena Алиса=alisa,alice Алла=alla Альбина=albina Амалия=amalia Амина=amina Анастасия=anastasia
Анастасія=anastasiia,anastasia Анатолий=anatoly,anatoliy Ангелина=angelina Андрей=andrei,andrey Андрій=andrii Анжела=angela Анна=anna Антон=anton
Антонина=antonina Арина=arina Аркадий=arkady Арсений=arseniy,arseny Артем=artem Артём=artyom,artem Артур=arthur,artur Беатриса=beatrice Биљана=biljana
Биляна=biljana,bilyana Богдан=bogdan Богдана=bogdana Боян=bojan Вадим=vadim Валентин=valentin Валентина=valentina Валерий=valery,valeri Валерия=valeria
Ваня=vanya Варвара=barbara Василий=vasily,vasili,basil Василь=vasyl,basil Вероника=veronika,veronica Виктор=viktor,victor Виктория=viktoria,victoria
Вікторія=viktoriia,victoria Виолетта=violetta,violet Віра=vira,vera Виталий=vitaly,vitaliy Віталій=vitaliy Влад=vlad Владислав=vladislav
Володя=vladimir Вячеслав=vyacheslav Галина=galina,halina Ганна=hanna,anna Генрих=henry Георгий=georgy,georgiy,george Герман=herman,german Глеб=gleb
Горан=goran Григорий=grigory,gregory Давид=david Дамир=damir Даниил=daniil,daniel Данило=danylo,daniel Данила=danila Дарина=darina Дарья=daria,darya
Демьян=demyan,damian Денис=denis,dennis Диана=diana Дима=dima Дмитрий=dmitry,dmitriy Дмитро=dmytro,dmitri Ева=eva,eve
Євгенія=yevheniia,eugenia Евгений=yevgeny,evgeny,eugene Евгения=evgenia,eugenia Егор=egor,yegor Екатерина=ekaterina,catherine,katherine
Катерина=katerina,katherine Елена=elena,helen Елизавета=elizaveta,elizabeth Єлизавета=yelyzaveta,elizabeth Женя=zhenya Жанна=zhanna,joanna
Захар=zakhar Злата=zlata Зоја=zoja,zoya Зоя=zoe Игорь=igor Ігор=ihor,igor Илья=elijah Ілля=illya,ilya Инна=inna Инга=inga Иосиф=iosif,joseph
Ирина=iryna Ірина=iryna Ира=ira Камила=kamila Карина=karina Кирилл=kirill,cyril Константин=konstantin,constantine Кристина=kristina,christina
Ксения=xenia,kseniya Лариса=larisa Леонид=leonid Лидия=lidia,lydia Лилия=lilia,lily,liliya Любовь=lyubov Людмила=lyudmila,ludmila Макар=makar
Максим=maksim Маргарита=margarita,margaret Марина=marina Мария=maria,mariya,mary Марія=mariia,maria Марија=marija,maria Марк=mark Марко=marko
Марта=marta,martha Марьяна=maryana Матвей=matvey,matthew Маша=masha Мирослав=miroslav Мирослава=miroslava Мирон=myron Михаил=michael
Михайло=mykhailo,michael Моисей=moses Надежда=nadezhda Надія=nadiya,nadia Надя=nadya Наталия=natalia Наталья=natalia,natalya Никита=nikita
Николай=nikolay Ника=nika Олег=oleg Оля=olya,olga Павел=pavel,paul Павло=pavlo,paul Петр=pyotr,peter Пётр=pyotr,peter Петро=petro,peter Полина=polina
Раиса=raisa Роман=roman Ростислав=rostislav Руслан=ruslan Рустам=rustam Рита=rita Роза=rosa,rose Савва=savva Сабина=sabina Святослав=sviatoslav
Семен=semyon,simon Семён=semyon,simon Серафим=serafim Серафима=serafima Сергей=sergey Сергій=serhiy,sergei Снежана=snezhana София=sofia,sofiya,sophia
Софія=sofiia,sofia,sophia Станислав=stanislav Степан=stepan,stephen Стефан=stefan Стефания=stefania Таисия=taisiya,taisia Татьяна=tatyana
Тетяна=tetiana,tatiana Тимофей=timofey,timothy Тихана=tihana Томислав=tomislav Ульяна=ulyana,uliana Фёдор=fyodor,fedor,theodore Федор=fedor,theodore
Филипп=filipp,philip Эдуард=eduard,edward Элина=elina Эмилия=emilia Эмма=emma Юлия=yulia,julia Юля=yulia Юлія=yuliia,julia Юрий=yury Юрій=yuriy
Яна=yana Яков=jacob Ярослав=yaroslav Ярослава=yaroslava Джон=john Джек=jack Джеймс=james Джессика=jessica Дженнифер=jennifer Майкл=michael
Оливия=olivia Изабелла=isabella Лиам=liam Ноа=noah Ной=noah Грейс=grace Хлоя=chloe Шарлотта=charlotte Генри=henry Уильям=william Вильям=william
Томас=thomas Фома=thomas Ханна=hannah Авраам=abraham Исаак=isaac Сара=sara,sarah Ребекка=rebecca Рахиль=rachel Рейчел=rachel Эстер=esther Есфирь=esther
Самуил=samuel Соломон=solomon
`;
