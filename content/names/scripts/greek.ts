/** Names as Greek writes them. */
export const GREEK = `
Αγάπη=agape Αγγελική=angeliki,angelica Άγγελος=angelos Αδάμ=adam Αθανάσιος=athanasios Κατερίνα=catherine Αλέξανδρος=alexandros Αλέξης=alexis
Αλέξιος=alexios Άννα=anna Αντώνης=antonis,anthony Αντώνιος=antonios,anthony Αριστοτέλης=aristotle,aristotelis Αχιλλέας=achilleas
Βαρβάρα=varvara Βασίλης=vasilis,basil Βασίλειος=vasileios Βασιλική=vasiliki Βερονίκη=veronica Βικτώρια=victoria Γαβριήλ=gabriel Γεωργία=georgia
Γεώργιος=georgios Γιώργος=giorgos,george Γιάννης=john Ιωάννης=ioannis,john Γρηγόρης=gregory,grigoris Δαβίδ=david Δάφνη=dafni Δημήτρης=dimitris
Δημήτριος=dimitrios,demetrius Δήμητρα=demetra,dimitra Διονύσης=dionysis,dennis Εβελίνα=evelina Ειρήνη=eirini Ελευθερία=eleftheria
Ελισάβετ=elisabeth,elizabeth Εύα=eva,eve Βαγγέλης=evangelos Ευαγγελία=evangelia Ευδοκία=evdokia Ευθυμία=effie,euphemia Ζαχαρίας=zacharias,zachary
Ηλίας=ilias Ηρακλής=hercules Θάλεια=thaleia Θεόδωρος=theodoros Θωμάς=thomas Ιάσονας=jason,iason Ιάσων=iason Ισαάκ=isaac Ιωάννα=ioanna,joanna
Ιωσήφ=joseph,iosif Καλλιόπη=kalliopi Κλειώ=cleo Κωνσταντίνος=constantine Κώστας=konstantinos,kostas Κωνσταντίνα=konstantina Λουκάς=lucas,loukas
Μαία=maya Μαρία=maria Μάρθα=martha Μαρίνα=marina Ματθαίος=matthew,matthaios Μάρκος=markos,mark Μιχάλης=michalis,michael
Μιχαήλ=michael Νεφέλη=nefeli Νίκη=niki Νίκος=nikos,nicholas Νικόλαος=nikolaos Ξανθή=xanthi Ξένια=xenia Ξενία=xenia Όλγα=olga Ουρανία=ourania
Παναγιώτης=panagiotis Παρασκευή=paraskevi Πάρις=paris Παύλος=pavlos,paul Πέτρος=petros Ραφαήλ=raphael Ρέα=rea Ρεβέκκα=rebecca Σάρα=sara,sarah
Σάββας=savvas Σπύρος=spyros Σπυρίδων=spyridon Στέφανος=stefanos Σωκράτης=socrates Φαίδρα=phaedra Φίλιππος=filippos Φοίνικας=phoenix Χαρά=hara
Χλόη=chloi Χρίστος=christos Χριστίνα=christina Ισιδώρα=isidora
`;
