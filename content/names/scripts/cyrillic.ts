/** Names as Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Macedonian, Kazakh and Mongolian write them. */
export const CYRILLIC = `
Аврора=aurora Агата=agatha,agata Агния=agnia,agnes Агнешка=agnieszka Адам=adam Ада=ada Айгерим=aigerim Айжан=aizhan
Аксинья=aksinya,ksenia Александр=alexander,aleksandr Александра=alexandra,aleksandra Алексей=alexei,aleksei,alexey Олексій=oleksiy,alexei
Олександр=oleksandr,alexander Олександра=oleksandra,alexandra Алена=alena,alyona Алёна=alyona,alena Алеся=alesya Алесь=ales
Алина=alina Алиса=alisa,alice Алла=alla Альбина=albina Амалия=amalia Амина=amina Анастасия=anastasia Анастасія=anastasiia,anastasia
Анатолий=anatoly,anatoliy Ангелина=angelina Андрей=andrei,andrey Андрій=andriy,andrii Анжела=angela Анна=anna Антон=anton
Антонина=antonina Аня=anya Арина=arina Аркадий=arkady Арсений=arseniy,arseny Артем=artem Артём=artyom,artem Артур=arthur,artur
Батбаяр=batbayar Беатриса=beatrice Билјана=biljana Биљана=biljana Биляна=biljana,bilyana Богдан=bohdan,bogdan Богдана=bohdana,bogdana Борис=boris
Боян=boyan,bojan Вадим=vadim Валентин=valentin Валентина=valentina Валерий=valery,valeri Валерия=valeria Ваня=vanya Варвара=varvara,barbara
Василий=vasily,vasili,basil Василиса=vasilisa Василь=vasyl,basil Вера=vera Вероника=veronika,veronica Весна=vesna Виктор=viktor,victor
Виктория=viktoria,victoria Вікторія=viktoriia,victoria Виолетта=violetta,violet Віра=vira,vera Виталий=vitaly,vitaliy Віталій=vitaliy
Влад=vlad Владимир=vladimir Володимир=volodymyr Владислав=vladislav Володя=vladimir Вук=vuk Вячеслав=vyacheslav
Галина=galina,halina Ганна=hanna,anna Генрих=henry Георгий=georgy,georgiy,george Герман=herman,german Глеб=gleb Горан=goran
Григорий=grigory,gregory Давид=david Дамир=damir Даниил=daniil,daniel Данило=danylo,daniel Данила=danila Дарина=daryna,darina
Дарья=daria,darya Даша=dasha Демьян=demyan,damian Денис=denis,dennis Десислава=desislava Диана=diana Дима=dima
Дмитрий=dmitri,dmitry,dmitriy Дмитро=dmytro,dmitri Драгана=dragana Душан=dusan Ева=eva,eve Євгенія=yevheniia,eugenia Евгений=yevgeny,evgeny,eugene
Евгения=evgenia,eugenia Егор=egor,yegor Екатерина=ekaterina,catherine,katherine Катерина=kateryna,katerina,katherine Елена=elena,yelena,helen
Јелена=jelena Елизавета=elizaveta,elizabeth Єлизавета=yelyzaveta,elizabeth Ерлан=yerlan Женя=zhenya Жанна=zhanna,joanna
Захар=zakhar Злата=zlata Зоја=zoja,zoya Зоран=zoran Зоя=zoya,zoe Зора=zora Иван=ivan Іван=ivan Ивана=ivana Ивайло=ivaylo Иванна=ivanna Игорь=igor
Ігор=ihor,igor Илья=ilya,elijah Ілля=illya,ilya Инна=inna Инга=inga Иосиф=iosif,joseph Ирина=irina,iryna Ірина=iryna,irina Ира=ira Калина=kalina
Камила=kamila Карина=karina Катя=katya Кира=kira Кирилл=kirill,cyril Константин=konstantin,constantine Кристина=kristina,christina
Ксения=ksenia,xenia,kseniya Лара=lara Лариса=larisa Лев=lev Леонид=leonid Леся=lesya Лидия=lidia,lydia Лилия=lilia,lily,liliya Любовь=lyubov
Людмила=lyudmila,ludmila Лука=luka Макар=makar Максим=maksim,maxim Маргарита=margarita,margaret Марина=marina Мария=maria,mariya,mary Марія=mariia,maria
Марија=marija,maria Марк=mark Марко=marko Марта=marta,martha Марьяна=maryana Матвей=matvey,matthew Маша=masha Микола=mykola Мила=mila Милан=milan
Милана=milana Милена=milena Милица=milica Мира=mira Мирослав=miroslav Мирослава=miroslava Мирон=myron Михаил=mikhail,michael Михайло=mykhailo,michael
Моисей=moses Надежда=nadezhda Надія=nadiya,nadia Надя=nadia,nadya Назар=nazar Наталия=natalia Наталья=natalia,natalya Наташа=natasha Невена=nevena
Никита=nikita Никола=nikola Николай=nikolai,nikolay Ника=nika Нина=nina Новак=novak Нурлан=nurlan Оксана=oksana Олег=oleg Олена=olena Оля=olya,olga Ольга=olga
Остап=ostap Павел=pavel,paul Павло=pavlo,paul Петр=pyotr,peter Пётр=pyotr,peter Петро=petro,peter Полина=polina Райна=raina,rayna Раиса=raisa Роман=roman
Ростислав=rostislav Руслан=ruslan Рустам=rustam Рита=rita Роза=rosa,rose Савва=savva Сабина=sabina Саша=sasha Светлана=svetlana Святослав=sviatoslav
Семен=semyon,simon Семён=semyon,simon Серафим=serafim Серафима=serafima Сергей=sergei,sergey Сергій=serhiy,sergei Снежана=snezhana Соломія=solomiya
София=sofia,sofiya,sophia Софія=sofiia,sofia,sophia Соня=sonya,sonia Станислав=stanislav Степан=stepan,stephen Стефан=stefan Стефания=stefania
Таисия=taisiya,taisia Тамара=tamara Таня=tanya Тарас=taras Татьяна=tatiana,tatyana Тетяна=tetiana,tatiana Тимофей=timofey,timothy Тихана=tihana
Томислав=tomislav Темүжин=temujin Туяа=tuya Ульяна=ulyana,uliana Фёдор=fyodor,fedor,theodore Федор=fedor,theodore Филипп=filipp,philip Эдуард=eduard,edward
Элина=elina Эмилия=emilia Эмма=emma Юлия=yulia,julia Юля=yulia Юлія=yuliia,julia Юрий=yuri,yury Юрій=yuriy,yuri Яна=yana Янка=yanka Яков=yakov,jacob
Ярослав=yaroslav Ярослава=yaroslava Джон=john Джек=jack Джеймс=james Джессика=jessica Дженнифер=jennifer Майкл=michael Оливия=olivia Изабелла=isabella
Лиам=liam Ноа=noah Ной=noah Грейс=grace Хлоя=chloe Шарлотта=charlotte Генри=henry Уильям=william Вильям=william Томас=thomas Фома=thomas Ханна=hannah
Авраам=abraham Исаак=isaac Сара=sara,sarah Ребекка=rebecca Рахиль=rachel Рейчел=rachel Эстер=esther Есфирь=esther Самуил=samuel Соломон=solomon
`;
