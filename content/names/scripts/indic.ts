/** Names as Hindi, Marathi, Nepali and Sanskrit write them; some as Bengali, Punjabi, Gujarati, Tamil, Telugu, Kannada and Malayalam do. */
export const INDIC = `
अगस्त्य=agastya अजय=ajay अजिंक्य=ajinkya अदिति=aditi अनन्या=ananya अनिल=anil अनीता=anita अभिषेक=abhishek अमित=amit अमृता=amrita अंगद=angad अंजलि=anjali अर्जुन=arjun अर्णव=arnav अवनी=avani अव्यान=avyaan अशोक=ashok आदित्य=aditya आध्या=aadhya आद्या=aadya
आनंद=anand आरव=aarav आर्या=arya आर्य=arya,aryan आर्यन=aryan आरोही=aarohi आरती=aarti आयुष=ayush आशा=asha इंदिरा=indira इशान=ishaan,ishan ईशान=ishaan,ishan इला=ila ऋषि=rishi ओम=om ओंकार=omkar कमला=kamala करण=karan कबीर=kabir
काव्या=kavya काली=kali किरण=kiran कृष्ण=krishna कृष्णा=krishna गणेश=ganesh गायत्री=gayatri गीता=gita,geeta गौरी=gauri चरण=charan जय=jay,jai जया=jaya तारा=tara तन्वी=tanvi दिया=diya दीपा=deepa दीपक=deepak देव=dev देवी=devi दुर्गा=durga
धवल=dhaval ध्रुव=dhruv निखिल=nikhil निशा=nisha नीला=neela नेहा=neha पद्मा=padma पवन=pavan पार्वती=parvati प्रिया=priya प्राजक्ता=prajakta प्रणव=pranav पूजा=pooja,puja बोधि=bodhi भरत=bharat मनीष=manish माया=maya मीरा=mira,meera मीनाक्षी=meenakshi
मृणाल=mrunal मोहन=mohan मेघा=megha राज=raj राजेश=rajesh राधा=radha राम=ram राहुल=rahul रवि=ravi रोहन=rohan रोहित=rohit रिया=riya,ria रेयांश=reyansh लक्ष्मी=lakshmi,laxmi लीला=leela,lila विजय=vijay विक्रम=vikram विवान=vivaan विहान=vihaan वीर=veer
वेदा=veda शांति=shanti शिव=shiva शिवानी=shivani श्रेया=shreya श्याम=shyam सचिन=sachin सरस्वती=saraswati सायली=sayali सान्वी=saanvi साहिल=sahil सिद्धार्थ=siddharth सिया=siya सीता=sita सुनीता=sunita सुमन=suman सूर्य=surya संजय=sanjay
हरि=hari हेमा=hema मिताली=mitali नेत्रा=netra नंदिनी=nandini मोहिनी=mohini रानी=rani उषा=usha
অমর্ত্য=amartya অনিন্দিতা=anindita অরিন্দম=arindam আয়ান=ayan বিপাশা=bipasha দেবাশিস=debashis ঝুম্পা=jhumpa মিতালী=mitali পায়েল=payel সত্যজিৎ=satyajit সৌমিত্র=soumitra সৌরভ=sourav শর্মিষ্ঠা=sharmistha
ਅੰਗਦ=angad ਦਿਲਜੀਤ=diljit ਗੁਰਪ੍ਰੀਤ=gurpreet ਹਰਲੀਨ=harleen ਜਸਲੀਨ=jasleen ਜਸਪ੍ਰੀਤ=jaspreet ਰਣਜੀਤ=ranjit ਸਿਮਰਨ=simran ધવલ=dhaval ફાલ્ગુની=falguni કિંજલ=kinjal મેહુલ=mehul
அன்பு=anbu அருள்=arul ஆண்டாள்=andal இளங்கோ=ilango கதிர்=kathir மலர்=malar மீனாட்சி=meenakshi முருகன்=murugan நிலா=nila செந்தில்=senthil தேன்மொழி=thenmozhi యశోద=yashoda శ్రీనివాస్=srinivas వెంకటేష్=venkatesh వెన్నెల=vennela సిరి=siri
ಬಸವ=basava ಕಾವೇರಿ=kaveri ಮಂಜುನಾಥ್=manjunath ಸ್ಫೂರ್ತಿ=spoorthi പാർവ്വതി=parvathy പാർവതി=parvathy ഉണ്ണി=unni വർഗീസ്=varghese മറിയാമ്മ=mariamma
`;
