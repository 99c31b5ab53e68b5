/** Names as Arabic, Persian, Urdu and Kurdish write them. */
export const ARABIC = `
آدم=adam آزاده=azadeh آزاد=azad آسيا=asiya آمنة=amina,aminah آية=aya,ayah آيات=ayat آناهیتا=anahita إبراهيم=ibrahim إدريس=idris إسحاق=ishaq,isaac إسماعيل=ismail,ishmael إلياس=ilyas,elias أحمد=ahmad,ahmed أسامة=osama أسماء=asma أمل=amal
أمير=amir,ameer أميرة=amira,amirah أمينة=amina أماني=amani أنس=anas أنور=anwar أيان=ayaan أيوب=ayoub,ayub أيمن=ayman إيمان=iman,eman آرش=arash آرین=arian امید=omid ایمان=iman بلال=bilal بهار=bahar بهرام=bahram بیژن=bijan پروین=parveen پریسا=parisa
تامر=tamer تسنيم=tasneem جمال=jamal جميلة=jamila جمانة=jumana جنى=jana جواد=jawad جهانزیب=jahanzeb حبيبة=habiba حسن=hassan,hasan حسين=hussein,hussain حفصة=hafsa حكيم=hakim حليمة=halima حمزة=hamza حنان=hanan حنين=haneen حور=hoor حورین=hoorain
خالد=khalid خديجة=khadija خليل=khalil دانا=dana دانية=dania داريوش=dariush داریوش=dariush,darius دعاء=dua دينا=dina رامي=rami رانيا=rania راشد=rashid رشيد=rashid رحمة=rahma رقية=ruqayyah,rukaya رنا=rana رنيم=raneem روان=rawan
روژین=rojin رخسانہ=rukhsana رستم=rostam ريم=reem,rim ريان=rayan,rayyan ریان=rayan زاهر=zahir زكريا=zakariya,zakaria زهراء=zahra زهرا=zahra زيد=zaid,zayd زين=zain,zayn زينب=zainab,zaynab ذیشان=zeeshan سارة=sarah,sara سارا=sara,sarah سامي=sami
سامر=samer سامية=samia سالم=salem,salim سليم=salim سلمان=salman سلمى=salma سليمان=sulaiman,solomon سمير=samir سميرة=samira سمية=sumaya سناء=sana سهراب=sohrab سهى=suha سيف=saif سیاوش=siavash ستاره=setareh سکندر=sikandar شادي=shadi شيرين=shirin,shireen
شیرین=shirin,shireen شهد=shahd شهزاد=shahzad شریف=sharif شریفه=sharifa صالح=saleh صفية=safiya صوفيا=sofia,sophia ضحى=duha طارق=tariq طه=taha عائشة=aisha عادل=adel عالية=alia,aliya,aliyah علياء=alia,aliya,aaliyah عبدالله=abdullah عبدالرحمن=abdulrahman
عبير=abeer عثمان=uthman,osman علي=ali عماد=imad عمار=ammar عمر=omar,umar عمران=imran عمرو=amr عيسى=isa,issa غادة=ghada فاتح=fatih فاروق=farooq,farouk فاطمة=fatima,fatimah فاطمه=fatima,fatemeh فرح=farah فرید=farid فريدة=farida فيصل=faisal
قمر=qamar كريم=karim,kareem كمال=kamal كنان=kenan کبیر=kabir کبير=kabir کاوه=kaveh کیان=kian,kiaan کوروش=cyrus,kourosh لانا=lana ليان=layan لاله=laleh لمى=lama لؤي=loay ليث=laith ليلى=layla,laila,leila لیلا=leila,layla لیلی=leila,layla
ماجد=majid مالك=malik ماهنور=mahnoor ماہ‌نور=mahnoor محمد=muhammad,mohammed,mohamed,mohammad محمود=mahmoud,mahmud مروان=marwan مروة=marwa مريم=maryam,mariam مریم=maryam مصطفى=mustafa ملك=malak منى=muna,mona موسى=musa,moses مها=maha
ميرا=mira میلاد=milad مينا=mina مينه=mina مهسا=mahsa مهدی=mahdi مهدي=mahdi نادية=nadia نادر=nader ناصر=nasir,nasser نبيل=nabil نجلاء=najla ندى=nada نسرین=nasreen,nasrin نسيم=naseem نواز=nawaz نوال=nawal نوح=nuh,noah نور=noor,nour,nur
نورة=noura نوید=navid نیلوفر=niloufar نائل=nael هادي=hadi هالة=hala هاشم=hashim هبة=heba هدى=huda هناء=hana هند=hind هنا=hana وليد=walid وردة=warda ياسر=yasir,yasser ياسين=yasin,yaseen ياسمين=yasmin,yasmine یاسمن=yasaman یاسمین=yasmin
يحيى=yahya يسرى=yusra يعقوب=yaqub,yakub يوسف=yusuf,yousef,youssef يونس=yunus,younis شيلان=shilan كاوه=kawa,kaveh ثریا=soraya ثريا=soraya,thuraya روشنك=roxana رکسانا=roxana
آمال=amal عايدة=aida
`;
