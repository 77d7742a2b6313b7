import { repairThere } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const repairs: readonly Trade[] = [
  {
    id: "pool-table-repairer",
    name: "pool table repairer",
    above: "repairs",
    synonyms: list(
      "pool table repairs, billiard table repairs, snooker tables, pool table recovering, pool tables, billiard tables, pool table removals, table recloth",
    ),
    services: offers(
      {
        "New cloth": "We strip the old felt and stretch new cloth over the slate.",
        Levelling: "We level the table and fill the joins.",
        "Moving tables": "We take a table apart, move it and set it up again.",
        "Cushions and pockets": "We replace rubbers, pockets and leathers.",
        Cues: "We re-tip and straighten cues.",
      },
      {
        "Cushions and pockets": "pool-table",
        Levelling: "spirit-level",
        "Moving tables": "truck",
        "New cloth": "fabric",
      },
    ),
    opening: ["Does every ball roll to the window?"],
    steps: repairThere,
  },
  {
    id: "cricket-bat-maker",
    name: "cricket bat maker",
    above: "maker",
    synonyms: list(
      "cricket bats, cricket bat repairs, bat maker, batmaker, bat repairs, handmade cricket bats",
    ),
    services: offers(
      {
        "Bats made for you": "We shape the willow to your height, weight and way of playing.",
        "Bat repairs": "We glue cracks, mend toes and bind blades.",
        "New handles": "We take out the broken handle and splice in a new one.",
        "Knocking in": "We oil the blade and knock it in, ready for the nets.",
        Refurbishing: "We sand, oil and re-grip bats at the end of the season.",
      },
      { "New handles": "handsaw" },
    ),
    questions: [
      {
        question: "Which size and weight suit me?",
        answer:
          "Stand as if the ball were coming, and try a few. A bat that you can pick up easily beats a heavy one.",
      },
      {
        question: "Can a cracked bat be saved?",
        answer:
          "Often. Stop using it and send a photo of both faces and the edge. A handle can be replaced as well.",
      },
      {
        question: "Does a new bat have to be knocked in?",
        answer:
          "Yes, before it meets a new ball. Oil it lightly, then work over the face and the edges with a mallet, a little each evening.",
      },
    ],
    opening: ["Who broke it, the bowler or you?", "Light pick-up or more wood?"],
  },
  {
    id: "pipe-organ-restorer",
    name: "pipe organ restorer",
    above: "repairs",
    synonyms: list(
      "pipe organ restoration, organ builder, organ tuner, pipe organs, church organ repairs, organ tuning, reed organs, harmoniums",
    ),
    services: offers(
      {
        Tuning: "We tune pipes and reeds for the season.",
        "Cleaning and regulating": "We clean pipes, even out the keys and set the action.",
        "Leather and wind": "We releather bellows and find leaks of wind.",
        Restoration: "We restore instruments in churches, halls and homes.",
        "Reed organs": "We repair harmoniums and pump organs.",
      },
      { Tuning: "organ-pipes" },
    ),
    questions: [
      {
        question: "Can you work around services?",
        answer:
          "Yes. Tell us about services, weddings and choir practice, and we’ll plan the tuning for quiet hours.",
      },
      {
        question: "What makes an organ go out of tune?",
        answer:
          "Mostly the temperature. Have the heating as it is on a Sunday when we come, so that it’s tuned for the days it’s played.",
      },
      {
        question: "What can we write down between visits?",
        answer:
          "Each fault as it happens: which stop, which key, and in what weather. Some only show on a damp morning.",
      },
    ],
    opening: ["A note that will not stop?"],
    steps: repairThere,
  },
  {
    id: "piano-tuner",
    name: "piano tuner",
    above: "repairs",
    synonyms: list(
      "piano tuning, piano tuner technician, piano repairs, piano technician, piano restoration, tune pianos",
    ),
    services: offers(
      {
        Tuning: "We tune uprights and grands to pitch.",
        Regulation: "We adjust keys, hammers and pedals so that they answer evenly.",
        "Strings and felts": "We replace broken strings and worn felts.",
        "Pitch raises": "We bring back a piano that hasn’t been tuned for years.",
        "Before you buy": "We look at a second-hand piano with you.",
      },
      { Tuning: "tuning-fork" },
    ),
    questions: [
      {
        question: "How often should a piano be tuned?",
        answer:
          "Once or twice a year in most homes, and more often if it’s played hard or the room swings between damp and dry.",
      },
      {
        question: "We have just moved it. Should we wait?",
        answer:
          "Yes, for a few weeks, until it has got used to the new room. Keep it away from heaters and out of the sun.",
      },
      {
        question: "Can an old piano come back up to pitch?",
        answer:
          "Often, in more than one visit. In some the strings or the pins won’t take it, and we’ll tell you before we start.",
      },
      "Is my grandmother’s piano worth tuning?",
    ],
    opening: ["When was it last in tune?", "One sticky key, or all of them?"],
    steps: repairThere,
  },
  {
    id: "instrument-repairer",
    name: "instrument repairer",
    above: "repairs",
    synonyms: list(
      "instrument repairs, guitar repairs, luthier, guitar maker, violin maker, violin repairs, guitar set ups, brass and woodwind repairs, guitar builder, amp repairs",
    ),
    services: offers(
      {
        "Set-ups": "We adjust neck, frets, bridge and strings.",
        "Cracks and breaks": "We glue cracks, necks and braces.",
        "Frets and nuts": "We dress or replace frets and cut nuts.",
        "Woodwind and brass": "We replace pads, corks and springs.",
        "Pickups and wiring": "We mend crackling jacks and change pickups.",
      },
      { "Set-ups": "screwdriver" },
    ),
    opening: ["Buzzing on the fifth fret?"],
  },
  {
    id: "saw-doctor",
    name: "saw doctor",
    above: "repairs",
    synonyms: list(
      "saw sharpening, saw doctoring, blade sharpening, saw blades, chain sharpening, tool sharpening service, chainsaw sharpening",
    ),
    services: offers(
      {
        "Circular saws": "We sharpen and retip circular blades.",
        "Chainsaw chains": "We sharpen chainsaw chains and true the bars.",
        "Band saws and hand saws": "We set and sharpen teeth of band and hand saws.",
        "Planer knives": "We grind planer and chipper knives straight.",
        "Mower blades": "We sharpen and balance mower blades.",
      },
      { "Planer knives": "planer-knife" },
    ),
    opening: ["Burning the timber instead of cutting it?"],
  },
  {
    id: "electronics-repair",
    name: "electronics repairer",
    above: "repairs",
    synonyms: list(
      "electronics repairs, tv repairs, radio repairs, amplifier repairs, vintage audio repairs, hifi repairs, console repair, circuit board repair, camera repairs, pinball machine repairs, pinball repairs, jukebox repairs, arcade machine repairs",
    ),
    services: offers(
      {
        "Amplifiers and turntables": "We mend hi-fi, old and new.",
        "Televisions and radios": "We track down faults and replace failed parts.",
        "Consoles and drives": "We fix ports, fans and drives.",
        "Circuit boards": "We solder and replace parts.",
        Cameras: "We clean and adjust cameras.",
      },
      { "Circuit boards": "circuit-board" },
    ),
    enquiry: { details: ["Make and model"], question: "What’s wrong with it?" },
  },
  {
    id: "coffee-machine-repairer",
    name: "coffee machine repairer",
    above: "repairs",
    synonyms: list(
      "coffee machine repairs, coffee machine service, espresso machine repairs, coffee grinder repairs, coffee equipment",
    ),
    services: offers(
      {
        "Espresso machines": "We descale, reseal and repair machines.",
        Grinders: "We replace burrs and set the grind.",
        "Café call-outs": "We come to cafés when nothing pours.",
        "Home machines": "We mend machines from the kitchen bench.",
        "Water filters": "We fit and change filters.",
      },
      { "Espresso machines": "espresso-machine", "Home machines": "coffee" },
    ),
    enquiry: { details: ["Make and model"], question: "What’s wrong with it?" },
  },
  {
    id: "bookbinder",
    name: "bookbinder",
    above: "repairs",
    synonyms: list(
      "bookbinding, book repairs, book binder, book restoration, thesis binding, bible repairs, bookbinder, book conservation",
    ),
    services: offers(
      {
        Repairs: "We mend spines, hinges and torn pages.",
        "New covers": "We bind in cloth, leather and paper.",
        Theses: "We bind theses and family histories.",
        Boxes: "We make boxes for books and papers.",
        "Albums and journals": "We sew blank books by hand.",
      },
      { Theses: "graduation-cap", Repairs: "needle" },
    ),
  },
  {
    id: "furniture-restoration",
    name: "furniture restorer",
    above: "repairs",
    synonyms: list(
      "furniture restoration, furniture restorer, french polishing, french polisher, antique restoration, furniture repairs, chair caning, furniture refinishing, upcycled furniture",
    ),
    topics: list(
      "furniture, restoring, restoration, antiques, upcycling, upcycle, refinishing, shabby, chalk paint, mid century",
    ),
    services: offers({
      Repairs: "We reglue joints, replace veneer and mend drawers.",
      "French polishing": "We strip and polish timber.",
      "Caning and rush": "We weave cane and rush seats.",
      Antiques: "We restore old pieces without making them look new.",
      Upcycling: "We paint and rework pieces nobody wants any more.",
    }),
  },
  {
    id: "window-restorer",
    name: "heritage window restorer",
    above: "repairs",
    synonyms: list(
      "timber restoration, window restoration, sash window repairs, heritage restoration, heritage windows, sash windows, door restoration",
    ),
    services: offers(
      {
        "Sash windows": "We ease, re-cord and draught-proof sash windows.",
        Doors: "We repair and rehang old doors.",
        Verandahs: "We copy and replace fretwork and posts.",
        "Paint stripping": "We strip paint back to timber.",
        Glass: "We take out old putty and cracked panes and set new ones.",
      },
      { Glass: "glass-pane" },
    ),
    steps: repairThere,
  },
];
