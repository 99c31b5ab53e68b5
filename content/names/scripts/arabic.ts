/** Names as Arabic, Persian, Urdu and Kurdish write them. */
export const ARABIC = `
آدم=adam آزاد=azad آسيا=asiya إسحاق=ishaq,isaac إسماعيل=ishmael إلياس=elias أسامة=osama أيوب=ayoub تامر=tamer تسنيم=tasneem جنى=jana
جواد=jawad حبيبة=habiba حسين=hussain حنان=hanan حنين=haneen حور=hoor دانا=dana دعاء=dua دينا=dina رحمة=rahma رقية=ruqayyah,rukaya رنا=rana
رنيم=raneem روان=rawan روژین=rojin ريم=rim سارة=sarah,sara سارا=sara,sarah سامر=samer سامية=samia سالم=salem,salim سليم=salim سلمان=salman
سليمان=solomon سهى=suha شادي=shadi شيرين=shireen شیرین=shireen شهد=shahd شریف=sharif شریفه=sharifa صالح=saleh صوفيا=sofia,sophia ضحى=duha عادل=adel
علياء=alia,aliya,aaliyah عبير=abeer عثمان=uthman,osman عماد=imad عمرو=amr غادة=ghada فاتح=fatih فاروق=farooq,farouk
فاطمه=fatemeh فرید=farid فريدة=farida قمر=qamar كمال=kamal كنان=kenan کیان=kian کوروش=kourosh لانا=lana لمى=lama لؤي=loay لیلا=leila,layla ماجد=majid
محمود=mahmoud,mahmud مريم=mariam منى=mona موسى=moses مها=maha ميرا=mira میلاد=milad مينا=mina مينه=mina مهسا=mahsa نادية=nadia
نادر=nader ناصر=nasser نبيل=nabil نجلاء=najla ندى=nada نسرین=nasrin نسيم=naseem نوح=nuh,noah نور=nur نورة=noura هاشم=hashim هبة=heba هناء=hana هند=hind
هنا=hana وليد=walid وردة=warda ياسر=yasser يعقوب=yaqub,yakub يونس=younis شيلان=shilan ثريا=thuraya روشنك=roxana آمال=amal
عايدة=aida
`;
