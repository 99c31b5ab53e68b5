/** Names as Hindi, Marathi, Nepali and Sanskrit write them; some as Bengali, Punjabi, Gujarati, Tamil, Telugu, Kannada and Malayalam do. */
export const INDIC = `
अजय=ajay अनिल=anil अनीता=anita अभिषेक=abhishek अमित=amit अमृता=amrita अंगद=angad अंजलि=anjali अशोक=ashok आनंद=anand आर्य=arya,aryan आरोही=aarohi
आरती=aarti आयुष=ayush इशान=ishaan,ishan ओम=om करण=karan कबीर=kabir कृष्णा=krishna गणेश=ganesh गीता=gita,geeta गौरी=gauri जय=jay तारा=tara
तन्वी=tanvi दीपा=deepa दीपक=deepak देवी=devi दुर्गा=durga धवल=dhaval नीला=neela नेहा=neha पद्मा=padma
पवन=pavan पार्वती=parvati प्रणव=pranav पूजा=pooja,puja भरत=bharat मनीष=manish मीरा=mira मीनाक्षी=meenakshi मोहन=mohan मेघा=megha राजेश=rajesh राम=ram
रोहित=rohit रिया=ria लक्ष्मी=laxmi लीला=lila शांति=shanti शिव=shiva शिवानी=shivani श्याम=shyam सरस्वती=saraswati साहिल=sahil सुनीता=sunita सुमन=suman
सूर्य=surya संजय=sanjay हरि=hari हेमा=hema मिताली=mitali नेत्रा=netra नंदिनी=nandini मोहिनी=mohini रानी=rani उषा=usha యశోద=yashoda പാർവ്വതി=parvathy
`;
