/** What people say beside a question about a name, that changes nothing of it. */
const ASIDE = `
absolutely adopt adore adored actual ago ahead along american americans anymore anyway attached back bucket close convince backup basically believe besides bit blow blew certain
completely consider considered considering contender convinced childhood cousin cousins coworker coworkers correct correctly crazy crush currently deal debating deciding definitely difference
earth exact exactly expect explain fav explode exploded fan favor finally folks forth forward front gen generally go going gonna gotten grandma grandmas grandpa grandpas guess guys haha hard heard hell huge
heart hesitant honest honestly hubby idk imo infant instantly issue kind lately later lil line lines list looking look loving lowkey main matter meet met mix moment months
naming native neighbor neighbors neighbour needs need nowadays obsessed obviously opinion opinions order overall own pair paired pretty proper properly question quick ready reason recent
recently screaming seem sil bil bff inlaws set settled share shares sharing shortlist shower slightly sold sooo soo specific specifically start started starting starts state states stay stop stopped
story struggling stuck sudden super snatched stole stolen grabbed claimed supposed surely surprised taken took talk tbh theres two thinking thought thoughts tie tonight torn toss tossup totally trans transgender transmasc transfem ftm mtf nonbinary enby trend true twin typically
understand usa useful usual vote wait week weeks welcome winner wonder wondering word words world worried write wrong yall yr yrs
`;

const WORDS: ReadonlySet<string> = new Set(ASIDE.trim().split(/\s+/));

/** Of a word in small letters, without an apostrophe. */
export const isAside = (word: string): boolean => WORDS.has(word);
