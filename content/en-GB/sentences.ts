/** A sentence, or a part of one, that needs more than other words: the American one to the letter, and the British one with the same placeholders. */
type SentencePair = readonly [american: string, british: string];

/**
 * Emergency and crisis numbers are facts. 999 and 112, NHS 111 and Samaritans on 116 123 are those of the United Kingdom; what has
 * no counterpart of which we are certain stays, and is said to be American.
 */
export const SENTENCES: readonly SentencePair[] = [
  [
    "Call or text 988, the Suicide and Crisis Lifeline, at any hour.",
    "Call Samaritans on 116 123 at any hour.",
  ],
  ["call or text 988 at any hour", "call Samaritans on 116 123 at any hour"],
  [
    "call or text at any hour, if a child talks about wanting to die",
    "Samaritans, at any hour, if a child talks about wanting to die",
  ],
  [
    "call your state’s child protection line or, in an emergency, 911",
    "call your council’s children’s social care team or, in an emergency, 999",
  ],
  [
    "Numbers to save now: Poison Help, 800-222-1222, day or night.",
    "Numbers to save now: NHS 111, day or night.",
  ],
  ["Your pediatrician’s line for everything in between.", "Your doctor’s surgery for everything in between."],
  ["- Poison Help, 800-222-1222, day or night, free. Call", "- NHS 111, day or night, free. Call"],
  [
    "- National Battery Ingestion Hotline, 800-498-8666.",
    "- A swallowed button battery: straight to A&E, or 999.",
  ],
  [
    "Save Poison Help, 800-222-1222, in every caregiver’s phone.",
    "Save 999 and NHS 111 in every carer’s phone.",
  ],
  ["Poison Help can tell you which ones are poisonous.", "If a child has eaten one, call NHS 111."],
  [
    "For a swallowed button battery call 800-498-8666, and for anything else swallowed call Poison Help, 800-222-1222.",
    "For a swallowed button battery go straight to A&E or call 999, and for anything else swallowed call NHS 111.",
  ],
  [
    "If a baby is choking now, call 911. Don’t look for a video. This one was made in the United Kingdom; in the United States the emergency number is 911. British training presses the chest with two fingers, American guidance since October 2025 with the heel of one hand.",
    "If a baby is choking now, call 999. Don’t look for a video. This one was made in the United Kingdom, where training presses the chest with two fingers; American guidance since October 2025 uses the heel of one hand.",
  ],
  [
    "resources for new parents nationwide and in your local community.",
    "resources for new parents across the United States, and some in other countries.",
  ],
  ["A program checks every entry", "A computer checks every entry"],
  ["911, 988 and more numbers", "999, NHS 111 and more numbers"],
  ["Preschool and K-12 Education", "Preschool and K-12 Education in the US"],
  [
    "Your pediatrician, your hospital or a community health center can also refer you.",
    "Your GP, your health visitor or your hospital can also refer you.",
  ],
  ["call your pediatrician now", "call your GP or NHS 111 now"],
  [
    "talk to your pediatrician, and bring the printout",
    "talk to your health visitor or GP, and bring the printout",
  ],
  ["A record to take to your pediatrician.", "A record to take to your health visitor or GP."],
  ["A record helps your pediatrician", "A record helps your health visitor or GP"],
  ["for the fridge door and the pediatrician’s desk", "for the fridge door and the doctor’s desk"],
  [
    "If you have questions about yours, ask your pediatrician.",
    "If you have questions about yours, ask your health visitor or GP.",
  ],
  [
    "Please ask your pediatrician or a licensed professional.",
    "Please ask your GP or a qualified professional.",
  ],
  ["a licensed, fee-only adviser", "a regulated, fee-only adviser"],
];

/** Short texts that are something else elsewhere: they count only where they are all that a table says in a place. */
export const WHOLE_TEXTS: readonly SentencePair[] = [
  ["centimeters", "centimetres"],
  ["License:", "Licence:"],
  ["911", "999"],
  ["988", "116 123"],
  ["tel:911", "tel:999"],
  ["1-800-222-1222", "NHS 111"],
  ["tel:1-800-222-1222", "tel:111"],
  ["Poison Help", "Urgent help, also if something was swallowed"],
  ["1-833-852-6262", "116 123"],
  ["tel:1-833-852-6262", "tel:116123"],
  ["Maternal Mental Health Hotline, call or text", "Samaritans, day or night"],
];
