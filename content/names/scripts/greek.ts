/** Names as Greek writes them. */
export const GREEK = `
Αγάπη=agape Αγγελική=angeliki,angelica Άγγελος=angelos Αγνή=agnes Αδάμ=adam Άδωνις=adonis Αθανάσιος=athanasios Αθηνά=athena Αικατερίνη=aikaterini,catherine,katherine
Κατερίνα=katerina,catherine Αλεξάνδρα=alexandra Αλέξανδρος=alexandros,alexander Αλέξης=alexis Αλέξιος=alexios,alexis Αλθαία=althea Αμβρόσιος=ambrose
Αναστασία=anastasia Ανδρέας=andreas,andrew Ανδρομέδα=andromeda Άνθεια=anthea Άννα=anna Αντώνης=antonis,anthony Αντώνιος=antonios,anthony
Απόλλων=apollo Άρης=ares,aris Άρτεμις=artemis Αριάδνη=ariadne,ariadni Αριστοτέλης=aristotle,aristotelis Άτλας=atlas Ατρέας=atreus Αχιλλέας=achilles,achilleas
Βαρβάρα=barbara,varvara Βασίλης=vasilis,basil Βασίλειος=vasileios,basil Βασιλική=vasiliki Βερενίκη=bernice,berenice Βερονίκη=veronica Βικτώρια=victoria
Γαβριήλ=gabriel Γεωργία=georgia Γεώργιος=georgios,george Γιώργος=giorgos,george Γιάννης=yiannis,john Ιωάννης=ioannis,john Γρηγόρης=gregory,grigoris
Δαβίδ=david Δαμιανός=damian Δάμων=damon Δανάη=danae Δάφνη=daphne,dafni Δέσποινα=despina Δημήτρης=dimitris,demetrius Δημήτριος=dimitrios,demetrius
Δήμητρα=demetra,dimitra Διονύσης=dionysis,dennis Δωροθέα=dorothea,dorothy Εβελίνα=evelina Ειρήνη=irene,eirini Ελένη=eleni,helen Ελευθερία=eleftheria
Ελισάβετ=elisabeth,elizabeth Έκτωρ=hector Ευγενία=eugenia Ευγένιος=eugene Εύα=eva,eve Ευάγγελος=evangelos Βαγγέλης=evangelos Ευαγγελία=evangelia
Ευδοκία=evdokia Ευθυμία=effie,euphemia Έφη=effie Ζωή=zoe Ζαχαρίας=zacharias,zachary Ηλέκτρα=electra,ilektra Ηλίας=elias,ilias Ήρα=hera Ηρακλής=hercules
Θάλεια=thalia,thaleia Θεοδώρα=theodora Θεόδωρος=theodoros,theodore Θωμάς=thomas Ιάνθη=ianthe,ianthi Ιάσονας=jason,iason Ιάσων=jason,iason Ίρις=iris
Ισαάκ=isaac Ιωάννα=ioanna,joanna Ιωσήφ=joseph,iosif Καλλιόπη=calliope,kalliopi Κασσάνδρα=cassandra Κλειώ=cleo,clio Κλεοπάτρα=cleopatra
Κόρη=cora,kora Κωνσταντίνος=konstantinos,constantine Κώστας=konstantinos,kostas Κωνσταντίνα=konstantina Κύρα=kyra Λέανδρος=leander Λεωνίδας=leonidas Λέων=leon
Λίνος=linus Λουκάς=luke,lucas,loukas Λυδία=lydia Λύσανδρος=lysander Λύρα=lyra Μαία=maia,maya Μαργαρίτα=margarita,margaret Μαρία=maria Μάρθα=martha Μαρίνα=marina
Ματθαίος=matthew,matthaios Μάρκος=markos,mark Μελανία=melanie,melania Μελίνα=melina Μέλισσα=melissa Μιχάλης=michalis,michael Μιχαήλ=michael
Νεφέλη=nefeli Νίκη=niki Νίκος=nikos,nicholas Νικόλαος=nikolaos,nicholas Ξανθή=xanthe,xanthi Ξένια=xenia Ξενία=xenia Οδυσσέας=odysseus Όμηρος=homer Όλγα=olga
Ουρανία=ourania Οφηλία=ophelia Παναγιώτης=panagiotis Παρασκευή=paraskevi Πάρις=paris Παύλος=pavlos,paul Πέτρος=petros,peter Πηνελόπη=penelope
Περσεφόνη=persephone Ραφαήλ=raphael Ρέα=rhea,rea Ρεβέκκα=rebecca Σάρα=sara,sarah Σάββας=savvas Σελήνη=selene,selena Σίλας=silas Σοφία=sofia,sophia Σπύρος=spyros
Σπυρίδων=spyridon Στέλιος=stelios Σταύρος=stavros Στέφανος=stephen,stefanos Σωκράτης=socrates Τιμόθεος=timothy,timotheos Φαίδρα=phaedra Φίλιππος=philip,filippos
Φοίβη=phoebe,foivi Φοίνιξ=phoenix Φοίνικας=phoenix Φυλλίς=phyllis Φωτεινή=fotini Χαρά=hara Χλόη=chloe,chloi,khloe Χρήστος=christos Χρίστος=christos Χριστίνα=christina
Χριστόφορος=christopher,christoforos Ωρίων=orion
Ζέφυρος=zephyr Περσέας=perseus Δίας=zeus Ζευς=zeus Γαία=gaia Ηχώ=echo Έρως=eros Θεία=theia Ερμιόνη=hermione Ερμής=hermes Νυξ=nyx Πανδώρα=pandora
Νικόδημος=nicodemus Ζηνοβία=zenobia Ήλιος=helios Καλυψώ=calypso Αίας=ajax Θησέας=theseus Ποσειδώνας=poseidon Άδης=hades Απολλωνία=apollonia
Κίρκη=circe Αφροδίτη=aphrodite Λήδα=leda Ίκαρος=icarus Αινείας=aeneas Κασσιόπεια=cassiopeia Αντιγόνη=antigone Ορφέας=orpheus Ευρυδίκη=eurydice
Θεόφιλος=theophilus Ευλαλία=eulalia Σείριος=sirius Ισιδώρα=isadora,isidora Όσιρις=osiris Ίσις=isis Ραμσής=ramses Πέτρα=petra Αγάθη=agatha
`;
