import type { BriefTexts } from "../../../src/core/drafts/facts/read-brief.ts";

export function siteBrief(said: Partial<BriefTexts>): BriefTexts {
  return {
    business_name: "Wattle Repairs",
    email: "hello@wattle.example",
    contact_name: null,
    phone: null,
    business_description: "We mend things.",
    site_goals: "More calls",
    style: "unsure",
    color_preferences: null,
    service_area: null,
    opening_hours: null,
    services: null,
    domain_preferences: null,
    current_website: null,
    ...said,
  };
}

/** Briefs as owners of small businesses write them. */
export const siteBriefs: Readonly<Record<string, BriefTexts>> = {
  electrician: siteBrief({
    business_name: "BRIGHT WIRE ELECTRICAL PTY LTD",
    contact_name: "STAVROS",
    phone: "0491570110",
    business_description:
      "FAMILY BUSINESS 2 BROTHERS AND OUR DAD. ALL ELECTRICAL WORK SWITCHBOARDS LIGHTS FANS POWER POINTS SMOKE ALARMS. FULLY LICENSED REC 00000 AND INSURED. WE CLEAN UP AFTER OURSELVES. NO CALL OUT FEE IN GEELONG. CHEAPEST IN TOWN GUARANTEED. WE DONT DO SOLAR SO PLEASE DONT PUT SOLAR. DAD HAD A STROKE LAST YEAR SO HE ONLY DOES QUOTES NOW.",
    site_goals: "MORE JOBS, NUMBER MUST BE EASY TO FIND",
    color_preferences: "YELLOW AND BLACK",
    service_area: "GEELONG, LARA, TORQUAY, OCEAN GROVE",
    opening_hours: "MON TO FRI 7AM TO 5PM, SAT 8-12, EMERGENCY 24 HOURS",
    services:
      "SWITCHBOARD UPGRADE FROM $950\nCEILING FAN INSTALL $180 EACH\nSMOKE ALARM CHECK $99\nLED DOWNLIGHTS $65 EACH",
  }),
  yoga: siteBrief({
    business_name: "soft ground yoga",
    contact_name: "Ashlin",
    phone: "(02) 5550 3321",
    business_description:
      "I teach slow, floor-based yoga above the old post office in Bellingen. Classes are small (nine mats) and nobody is going to twist you into anything. I trained with Maya in Mullumbimby and have been teaching since 2016. Most people who come are over fifty; some have never done yoga, some are recovering from surgery. Please don't call it a 'wellness hub', I can't stand that. Also could you leave out my surname. Bring socks and a jumper. If you can't afford the class, come anyway and tell me, we'll work it out.",
    site_goals:
      "Timetable and how to find the stairs. An enquiry form asking for name, injuries and how they heard about me.",
    color_preferences: "Warm white, clay. Nothing purple!",
    service_area: "Bellingen",
    opening_hours: "Mon 9.30-10.45am, Wed 6-7.15pm, Sat 8-9.15am. No classes in school holidays",
    services: "Casual class: $18\nTen classes: $150\nPrivate session: $80\nFirst class: free",
  }),
  mechanic: siteBrief({
    business_name: "Tony's Mobile Mechanics",
    contact_name: "Tony Baggio",
    phone: "+61 491 571 266",
    business_description:
      "Mobile mechanic, I come to your home or work. Log book service, brakes, batteries, pre purchase inspection. 30 yrs experience on all makes and models except European (no BMW, Audi, Merc, VW sorry parts are too dear). I carry most filters and pads in the van so most jobs is done same day. Will tell you straight if car is not worth fixing. Qualified mechanic cert 3, ARC licence. Cash, card, PayID. My wife does the books so talk to her about invoices not me lol",
    site_goals:
      "People book service and i dont have to answer phone when im under a car. Send photo of dash light",
    color_preferences: "red and silver like my van",
    service_area: "Ipswich, Springfield, Goodna, Redbank Plains & surrounds",
    opening_hours: "mon-fri 730 - 5",
    services:
      "Minor service - from $220\nMajor service - from $380\nBrake pads front - $260 fitted\nBattery supplied and fitted - from $190\nPre purchase inspection - $180",
  }),
  barber: siteBrief({
    business_name: "Fade Theory 💈",
    contact_name: "Dre",
    phone: "0491 573 087",
    business_description:
      "yo we cut hair 💈🔥 fades, tapers, beards, kids. no appointments just walk in 🚶 grab a number n chill. 3 chairs. xbox while u wait 🎮. been in Mt Druitt since 2018. best fades in western sydney hands down 👑",
    site_goals: "show cuts, prices, how busy we are",
    color_preferences: "black + electric blue",
    service_area: "Mt Druitt",
    opening_hours: "tue-sat 9-6, thurs late til 8, sun 10-3, mon closed",
    services: "skin fade $45\nscissor cut $40\nbeard $20\nkids (u12) $30\npensioner $25",
  }),
  vet: siteBrief({
    business_name: "Gumtree Veterinary Clinic",
    contact_name: "Dr Alice Wren",
    phone: "02 5550 9876",
    business_description:
      "We are a two-vet mixed practice in Cowra looking after dogs, cats, horses, sheep and the occasional python. Alice and Tom bought the clinic in 2009 from old Dr Hargreaves, who still drops in to check on us. We do our own surgery, X-ray and blood tests on site, and we visit farms within 60 km.\n\nAfter hours one of us always answers the phone. Payment is due on the day; we don't run accounts except for stations we know. Please note we can't say anything about cure rates, and no before-and-after photos of patients without the owner's consent (Veterinary Practitioners Board).",
    site_goals: "Fewer phone calls about opening hours. Directions. A page for new puppies.",
    color_preferences: "eucalyptus green",
    service_area: "Cowra, Canowindra, Grenfell, Woodstock",
    opening_hours:
      "Monday to Friday 8.30am-6pm, Saturday 9am-12pm, closed Sunday and public holidays",
    services:
      "Consultation - $85\nVaccination - from $110\nDesexing - ask us\nFarm visit - from $160 plus travel",
  }),
  brewery: siteBrief({
    business_name: "Two Wheels Brewing Co.",
    contact_name: "Finn & Priya",
    phone: "0491 574 632",
    business_description:
      "Small brewery and taproom in an old bike workshop in Castlemaine. Six taps, two of them always ours, one always something odd. Founded in 2021 by Finn (brewer) and Priya (everything else). Wood-fired pizza Fridays and Saturdays. Dogs welcome out the back. Kids fine until 8. We don't do sport on TV. Award-winning pale ale (silver, 2023 local show). Bands on the last Sunday. No bookings, except the long table which you can book for 10 to 16 people.",
    site_goals: "What's on tap, which changes. Book the long table. Not a web shop yet.",
    color_preferences: "bottle green and mustard",
    service_area: "Castlemaine",
    opening_hours: "Thurs 4-10pm, Fri & Sat 12-11pm, Sun 12-8pm",
    services:
      "Pot - $7\nSchooner - $10.50\nPaddle of four - $22\nWood-fired pizza - $20-$26\nLong table - free, min spend $400",
  }),
  accountant: siteBrief({
    business_name: "Nguyen & Partners Accounting",
    contact_name: "Linh Nguyen CPA",
    phone: "(08) 5550 6677",
    business_description:
      "<p>We are <strong>registered tax agents</strong> and CPAs in Cabramatta serving small business since 1998.</p><p>Services include tax returns, BAS, company set-up and self-managed super. Our staff speak Vietnamese, Cantonese and English.</p><p>We guarantee the biggest refund!</p><p><a href='login.php'>Client login</a> | <a href='#'>Click here</a></p>",
    site_goals: "Look modern. New clients from referrals. Do not put staff photos.",
    color_preferences: "navy & gold",
    service_area: "Cabramatta, Fairfield, Liverpool NSW",
    opening_hours: "Mon–Fri 9:00–17:30; Sat 9:00–13:00 (July–October only)",
    services:
      "Individual tax return: from $150\nSole trader return: from $350\nBAS: from $180 per quarter\nCompany set-up: $880 inc. ASIC fee",
  }),
  piano: siteBrief({
    business_name: "Mrs Okafor's Piano Lessons",
    contact_name: "Ngozi Okafor",
    phone: "0491 575 254",
    business_description:
      "I teach piano to children from six and to grown-ups who always wanted to. Lessons are in my front room in Sandy Bay, on a real Yamaha upright. I have a Bachelor of Music and a Working With Children card. I do AMEB exams if you like them and no exams if you don't. I will not shout. My own teacher shouted and I nearly gave up. There is a cat; she stays in the kitchen.\n\nI am not taking new students after 5 pm this year. Please do not put my street address on the internet, I give it when people book.",
    site_goals:
      "A calm page. Parents to write to me with the child's age and whether there is a piano at home.",
    color_preferences: "plum and cream",
    service_area: "Sandy Bay, Hobart",
    opening_hours: "Mon-Thu 2-7pm",
    services: "30 minutes $42\n45 minutes $60\n60 minutes $78\nTrial lesson (20 min) free",
  }),
  spices: siteBrief({
    business_name: "Shivani Spices and Groceries",
    contact_name: "Meena Shivani",
    phone: "03 5550 2211",
    business_description:
      "Welcome to Shivani Spices. We are having all Indian, Nepali and Sri Lankan grocery in Shepparton. Fresh vegetable is coming every Thursday from Melbourne. Spices we are grinding our self. Sweets and samosa made fresh by my mother in law. You can send money also and print photo. Cheapest price in whole Shepparton. Kindly mention that we are taking EFTPOS above 10 dollar. My son was born deaf so if he does not answer please tap the counter.",
    site_goals: "Customer know when fresh vegetable come. WhatsApp order.",
    color_preferences: "orange green white like flag",
    service_area: "Shepparton, Mooroopna, Kialla",
    opening_hours: "9am to 9pm everyday, Tuesday closed",
    services:
      "Samosa $2 each\nMixed sweets per kg $24\nAtta 10 kg $22\nHome delivery over $60 free",
  }),
  physio: siteBrief({
    business_name: "Harbour Physio",
    contact_name: "Sam Elliott",
    phone: "(02) 5550 1010",
    business_description:
      "Physiotherapy for backs, knees, shoulders and people who sit too much. Three physios: Sam, Jo and Dev, all AHPRA registered. Half-hour appointments with one person, no machines left running while we see somebody else. Parking behind the building, lift to level 1. We see Medicare EPC, DVA, workers comp and NDIS (self and plan managed). We are not allowed to use testimonials under the National Law, so please none. Patients say we're the best in Wollongong!",
    site_goals: "Online booking link (Cliniko). What to bring to the first appointment.",
    color_preferences: "teal",
    service_area: "Wollongong",
    opening_hours: "Mon, Tue, Thu 7am-7pm; Wed & Fri 8am-5pm",
    services:
      "Initial consultation (45 min) - $120\nStandard consultation (30 min) - $95\nDry needling - included\nHome visit - $150",
  }),
  weaver: siteBrief({
    business_name: "Loom & Lintel",
    contact_name: "Hester",
    phone: null,
    business_description: "hand weaving",
    site_goals: "be found",
    service_area: null,
  }),
  removalist: siteBrief({
    business_name: "2 Blokes and a Trailer",
    contact_name: "Robbo",
    phone: "0491 576 398",
    business_description:
      "Two blokes, one big trailer, one small truck. Moving houses, moving pianos, dump runs, gumtree pickups. We're careful with nan's china and we don't mind stairs. Established 2015. Been at it since 2011. Fully insured. $90 an hour min 2 hrs or it's $110 on Sundays. I had a run in with the tax office so invoices only please, no cash. Interstate no worries. We do not do interstate. Don't say 'cheap', we're not cheap we're good",
    site_goals: "quote form: from where, to where, how many bedrooms, stairs",
    color_preferences: "hi vis orange",
    service_area: "Newcastle, Lake Macquarie, Maitland, Port Stephens. Sydney on request",
    opening_hours: "7 days 7am-6pm",
    services: "Small truck and two men - $90/hr\nTrailer load to the tip - from $120\nPiano - POA",
  }),
};
