import type { Video } from "#domain/videos/video.ts";

/**
 * The library, in its order: ten videos, the first of which is selected at the start. Numbers of films were seen beside their
 * titles in public sources in November 2026; nobody has played them since. A film whose license asks that nothing be earned
 * with it (TED: CC BY-NC-ND; Global Health Media: personal, non-commercial viewing) has no player here. Lengths:
 * developingchild.harvard.edu, nurturing-care.org, safetosleep.nichd.nih.gov, and lists of the talk's number.
 */
export const VIDEOS: readonly Video[] = [
  {
    id: "brain-architecture",
    title: "How early experiences build a baby’s brain",
    description:
      "A short animation of what goes on inside a young brain. Genes draw the plan; what a baby sees, hears and feels with you decides which connections stay. It shows why ordinary days of talking, holding and playing count for so much.",
    category: "development",
    searchTerms: "Harvard Center on the Developing Child Experiences Build Brain Architecture",
    embedUrl: "https://www.youtube-nocookie.com/embed/VNNsN9IJkws?cc_load_policy=1&rel=0",
    youtubeId: "VNNsN9IJkws",
    source: "Center on the Developing Child at Harvard University",
    topics: ["brain development", "first years", "relationships"],
    film: "Experiences Build Brain Architecture",
    length: "2 minutes",
    keyPoints: [
      "Connections that are used grow stronger. Those that aren’t used fade away.",
      "Simple circuits come first. Later skills are built on top of them, as with a house.",
      "You don’t need special toys. What builds your baby’s brain is being answered by you.",
    ],
  },
  {
    id: "serve-and-return",
    title: "Why answering your baby shapes the brain",
    description:
      "A baby babbles, looks or reaches, and someone answers. Scientists call it serve and return, like in tennis. This video explains what the back-and-forth does for a growing brain, and why getting no answer at all is hard on a child.",
    category: "development",
    searchTerms: "Harvard Serve and Return Interaction Shapes Brain Circuitry",
    embedUrl: "https://www.youtube-nocookie.com/embed/m_5u8-QSh6A?cc_load_policy=1&rel=0",
    youtubeId: "m_5u8-QSh6A",
    source: "Center on the Developing Child at Harvard University",
    topics: ["serve and return", "early language", "responsive care"],
    film: "Serve & Return Interaction Shapes Brain Circuitry",
    length: "2 minutes",
    keyPoints: [
      "A look, a sound or a reaching hand is a serve. Your word, smile or touch is the return.",
      "It starts in the first weeks, long before the first word.",
      "No one returns every serve. Many small exchanges in a day are what counts.",
    ],
  },
  {
    id: "milestones",
    title: "What most children can do at each age",
    description:
      "Clips that go with the checklists from two months to five years, and show milestones as real children reach them: smiling, reaching, sitting, the first words. Good to watch before a checkup, since a word on a list doesn’t tell you much.",
    category: "development",
    searchTerms: "CDC Learn the Signs Act Early milestone videos",
    embedUrl: null,
    youtubeId: null,
    source: "Centers for Disease Control and Prevention (CDC)",
    topics: ["milestones", "checkups", "acting early"],
    film: "Milestone videos of “Learn the Signs. Act Early.”",
    length: "many short clips",
    keyPoints: [
      "A milestone on these lists is what at least three in four children can do by that age.",
      "For a baby born early, count from the due date, usually until the second birthday.",
      "If your child isn’t doing something on the list, or has lost a skill, don’t wait and see. Ask your pediatrician.",
    ],
    page: { label: "CDC’s milestones by age", href: "https://www.cdc.gov/act-early/milestones/index.html" },
  },
  {
    id: "five-steps",
    title: "Serve and return at home, in five steps",
    description:
      "Parents and small children do each step with whatever is at hand: notice what she looks at, answer, give it a name, take turns, and let her choose when to stop. There is nothing to buy or prepare, and you can try it at the next diaper change.",
    category: "parenting",
    searchTerms: "Harvard 5 steps brain-building serve and return",
    embedUrl: "https://www.youtube-nocookie.com/embed/KNrnZag17Ek?cc_load_policy=1&rel=0",
    youtubeId: "KNrnZag17Ek",
    source: "Center on the Developing Child at Harvard University",
    topics: ["back-and-forth play", "bonding", "talking with baby"],
    film: "5 Steps for Brain-Building Serve and Return",
    length: "6 min 38 s",
    keyPoints: [
      "Follow what already interests your child, instead of offering something new.",
      "Put a name to it. Children learn words long before they say them.",
      "Wait. A few quiet seconds leave room for her turn.",
    ],
  },
  {
    id: "thrive-by-five",
    title: "Five things that help a child thrive by five",
    description:
      "Molly Wright was seven when she gave this talk. With the help of a father and his small son she shows what a parent’s attention does, and what happens when a phone takes it away. Short enough to watch together with grandparents and sitters.",
    category: "parenting",
    searchTerms: "TED Molly Wright how every child can thrive by five",
    embedUrl: null,
    youtubeId: "aISXCw0Pi94",
    source: "TED",
    topics: ["first five years", "talk and play", "connection"],
    film: "How Every Child Can Thrive by Five, by Molly Wright",
    length: "just under 8 minutes",
    keyPoints: [
      "Her five are connecting, talking, playing, a healthy home, and community.",
      "Peekaboo is more than a game: it builds memory and trust.",
      "It takes no money and no extra hour. It fits into meals, baths and walks.",
    ],
  },
  {
    id: "latch",
    title: "A deep latch that doesn’t hurt",
    description:
      "Made for new mothers and those who help them: how a baby takes a good mouthful of breast, what that looks like up close, and how to start over when it pinches. It’s most useful in the first days, when eight to twelve feedings fill a day.",
    category: "feeding",
    searchTerms: "Global Health Media attaching your baby at the breast",
    embedUrl: null,
    youtubeId: "wjt-Ashodw8",
    source: "Global Health Media Project",
    topics: ["latch", "sore nipples", "breastfeeding"],
    film: "Attaching Your Baby at the Breast",
    length: null,
    keyPoints: [
      "Hold her close, tummy to you and nose level with the nipple, and wait for a wide-open mouth.",
      "Chin first, and deep. You should see more of the dark skin above her upper lip than below her lower one.",
      "If the pain lasts, slip in a clean finger, take her off and try again. Ask for help early.",
    ],
  },
  {
    id: "breastfeeding-positions",
    title: "Ways to hold a baby at the breast",
    description:
      "Across the lap, under the arm, leaning back or lying on your side: there is no one right hold, only the one that suits your body, your baby and the hour. A video for the days when your back, your arms or a scar need something else.",
    category: "feeding",
    searchTerms: "Global Health Media positions for breastfeeding",
    embedUrl: null,
    youtubeId: "RiEa0NrpSek",
    source: "Global Health Media Project",
    topics: ["breastfeeding positions", "comfort", "after a cesarean"],
    film: "Positions for Breastfeeding",
    length: null,
    keyPoints: [
      "Keep her ear, shoulder and hip in one line, so that she can swallow without turning her head.",
      "Bring the baby to the breast, not the breast to the baby. Support your back and arms first.",
      "After a cesarean, side-lying or under the arm keeps her weight off the scar.",
    ],
  },
  {
    id: "starting-solids",
    title: "Starting solid foods",
    description:
      "We couldn’t find one video on first foods that we can vouch for, so this is a topic and a search. Choose one from a health service or a children’s hospital, such as CDC, NHS or Nemours KidsHealth, and check what it says against these three points.",
    category: "feeding",
    searchTerms: "starting solid foods baby",
    embedUrl: null,
    youtubeId: null,
    source: "A topic, not one video",
    topics: ["starting solids", "readiness signs", "choking prevention"],
    film: null,
    length: null,
    keyPoints: [
      "At about six months, not before four: head steady, sits with support, reaches, and swallows instead of pushing it out.",
      "No honey, and no cow’s milk or juice to drink, before the first birthday.",
      "Don’t give hot dogs, whole grapes, nuts, popcorn, raw carrot or chunks of nut butter.",
    ],
    page: { label: "MyPlate on feeding infants", href: "https://www.myplate.gov/life-stages/infants" },
  },
  {
    id: "choking",
    title: "When a baby is choking",
    description:
      "How to tell that a baby under one year isn’t getting air, how to hold her head down along your arm for back blows, and how to turn her over for chest thrusts. Watch it on a quiet evening, before you need it. A class with a practice doll teaches it even better.",
    category: "safety",
    searchTerms: "St John Ambulance what to do when a baby is choking",
    embedUrl: "https://www.youtube-nocookie.com/embed/oswDpwzbAV8?cc_load_policy=1&rel=0",
    youtubeId: "oswDpwzbAV8",
    source: "St John Ambulance, United Kingdom",
    topics: ["choking", "back blows", "first aid"],
    film: "What To Do When A Baby Is Choking",
    length: null,
    keyPoints: [
      "A baby who is coughing hard or crying is still getting air. Watch her, and let her cough.",
      "If she can’t cough or cry: five blows between the shoulder blades, head low, then five chest thrusts. Keep repeating.",
      "If she goes limp, call 911 with the phone on speaker, and start CPR.",
    ],
    caution: {
      phone: "911",
      text: "If a baby is choking now, call 911. Don’t look for a video. This one was made in the United Kingdom; in the United States the emergency number is 911. British training presses the chest with two fingers, American guidance since October 2025 with the heel of one hand.",
    },
  },
  {
    id: "safe-sleep",
    title: "Safe sleep, for everyone who puts the baby down",
    description:
      "A mother-to-be tells her own mother what has changed since she was the baby: no blankets in the crib, however pretty, and on the back every time. Good to watch with grandparents and sitters, who may have learned something different.",
    category: "safety",
    searchTerms: "NICHD Safe Infant Sleep for Grandparents",
    embedUrl: null,
    youtubeId: null,
    source: "NICHD, Safe to Sleep",
    topics: ["safe sleep", "grandparents", "sitters"],
    film: "Safe Infant Sleep for Grandparents and Other Trusted Caregivers",
    length: "30 s, 2 min 10 s or 7 min 26 s",
    keyPoints: [
      "On the back for every sleep, naps too, until the first birthday.",
      "A firm, flat crib, bassinet or play yard with a fitted sheet, and nothing else in it.",
      "Share the room, not the bed. Couches and armchairs are especially dangerous.",
    ],
    page: {
      label: "NICHD’s videos, to watch there",
      href: "https://safetosleep.nichd.nih.gov/resources/videos",
    },
  },
];
