import type { ParsedMessage } from "#domain/together/message/message-link.ts";
import type { TwoOrders } from "#domain/together/duels/two-orders.ts";
import type { Verdict } from "#domain/together/judging/verdict.ts";

/** What the page of choosing together says. */
export const TOGETHER_PAGE = {
  crumb: "Choose together",
  lead: "Judge names apart, a card at a time. Then see the ones you both like, and nothing else. A link is all it takes: no account.",
  noScript:
    "Cards, links and matches are made in your browser, so that nobody else ever sees them. That needs JavaScript, which is turned off here.",
  waiting: "The names are on their way.",
  failed:
    "The names could not be fetched, and are not on this device yet. Please try again once there is a network.",
  cards: {
    label: "Names to judge",
    hidden: "Your partner sees none of this yet",
    hiddenAfter: "Only what you both like is shown",
    progress: "{place} of {count}",
    whose: "Names for",
    which: "Which names",
    filters: "More filters",
    filtersChosen: "More filters, {count} chosen",
    filtersFailed: "The filters could not be fetched. Please try again once there is a network.",
    fitting: "{count} names fit. What your partner has sent comes up in any case.",
    verdicts: { no: "No", like: "Like", love: "Love" } satisfies Readonly<Record<Verdict, string>>,
    undo: "Undo",
    keys: "Keys, while a button here has the focus: 1 No, 2 Like, 3 Love, 0 Undo.",
    swipe: "Or swipe the card: left for No, right for Like.",
    own: "A name that one of you has written",
    more: "Ten more names",
    over: "That was this round.",
    overPass: "That was this round. {rounds} until your partner’s names are through.",
    overAll: "You have judged every name there is.",
    overFit: "You have judged every name that fits your filters.",
    passed: "You have judged all the names of your partner. What you both like is below.",
    toMatches: "See what you both like",
    oneRound: "About one more round",
    manyRounds: "About {count} more rounds",
  },
  likes: {
    heading: "Your likes",
    none: "No likes yet. They gather here, on this device only.",
    love: "Love",
    loveOf: "Love {name}",
    removeOf: "Take {name} off",
    removed: "{name} is off your likes",
    removedHint: "It counts as not judged.",
    undo: "Undo",
    saved: {
      one: "Take over your saved name as a like",
      many: "Take over your {count} saved names as likes",
    },
    tookOver: { one: "1 name taken over.", many: "{count} names taken over." },
    add: "Add a name of your own",
    addHint: "Up to 20 letters. It is told to your partner as you write it.",
    addButton: "Add as a like",
    added: "{name} is among your likes.",
    faultEmpty: "Please write a name, with at least one letter.",
    startOver: "Start over",
    startOverHint: "Forgets your judgments, what your partner has sent and the duels, on this device.",
    startedOver: "All of it is forgotten",
  },
  link: {
    heading: "Send it to your partner",
    headingReply: "Send your answer back",
    lead: "One link holds your likes, mixed with names that you have not chosen. It goes from you to your partner; no server reads it.",
    leadReply:
      "Your answer holds your likes, mixed with others. With it, your partner sees the same matches.",
    honest:
      "Your partner’s page keeps your likes covered until the names have been judged there. It is a courtesy, not a lock: somebody determined could read them out of the link. A “no” is never in it.",
    needLikes: "Like a few names first: a link without likes would be all disguise.",
    firstCards:
      "First the cards: once you have judged all your partner’s names, the answer is ready to be sent.",
    make: "Make the link",
    makeReply: "Make the answer",
    field: "The link",
    copy: "Copy the link",
    copied: "It holds your likes, among others. Send it to nobody but your partner.",
    share: "Share",
    shareTitle: "Names to choose together",
    qr: "Show a QR code",
    qrLabel: "QR code of the link: the camera of your partner’s phone opens it",
    qrTooLong:
      "With so many names, the link is too long for a QR code that a camera can read. Please share or copy it.",
    tooLong: "So many likes do not fit into a link. Take a few off, or open a live room below.",
  },
  arriving: {
    message: "Your partner has sent you names",
    messageText:
      "They come up as cards, mixed with others, and nothing tells which is which. Judge them as you like; after that you both see what you have in common.",
    begin: "Begin with the cards",
    answer: "Your partner has answered",
    answerText: "Now you both know what you have in common.",
    answerButton: "See what you both like",
    order: "Your partner has put your names in order",
    orderText:
      "It stays covered until you have answered for yourself: two at a time, about the same names. Then you see one order, of the two of you.",
    orderButton: "Go to the duels",
    bothText: "You have answered, too. Now there is one order, of the two of you.",
    bothButton: "See the order of you both",
    room: "You are invited to a live room",
    roomText:
      "In a room, matches appear as they happen, on both devices. What you like goes through our server, sealed by a key that only your link holds. If the link is older than two days, your partner may have to open this page once more before you meet.",
    otherRoomText: "This device leaves the room that it is in now.",
    join: "Join the room",
    later: "Not now",
    ok: "OK",
    own: "This is your own link",
    ownText: "It is meant for your partner. Nothing has changed here.",
    faults: {
      "newer version": {
        title: "This link is newer than this page",
        text: "Load the page again, then open the link once more. Nothing here was changed.",
      },
      broken: {
        title: "This link is incomplete",
        text: "A part of it was lost on the way, or was altered. Ask for it again, and copy it whole. Nothing here was changed.",
      },
      "too long": {
        title: "This is not one of our links",
        text: "It is far longer than any that we make. Nothing of it was read, and nothing here was changed.",
      },
    } satisfies Readonly<
      Record<
        Exclude<ParsedMessage["kind"], "none" | "message">,
        { readonly title: string; readonly text: string }
      >
    >,
  },
  matches: {
    heading: "What you both like",
    top: "You both love",
    liked: "You both like",
    none: "Nothing in common yet. Judge a few more cards, and send each other another link: what one of you loves comes up for the other.",
    only: "What only one of you likes stays covered, now and later.",
    unseen: "Some names of your partner’s are still among the next cards.",
  },
  down: {
    heading: "Down to one",
    lead: "Two names at a time: which would you rather call across a playground? Feelings are enough.",
    from: "{count} names",
    fromMost: "The first {count} names",
    alone: "Just me",
    two: "The two of us, on this device",
    apart:
      "Or on two phones: each of you answers alone, and sends the order to the other by a link. Neither of you sees the other’s order before both have answered.",
    question: "Which one?",
    between: "{one} or {other}?",
    person: "Person {person}",
    progress: "Question {count}, at most {most}",
    undo: "Undo",
    keys: "Keys, while a button here has the focus: 1 the first, 2 the second, 0 Undo.",
    pass: "Now pass the device on",
    passText: "The same names for the other of you. The answers so far stay covered.",
    ready: "I am ready",
    again: "Ask again from the start",
    close: "Put it away",
    sure: "{name} comes first",
    sureText: "By your answers, with a chance of {chance}.",
    unsure: "No clear first",
    unsureText: "After {count} questions, {names} are close. That is an answer, too: sleep on it.",
    jointText: "By the answers of you both, with a chance of {chance}.",
    jointUnsureText: "By the answers of you both, {names} are close. That is an answer, too: sleep on it.",
    share: "Chance to be first",
    table: "All of them, in order",
    place: "Place",
    name: "Name",
    listen: "Say it aloud",
    print: "Print",
    save: "Save as a text file",
    file: "our-names.txt",
    note: "These chances say how sure the answers are, not how good a name is.",
  },
  /** Down to one on two phones. */
  order: {
    heading: "For your partner",
    leads: {
      alone:
        "Send your order as a link. It stays covered there until your partner has answered, too; then both of you see one order, of the two of you. Leave your answers here until then.",
      nothing: "Send your order back: with it, your partner sees this same order.",
      "an earlier one":
        "You have answered again since you sent your order. Send it once more, and your partner sees this same order.",
      "this one": "Your partner has your order, too. You both see this same order.",
    } satisfies Readonly<Record<TwoOrders["there"] | "alone", string>>,
    honest:
      "The link holds names that you both like and, for each, how strongly you feel about it and how sure that is. No decoys are among them, and no single answer. It goes from you to your partner; no server reads it.",
    notCommon:
      "These were your own likes, so this order is not for sending. Put it away, and compare the names that you both like.",
    make: "Make the link with your order",
    field: "The link with your order",
    copied: "It holds your order of these names. Send it to nobody but your partner.",
    covered: "Your partner’s order is here. It stays covered until you have answered for yourself.",
    waits:
      "Your partner has put {count} names in order. It stays covered until you have answered for yourself, about the same names.",
    instead: "That takes the place of what is below.",
    begin: "Compare these {count} names",
    forget: "Forget your partner’s order",
    part: "You two have compared different names: only the {count} that both of you have compared are in this order.",
  },
  /** With "{name}" in it: as it will be called, written and introduced. */
  sentences: [
    "“{name}, dinner is ready.”",
    "“This is {name}, born this morning.”",
    "“{name}! Shoes on, please.”",
    "“Good morning, my name is {name}.”",
    "“Is {name} there? I am a friend from school.”",
    "“Please welcome Doctor {name}.”",
  ],
  room: {
    heading: "A live room",
    lead: "Instead of sending links to and fro: both devices stay in step while you judge.",
    open: "Open a live room",
    kept: "What our server keeps: a random number for the room and one for each device, what each device has sealed, a count of changes and the day of the last use. The key is in your link alone, so our server can read nothing of it. What a device has sealed is deleted when it leaves. All of it is deleted when one of you ends the room, 90 days after the last use, or two days after it if only one device was ever there. The number of an ended room stays for 90 days, so that nobody begins it anew. A “no” is never sent.",
    link: "The room’s link",
    /** While nobody else is there. */
    twoDays:
      "If your partner does not join within two days, our server deletes the room. Nothing of yours is lost, and the link still works: open this page again, and the room is back.",
    copied: "Whoever has it can join. Send it to your partner only.",
    end: "End the room for all",
    leave: "Leave with this device",
    leaving: "Leaving …",
    close: "OK",
    leaveAnyway: "Leave all the same",
    left: "This device has left the room, and what it had sealed is deleted from our server. What your partner’s device has received stays there.",
    leftBehind:
      "This device has left the room. What it had sealed stays on our server until the room is ended, or until it has not been used for 90 days (two days if nobody else was there).",
    leaveFailed:
      "Our server could not be reached, so what this device has sealed is still there. Please try again once there is a network, or leave all the same.",
    endFailed: "The room could not be ended just now. Please try again once there is a network.",
    ended:
      "The room is ended. Everything in it has been deleted from our server. What you have judged stays here.",
    states: {
      connecting: "Connecting …",
      live: "In step",
      slow: "In step, with a delay: many devices on this network have a live room open, so this page looks for news every half minute.",
      waiting: "No connection. Go on as you like: it is sent as soon as there is one.",
      ended: "This room has been ended. What you have judged is still on this device.",
      full: "This room is full: at most six devices share one.",
      broken: "This browser cannot seal what it sends, so there is no room here. The link above works.",
    },
    lookAgain: "Look again",
    alone: "Nobody else is in the room.",
    others: { one: "One other device is in the room.", many: "{count} other devices are in the room." },
  },
  about: {
    heading: "What goes where",
    points: [
      "Your cards and judgments stay in this browser. A “no” leaves it never, and neither does what you have not seen.",
      "A link carries your likes and loves behind its “#”, a part of the address that browsers do not send to a server. At least three in ten of its names are decoys, which you have not chosen.",
      "Your partner judges before anything is shown. Then you both see the same: what you both love, and what you both like.",
      "With four names in common, duels bring them down to one: two names at a time, alone, as two on one device or on a phone each, and an honest word on how sure the answer is.",
      "If you send your order of these names, its link carries them behind the “#” as well: the names themselves, without decoys, and for each how strongly you feel about it, in steps. Single answers are not in it. The other’s order is covered until one’s own is complete, by courtesy as with the likes.",
      "Meanings and counts come from a copy that lies on your device, so not even the names on your cards are asked for. It all works without a network.",
    ],
  },
  share: { heading: "Share this page", text: "This link carries nothing of yours: no likes and no names." },
} as const;
