import { callOut, measureAndMake, quoteThenWork } from "../steps.ts";
import { list, offers, type Trade, ways } from "../trade.ts";

export const doorsAndLocks: readonly Trade[] = [
  {
    id: "chimney-sweep",
    name: "chimney sweep",
    above: "visits",
    synonyms: list(
      "chimney cleaning, flue cleaning, fireplaces, wood heaters, wood heater installation",
    ),
    mood: "home",
    colour: "#4a3f3a",
    services: offers(
      {
        "Chimney sweeping": "We sweep chimneys and take the soot away.",
        "Wood heater servicing": "We look at seals, bricks and baffle, and clear out the ash.",
        "Flues and cowls": "We find what lets the rain in or the smoke back, and replace it.",
        "New wood heaters": "We fit the heater and its flue, and check the clearances around it.",
        "Glass and seals": "We replace heater glass and door seals.",
        "Bird guards": "We put a cage on the cowl that lets smoke out and keeps nests away.",
      },
      {
        "Wood heater servicing": "screwdriver",
        "Glass and seals": "flame",
        "New wood heaters": "fire",
        "Bird guards": "bird",
      },
    ),
    questions: [
      {
        question: "How much mess does it make?",
        answer:
          "Less than people expect. We cover the hearth and the floor, and take the soot away. Move what stands close to the fireplace before we come.",
      },
      {
        question: "Why does the room fill with smoke?",
        answer:
          "A dirty flue, damp wood, wind on the roof, or a house so tight that no air can follow the smoke. Tell us when it happens and in which weather.",
      },
      "How often should a flue be swept?",
      "Can you put a heater into an old fireplace?",
    ],
    opening: [
      "Smoke in the room, soot on the glass?",
      "Before the first cold night {where}: when was the flue last swept?",
    ],
    steps: callOut,
  },
  {
    id: "garage-doors",
    name: "garage door service",
    above: "visits",
    synonyms: list("garage doors, roller doors, garage door repairs, automatic gates, gate motors"),
    mood: "trades",
    colour: "#5a6570",
    services: offers({
      "Garage door repairs": "We repair garage doors that stick, drop or jam.",
      "New garage doors": "We measure for new garage doors and install them.",
      "Motors and remotes": "We fit an opener to the door you have, and pair the remotes.",
      "Springs and cables": "We replace worn springs and cables.",
      "Roller doors": "We straighten tracks and slats, or hang a new door.",
      "Gate motors": "We find out whether it is the motor, the arm or the remote.",
    }),
    questions: [
      {
        question: "What should I do if the door is stuck with the car inside?",
        answer:
          "Pull the red cord to let the motor go, then try to lift the door by hand. If it is heavy or hangs crooked, stop: a spring may have broken.",
      },
      {
        question: "Can you add a motor to an old door?",
        answer:
          "Often, if the door itself runs freely. Send us a photo from the inside, with the tracks and the spring in it.",
      },
      {
        question: "Do you have a remote that suits mine?",
        answer:
          "Read us what’s printed on the motor and the old remote, and we can usually tell you over the phone.",
      },
      "Can you repair the door I have?",
    ],
    opening: [
      "Garage door stuck, and the car behind it?",
      "Noisy, heavy or halfway open: what is yours doing?",
    ],
    steps: callOut,
  },
  {
    id: "fencing",
    name: "fencing contractor",
    above: "visits",
    synonyms: list(
      "fencing, fencer, fences, colorbond fencing, timber fencing, pool fencing, rural fencing, farm fencing, gates and fences",
    ),
    topics: list("gates, gate, paling, colorbond, farm fence, posts"),
    mood: "trades",
    colour: "#6b5a3a",
    services: offers({
      "Timber fences": "We set the posts, then fix palings or pickets, and step them down a slope.",
      "Colorbond fences":
        "We set steel posts and panels along the boundary, in a colour you and next door choose.",
      "Pool fences": "We put up glass or aluminium, with gates that swing shut by themselves.",
      Gates: "We hang them to swing or slide, and set the latch so that it meets.",
      "Farm fencing": "We run wire and posts across paddocks.",
      "Fence repairs": "We straighten posts and replace broken palings.",
    }),
    questions: [
      {
        question: "Who pays when a fence is shared with a neighbour?",
        answer:
          "Each state has its own law; usually you share the cost of a basic fence, and whoever wants more pays the difference. Give your neighbour notice in writing before work begins.",
        source:
          "Dividing fences law of each state, such as the Dividing Fences Act 1991 (NSW) and the Dividing Fences Act 1961 (WA)",
      },
      {
        question: "Do you dig by hand where there are pipes?",
        answer:
          "Yes, near pipes and cables. Before You Dig Australia has plans of what’s underground, and anything you know about the block helps too.",
      },
      {
        question: "How do you fence on a slope?",
        answer:
          "Either in steps, or with rails that follow the ground. Steps look tidy and leave gaps below, which matters if you have a dog.",
      },
      "Do you take the old fence away?",
    ],
    opening: [
      "Fence down? Dog out?",
      "Talking it over with the neighbours {where}? A sketch and a length in metres help.",
    ],
    steps: quoteThenWork,
    enquiry: {
      details: ["Suburb or town", "About how many metres", "Kind of fence"],
      question: "What else is there to know?",
    },
  },
  {
    id: "locksmith",
    name: "locksmith",
    above: "visits",
    synonyms: list(
      "locks, rekeying, lockouts, key cutting, deadlocks, car keys, emergency locksmith, safes",
    ),
    misspellings: list("lock smith"),
    mood: "trades",
    colour: "#3a4a5a",
    services: offers({
      Lockouts:
        "We come with picks before drills, so have something ready that shows it’s your place.",
      "Changing locks": "We rekey the cylinder, or swap the whole lock where it is worn out.",
      "Keys cut": "We copy house, car and padlock keys, so bring the one that works best.",
      "Deadlocks and window locks":
        "We look at each door and window, and fit a lock that suits the frame.",
      "Car keys": "We cut the blade and program the chip, if the car has one.",
      Safes: "We open, move and service safes.",
      "Master key systems": "We plan keys for buildings with many doors.",
    }),
    questions: [
      {
        question: "Can you open the door without breaking the lock?",
        answer:
          "Usually. A lock that has failed inside or was forced may have to be drilled, and we’ll tell you before we start.",
      },
      {
        question: "What do I need to show that it is my house?",
        answer:
          "Something with your name and address on it. If it’s locked inside with your keys, we’ll check it once the door is open.",
      },
      {
        question: "Can all my doors work on one key?",
        answer:
          "Usually, if the locks take the same kind of key. Send us a photo of each key and we’ll tell you which locks can match.",
      },
      "Can you make a car key when all are lost?",
    ],
    opening: [
      "Locked out?",
      "Moved in {where}, and no idea who else has a key?",
      "A key that won’t turn?",
    ],
    steps: ways(
      {
        "Say what won’t open": "Door, car or safe, where it is, and whether anyone is locked in.",
        "Wait where we can see you": "In the light, by the gate or the front desk.",
        "Try every key": "In every lock, before we go.",
      },
      {
        "Count the locks": "Which doors, roughly how old, and a photo if you can take one.",
        "Choose what is done": "Opened, rekeyed or replaced: hear the price of each first.",
        "Lock it yourself": "A few times, from both sides, before we go.",
      },
    ),
  },
  {
    id: "security-installer",
    name: "security installer",
    above: "visits",
    synonyms: list(
      "security cameras, cctv, alarms, alarm systems, security systems, intercoms, security doors, access control",
    ),
    mood: "trades",
    colour: "#34495a",
    services: offers(
      {
        "Security cameras":
          "We walk around with you, agree on what each one should see, and set up the app.",
        "Alarm systems": "We place sensors and siren, and show everyone at home how to set it.",
        Intercoms: "We put in a bell with voice or picture, for a front gate or a block of units.",
        "Access control": "We set up swipe cards and keypads on doors.",
        "Security doors":
          "We measure the opening, then fit mesh or grille with hinges and a lock to match.",
        "Alarm servicing": "We check alarm panels, sensors and batteries.",
      },
      {
        Intercoms: "intercom",
        "Access control": "identification-card",
        "Alarm servicing": "wrench",
      },
    ),
    questions: [
      {
        question: "Can I watch the cameras on my phone?",
        answer:
          "Usually, yes, as long as there is internet where the cameras are. We’ll set it up with you before we go.",
      },
      {
        question: "Will a pet set the alarm off?",
        answer:
          "It depends on the sensor and the pet. Tell us how big it is and what it likes to climb on, and we’ll choose and place the sensors for that.",
      },
      "Can you use the wiring that is already there?",
      "Who sees the pictures besides me?",
    ],
    opening: [
      "Who was at the door?",
      "A shop, a shed or a house {where}: what would you like to keep an eye on?",
    ],
    steps: quoteThenWork,
  },
  {
    id: "antenna-installer",
    name: "antenna installer",
    above: "visits",
    synonyms: list(
      "tv antennas, tv aerials, tv wall mounting, satellite dishes, starlink installation, home theatre installation",
    ),
    mood: "trades",
    colour: "#3a5f8a",
    services: offers(
      {
        "TV antennas": "We mount one on the roof and run the cable to each outlet.",
        "Reception problems": "We look for what spoils the picture.",
        "TV wall mounting": "We mount TVs on walls and tidy the cables.",
        "Extra TV points": "We run extra TV points to other rooms.",
        "Satellite dishes": "We install and align satellite dishes.",
        "Home theatre": "We connect screens, speakers and players.",
      },
      { "Reception problems": "lattice-mast" },
    ),
    questions: [
      {
        question: "Why does the picture break up when it rains?",
        answer:
          "Often water has got into a joint, or the signal is only just strong enough on a dry day. Tell us which channels go first: it helps us find out.",
      },
      {
        question: "Can one antenna feed all the rooms?",
        answer:
          "Usually, with a splitter or an amplifier where the cables are long. Tell us how many rooms, and where the sockets are now.",
      },
      "Can you hide the cables in the wall?",
      "Is my wall strong enough for a big screen?",
    ],
    opening: [
      "Picture breaking up?",
      "Bad reception {where}? Say which channels drop out, and when.",
    ],
    steps: callOut,
  },
  {
    id: "refrigeration-mechanic",
    name: "refrigeration mechanic",
    above: "visits",
    synonyms: list(
      "fridge mechanic, fridgie, refrigeration, commercial refrigeration, refrigeration repairs, cool room repairs, coolroom repairs, cold rooms, freezer room, display fridges, ice machine repairs",
    ),
    mood: "trades",
    colour: "#2f6a8a",
    services: offers(
      {
        "Fridges and freezers": "We find the leak, the fan or the control, and repair it.",
        "Cool rooms": "We build, mend and service cool rooms and freezer rooms.",
        "Display cabinets": "We look after cabinets and drinks fridges in shops, pubs and cafés.",
        "Ice machines": "We clean, descale and repair ice machines.",
        "Regular servicing": "We clean coils, check seals and read the temperatures.",
      },
      { "Display cabinets": "display-fridge" },
    ),
    questions: [
      {
        question: "It has just gone warm. What do I do?",
        answer:
          "Keep the door shut, see whether it has power and air around it, and write down the temperature. Then tell us what is inside.",
      },
      {
        question: "Is an old one worth regassing?",
        answer:
          "Only once the leak has been found. Otherwise the gas goes the same way as the last lot.",
      },
      {
        question: "What should I clean myself?",
        answer:
          "Dust on the coil and crumbs in the door seal. Switch it off first, and use a soft brush.",
      },
    ],
    opening: ["Gone warm overnight?", "Cabinet, cool room or ice machine: what is it doing?"],
    steps: callOut,
    enquiry: {
      details: ["Suburb or town", "Make and model"],
      question: "What is it doing, and what is in it?",
    },
  },
  {
    id: "appliance-repairer",
    name: "appliance repairer",
    above: "visits",
    synonyms: list(
      "appliance repairs, washing machine repairs, fridge repairs, dishwasher repairs, oven repairs, whitegoods repairs, dryer repairs",
    ),
    mood: "trades",
    colour: "#4a6a8a",
    services: offers(
      {
        "Washing machines": "We repair washing machines that leak, stop or won’t spin.",
        "Fridges and freezers": "We repair fridges and freezers that won’t stay cold.",
        Dishwashers: "We repair dishwashers that won’t drain or heat.",
        "Ovens and cooktops": "We repair ovens and replace cooktop elements.",
        Dryers: "We repair dryers and clear their ducts.",
        "Coffee machines": "We repair and descale coffee machines.",
      },
      { "Coffee machines": "espresso-machine" },
    ),
    questions: [
      {
        question: "Is it worth repairing, or should I buy a new one?",
        answer:
          "It depends on its age, on what failed and on what the part costs. Tell us the make and the model, and we’ll say what we think before you decide.",
      },
      {
        question: "Can you get parts for an old machine?",
        answer:
          "For many of them, yes. Send us a photo of the label: it is often inside the door or on the back.",
      },
      "Do you come to the house, or do I bring it in?",
      "Which brands do you work on?",
    ],
    opening: [
      "Washing machine full of water? Fridge gone warm?",
      "Find the model number on the sticker, and say what it does.",
    ],
    steps: callOut,
    enquiry: {
      details: ["Suburb or town", "Make and model"],
      question: "What is it doing, or not doing?",
    },
  },
  {
    id: "handyman-work",
    name: "handyman",
    above: "visits",
    synonyms: list(
      "odd jobs, home maintenance, handywoman, small jobs, property maintenance, home repairs",
    ),
    topics: list("hands, practical, repairs, maintenance, flat pack, handy, diy"),
    misspellings: list("handiman, handy man"),
    mood: "trades",
    colour: "#2f6f5a",
    services: offers({
      "Hanging doors and shelves": "We find the studs, level it and fix it so that it stays up.",
      "Flat-pack assembly": "We put beds, desks and wardrobes together, and take the cardboard.",
      "Patching and painting": "We patch holes and touch up paint.",
      "Fences and gates": "We mend fences, gates and letterboxes.",
      "Taps and washers": "We stop the drip, reseal the sink and loosen the tap that won’t turn.",
      "Rental repairs": "We go through the agent’s list for a rental.",
    }),
    questions: [
      {
        question: "Is any job too small?",
        answer:
          "No. Keep a list of the small ones until it’s worth a visit: the door that sticks, the shelf, the screen.",
        notOf: ["furniture-assembler", "home-modification"],
      },
      {
        question: "Which jobs do you leave to a plumber or an electrician?",
        answer:
          "Wiring, gas, and pipes that carry drinking water or waste. By law those need a licensed tradesperson, and we’ll tell you who to ring.",
        source: "Building and electrical regulators of the states",
      },
      {
        question: "Can I give you a list and have it all done in one visit?",
        answer:
          "Send it with a photo of each thing. We’ll tell you what we can fit into the visit and what needs buying first.",
        notOf: ["furniture-assembler", "home-modification"],
      },
      "Do you bring the materials?",
    ],
    opening: [
      "What is on the list?",
      "The shelf, the door, the gate that drags: write them all down {where}.",
    ],
    steps: [
      {
        name: "Make a list",
        note: "All the small things you’ve been stepping around, with a photo of each.",
      },
      {
        name: "See what fits",
        note: "What can be done in a visit, what to buy first, and what it costs.",
      },
      { name: "Tick it off", note: "Walk around with us at the end, list in hand." },
    ],
  },
  {
    id: "blind-and-curtain-maker",
    name: "blind and curtain maker",
    above: "visits",
    synonyms: list(
      "blinds, curtains, shutters, awnings, shade sails, window furnishings, flyscreens, roller blinds, plantation shutters",
    ),
    mood: "home",
    colour: "#8a7a6a",
    services: offers(
      {
        "Roller blinds": "We measure, make and hang roller blinds.",
        Curtains: "We sew curtains and hang them.",
        "Plantation shutters": "We measure each window, so that the slats clear the handles.",
        "Outdoor awnings": "We fit awnings over windows and decks.",
        "Shade sails":
          "We work out where the sun stands in the afternoon, then set posts and stretch the sail.",
        Flyscreens: "We make flyscreens to measure and replace torn mesh.",
        "Blind repairs": "We replace cords, chains and slats.",
      },
      { "Plantation shutters": "shutters", "Blind repairs": "screwdriver" },
    ),
    questions: [
      {
        question: "Which blind keeps the afternoon sun out?",
        answer:
          "Outside the glass works better than inside, because the heat never gets in. Where that can’t be, a lined curtain or a blind close to the glass helps.",
      },
      {
        question: "Can you repair the blinds I have?",
        answer:
          "Often. Cords, chains and springs wear out long before the fabric does. Send a photo of the top of the blind.",
      },
      "Do you measure up at the house?",
      "Do you have samples to hold against the window?",
    ],
    opening: ["Sun in your eyes? Neighbours in view?", "Which window {where} is the trouble?"],
    steps: measureAndMake,
  },
  {
    id: "glazier",
    name: "glazier",
    above: "visits",
    synonyms: list(
      "glass replacement, shower screens, window repairs, broken windows, glazing, double glazing, mirrors, window glass",
    ),
    mood: "trades",
    colour: "#2a7fa6",
    services: offers({
      "Broken windows": "We clear the old glass, measure, and put in a new pane.",
      "Shower screens": "We measure when the tiles are on, then fit panels, hinges and seals.",
      Splashbacks: "We cut toughened glass to the wall, with holes where the power points are.",
      Mirrors: "We cut to size, polish the edges and fix it to the wall.",
      "Pet doors": "We swap the pane for one with a flap, sized to the animal.",
      "Double glazing": "We swap single panes for double ones, in the old frame where it allows.",
    }),
    questions: [
      {
        question: "What should I do about a broken window until you come?",
        answer:
          "Keep people and pets away, wear shoes and thick gloves, and leave loose pieces in the frame where they are. A photo with your hand beside it, not on it, shows us the size.",
      },
      {
        question: "Can you put a pet door into glass?",
        answer:
          "Yes, into a new piece made with the hole in it: toughened glass can’t be cut afterwards. Measure your animal at the shoulder.",
      },
      "Can you make a broken window safe first?",
      "Do I need safety glass in this spot?",
      "Can old timber windows take thicker glass?",
    ],
    opening: [
      "Cricket ball through the window?",
      "Measure the pane if you can do so safely, and send a photo.",
    ],
    steps: callOut,
  },
  {
    id: "pest-control",
    name: "pest controller",
    above: "visits",
    synonyms: list(
      "pest control, termites, exterminator, cockroaches, rodent control, termite inspections, spider treatment, pest management, bed bugs, rat catcher, rats and mice, mouse control, rodents, cane toad removal, cane toads, wasp removal, ant control, fumigation",
    ),
    mood: "trades",
    colour: "#4a6a2f",
    services: offers({
      "Termite inspections":
        "We look and tap through roof, floor and yard, and write down what we find.",
      "Ants and cockroaches": "We find where they nest and come in, and treat those spots.",
      "Rats and mice": "We find how rodents get in, and stop them.",
      Spiders: "We spray webs, eaves and sheds.",
      "Wasps and bees": "We remove nests of wasps, and move bees.",
      "Possums and birds": "We get animals out of the roof and close the gap.",
    }),
    questions: [
      {
        question: "How do I know whether I have termites?",
        answer:
          "Look for mud tubes on stumps and walls, doors that jam, and timber that sounds hollow. If you find any, leave them undisturbed and tell us: once broken into, they move on.",
      },
      {
        question: "Do I have to leave the house?",
        answer:
          "For some treatments, yes. For others you only need to keep out of a room until it’s dry. We’ll tell you before the day, along with what to do about food, fish tanks and pets.",
      },
      {
        question: "How can I keep them out afterwards?",
        answer:
          "Seal gaps, fix dripping taps, keep food in tins and the garden clear of the walls. Get rid of whatever drew them in the first time.",
      },
      "Is it safe for children and pets?",
      "What happens to the animals you catch?",
    ],
    opening: [
      "Something scratching in the ceiling?",
      "Ants {where}? Say what you saw, and where in the house.",
      "Who else lives under your house?",
    ],
    steps: callOut,
  },
];
