/**
 * Names whose syllables are not those of any reading in the CMU dictionary, each looked at twice: mostly final vowels that the
 * dictionary drops (Esme, Lotte), sounds of the source language (Chiara, Thierry), and American habit (Samuel, Nadia).
 */
export const SYLLABLES_BY_THE_EDITOR: readonly string[] = (
  "Adriel Aisha Ales Ama Ane Aoi Ares Aryan Ayesha Bode Chiara Cian Colm Cordelia Cuauhtémoc Dangelo Deangelo Delphine Duarte Dulce Edoardo Eloisa " +
  "Emmaline Esme Étienne Ezekiel Felipe Freda Gael Gian Horatio Ilse Immanuel Ishmael Ismael Ismail Jeffery Julieta Kaori Killian Koen Kolbe " +
  "Lavinia Lea Leola Leora Lian Lotte Lourdes Lucia Lucianna Lucien Lucrezia Maeve Maile Masai Matias Mattias Maximilian Meir Mette Mikhail " +
  "Montgomery Nadia Nathalia Niall Noam Noe Nuala Rania Reina Roald Said Sakai Samuel Sergio Soledad Syed Thalia Thierry Truett Truitt Valkyrie " +
  "Xanthe"
).split(" ");
