import { list, offers, type Trade } from "./trade.ts";

export const particularLessons: readonly Trade[] = [
  {
    id: "circus-school",
    name: "circus school",
    above: "classes",
    synonyms: list(
      "circus school, circus classes, circus, aerial silks, trapeze classes, juggling workshops, acrobatics classes, aerial classes, circus skills",
    ),
    mood: "play",
    drawing: "guitar",
    services: offers({
      "Juggling and balance": "We teach juggling, hula hoop and walking the wire.",
      "Trapeze and silks": "We teach aerials, low first.",
      "Tumbling and acrobatics": "We teach rolls, handstands and pyramids.",
      "Holiday programs": "We fill school holidays with circus.",
      Shows: "We put on a show at the end of term.",
    }),
    opening: ["Can you already fall?"],
  },
  {
    id: "pole-dance",
    name: "pole dance studio",
    above: "dance",
    traits: ["adults"],
    synonyms: list(
      "pole dance, pole dancing, pole classes, pole fitness, pole studio, pole dance classes, burlesque classes, aerial hoop, lyra, chair dance",
    ),
    services: offers({
      "Beginner courses": "We start with grips, steps and easy spins.",
      Levels: "We build strength and tricks term by term.",
      "Aerial hoop and silks": "We teach hoop and silks beside the pole.",
      "Stretch and strength": "We hold classes for flexibility and core.",
      "Hens and private groups": "We teach a short routine to a group.",
    }),
    questions: ["Do I need to be strong already?", "What do people wear?"],
    opening: ["First spin?"],
  },
  {
    id: "bollywood-dance",
    name: "Bollywood dance school",
    above: "dance",
    synonyms: list(
      "bollywood dance, bollywood, bhangra, bharatanatyam, indian dance, kathak, bollywood dance school, indian classical dance",
    ),
    services: offers({
      Bollywood: "We teach film dances to children and adults.",
      Bhangra: "We teach bhangra, with the shoulders.",
      Classical: "We teach the basics of classical Indian dance.",
      Weddings: "We make up a sangeet dance for the family.",
      Performances: "We dance at festivals and functions.",
    }),
  },
  {
    id: "ballet-school",
    name: "ballet school",
    above: "dance",
    synonyms: list(
      "ballet school, ballet classes, ballet, contemporary dance, jazz ballet, rad ballet",
    ),
    services: offers({
      "First steps": "We begin with small children, music and a scarf.",
      "Graded ballet": "We teach by grade, towards exams for those who wish.",
      "Jazz and contemporary": "We teach other styles beside ballet.",
      Pointe: "We begin pointe when feet are ready.",
      Concerts: "We dance on a stage once a year.",
    }),
  },
  {
    id: "ballroom",
    name: "ballroom and Latin dance school",
    above: "dance",
    traits: ["adults"],
    synonyms: list(
      "ballroom dancing, salsa, latin dance, swing dancing, tango, salsa classes, rock n roll dancing, bachata, wedding dance lessons, bootscooting",
    ),
    services: offers({
      Beginners: "We start without a partner and without shoes that matter.",
      "Salsa and bachata": "We teach Latin dances.",
      Ballroom: "We teach waltz, foxtrot and tango.",
      "Wedding dances": "We help two people through one song.",
      "Social nights": "We clear the floor and play music.",
    }),
  },
  {
    id: "truck-licence",
    name: "heavy vehicle driving school",
    above: "driving-lessons",
    synonyms: list(
      "truck licence, truck driving lessons, truck driving school, heavy vehicle licence, hr licence, hr hc mc, mr licence, bus licence, heavy rigid, truck training",
    ),
    services: offers({
      "Light and medium rigid": "We train and prepare drivers for LR and MR.",
      "Heavy rigid": "We train for HR in a truck with a real load.",
      "Heavy and multi combination": "We train for HC and MC, coupling and reversing included.",
      Assessments: "We assess against the state’s criteria.",
      Refreshers: "We sit beside drivers who have been away from it.",
    }),
    questions: [
      "Which licence do I need for this job?",
      "How long do I have to hold the one before?",
    ],
    opening: ["LR, MR, HR, HC or MC?"],
  },
  {
    id: "forklift-training",
    name: "forklift training",
    above: "training-provider",
    synonyms: list(
      "forklift licence, forklift training, forklift course, forklift ticket, high risk work licence, ewp training, dogman course, crane ticket, machinery tickets, excavator ticket",
    ),
    services: offers({
      "Forklift licence": "We train in class and on the machine, then assess.",
      "Order pickers": "We train on reach trucks and order pickers.",
      "Work platforms": "We train on boom and scissor lifts.",
      "Earthmoving tickets": "We assess on excavators, loaders and rollers.",
      "On your site": "We train groups at their own yard.",
    }),
  },
  {
    id: "first-aid-training",
    name: "first aid training",
    above: "training-provider",
    synonyms: list(
      "first aid course, first aid courses, first aid training, cpr course, cpr training, mental health first aid, first aid",
    ),
    services: offers({
      CPR: "We practise on manikins until it feels natural.",
      "Until help comes": "We teach what to do until the ambulance comes.",
      "For childcare": "We train educators, asthma and anaphylaxis included.",
      "At your workplace": "We bring the course to your team.",
      "Remote and bush": "We practise for places far from town.",
    }),
  },
  {
    id: "womens-driving",
    name: "driving school for women",
    above: "driving-lessons",
    traits: ["women-only"],
    synonyms: list(
      "female driving instructor, driving lessons for women, driving lessons for ladies, driving lessons for muslim ladies, lady driving instructor",
    ),
    services: offers({
      "First lessons": "We start in a quiet street with a woman beside you.",
      "Learner hours": "We help you through the logbook.",
      "Test preparation": "We drive the test routes and practise parking.",
      "New to Australia": "We go through the rules here with drivers from overseas.",
      "Nervous drivers": "We take it as slowly as you need.",
    }),
  },
  {
    id: "paddle-school",
    name: "stand-up paddle school",
    above: "surfing",
    synonyms: list(
      "stand up paddle, stand up paddle board lessons, sup lessons, paddleboard lessons, paddle boarding, kitesurfing lessons, windsurfing lessons, bodyboarding, foil lessons",
    ),
    drawing: "wave",
    services: offers({
      "First paddle": "We start on flat water, on your knees.",
      "Private lessons": "We teach one or two at a time.",
      Tours: "We paddle rivers and bays together.",
      "Board hire": "We hire boards, paddles and vests.",
      "Kite and wind": "We teach wind sports where the wind allows.",
    }),
  },
  {
    id: "tennis-and-golf",
    name: "tennis coach",
    above: "classes",
    synonyms: list(
      "tennis coach, tennis lessons, tennis coaching, squash coach, pickleball, badminton coaching, hot shots tennis, racquet stringing",
    ),
    topics: list(
      "tennis, golf, golfer, squash, badminton, padel, table tennis, racquet, racket, putting",
    ),
    mood: "wellbeing",
    drawing: "hills",
    services: offers({
      "Private lessons": "We work on serve, grip and footwork.",
      "Group classes": "We hit in small groups by level.",
      Juniors: "We start small players on small courts.",
      "Cardio tennis": "We run more than we rally.",
      Racquets: "We restring racquets and lend them.",
    }),
  },
  {
    id: "golf-coach",
    name: "golf coach",
    above: "classes",
    synonyms: list(
      "golf lessons, golf coach, golf pro, golf coaching, golf shop, driving range, club fitting",
    ),
    mood: "wellbeing",
    drawing: "hills",
    services: offers({
      Lessons: "We look at grip, stance and swing.",
      "Short game": "We chip, pitch and putt.",
      Beginners: "We start without clubs of your own.",
      "On the course": "We play holes together and talk about choices.",
      "Club fitting": "We measure and fit clubs.",
    }),
  },
  {
    id: "cricket-and-netball",
    name: "sports coach",
    above: "classes",
    synonyms: list(
      "cricket coach, netball coaching, basketball coaching, soccer coaching, football coach, sports coaching, kids sport, athletics coach, cricket coaching, coaching kids sport, hockey coach",
    ),
    topics: list(
      "cricket, netball, basketball, hockey, softball, baseball, volleyball, bowling, batting, wicket, court",
    ),
    mood: "wellbeing",
    drawing: "hills",
    services: offers({
      "One to one": "We work on one skill at a time.",
      Squads: "We train teams before and in the season.",
      "Holiday clinics": "We run clinics in school holidays.",
      "Batting and bowling": "We work in the nets.",
      Fitness: "We build speed and balance.",
    }),
  },
  {
    id: "running",
    name: "running coach",
    above: "personal-training",
    synonyms: list(
      "running coach, run coaching, triathlon coach, marathon training, running group, triathlon training, cycling coach",
    ),
    topics: list(
      "run, running, runner, jogging, marathon, parkrun, trail running, triathlon, athletics, sprint, walking group",
    ),
    services: offers({
      "Training plans": "We write a plan for your race and your week.",
      "Group runs": "We run together, at several speeds.",
      Technique: "We film and look at how you run.",
      Beginners: "We walk and run until it is all running.",
      "Race day": "We talk through pace, food and shoes.",
    }),
  },
  {
    id: "skateboarding",
    name: "skate school",
    above: "classes",
    synonyms: list(
      "skate school, skateboard lessons, skateboarding, skate coaching, roller skating lessons, scooter lessons, inline skating, roller skating rink, bmx coaching",
    ),
    topics: list(
      "skate, skateboard, scooter, roller skating, rollerblade, roller derby, longboarding, ramp",
    ),
    mood: "play",
    services: offers({
      "First push": "We teach standing, pushing and stopping.",
      Ramps: "We drop in when you are ready.",
      Groups: "We meet at the park after school.",
      "Girls and women": "We hold sessions for girls and women.",
      "Boards and pads": "We lend boards, helmets and pads.",
    }),
  },
  {
    id: "climbing-gym",
    name: "climbing gym",
    above: "attraction",
    synonyms: list(
      "rock climbing, climbing gym, bouldering, indoor climbing, abseiling, climbing wall",
    ),
    mood: "wellbeing",
    services: offers({
      Bouldering: "We set new problems on low walls with mats.",
      Ropes: "We teach knots and belaying.",
      "First visit": "We lend shoes and show you around.",
      "Kids’ climbing": "We hold groups after school.",
      Outdoors: "We take climbers to real rock.",
    }),
  },
  {
    id: "womens-gym",
    name: "women’s gym",
    above: "gym",
    traits: ["women-only"],
    synonyms: list(
      "women only gym, womens gym, ladies gym, female gym, ladies only gym, womens fitness, fitness for women, ladies boxing classes",
    ),
    services: offers({
      Weights: "We show women how to lift, from the empty bar.",
      Classes: "We hold strength, boxing and stretch classes.",
      "First visit": "We walk you around and write a first program.",
      "Mums and babies": "We hold classes where babies may come.",
      "One to one": "We train one woman at a time.",
    }),
  },
  {
    id: "boxing-gym",
    name: "boxing gym",
    above: "martial-arts",
    synonyms: list("boxing, boxing gym, boxing classes, boxing coach, boxercise, box fit"),
    services: offers({
      Beginners: "We teach stance, guard and the first punches.",
      "Fitness boxing": "We hit pads and bags, not each other.",
      Sparring: "We spar with care and head guards.",
      "Young boxers": "We train young people in discipline and footwork.",
      "One to one": "We hold pads for you alone.",
    }),
  },
  {
    id: "personal-training-online",
    name: "online fitness coach",
    above: "personal-training",
    traits: ["online"],
    synonyms: list(
      "online fitness coach, online personal trainer, online coaching fitness, online training programs, online nutrition coach",
    ),
    services: offers({
      Programs: "We write training for the equipment you have.",
      "Weekly check-ins": "We look at how the week went and change the plan.",
      "Technique by video": "We watch your videos and answer.",
      "Food habits": "We talk about what you eat without banning it.",
      Groups: "We train live by video.",
    }),
  },
  {
    id: "online-tutor",
    name: "online tutor",
    above: "maths-tutoring",
    traits: ["online"],
    synonyms: list(
      "online tutor, online maths tutor, online tutoring, online lessons, virtual tutoring",
    ),
    services: offers({
      Maths: "We work through maths on a shared screen.",
      English: "We read and write together online.",
      "Exam practice": "We do past papers against the clock.",
      Homework: "We untangle this week’s homework.",
      "A first lesson": "We find out where the gaps are.",
    }),
  },
  {
    id: "reading-and-english-tutoring",
    name: "reading and English tutor",
    above: "maths-tutoring",
    synonyms: list(
      "reading tutor, english tutor, literacy tutor, dyslexia tutor, phonics, learning support, spelling tutor, handwriting lessons, essay tutor",
    ),
    topics: list("reading, english, literacy, spelling, dyslexia, learn to read, handwriting"),
    services: offers({
      "Learning to read": "We teach sounds and words step by step.",
      "Spelling and writing": "We write a little, often.",
      Dyslexia: "We teach in small steps that build on each other.",
      Essays: "We plan, write and cut.",
      Adults: "We teach adults who missed out.",
    }),
  },
  {
    id: "exam-and-study-skills",
    name: "exam coach",
    above: "maths-tutoring",
    synonyms: list(
      "exam preparation, hsc tutoring, vce tutoring, atar tutor, study skills, selective school coaching, scholarship exams, gamsat, ucat, qce tutor, university tutor",
    ),
    topics: list(
      "exam, exams, hsc, vce, atar, wace, sace, qce, study, year 12, university, university student, student, students, scholarship, essay",
    ),
    services: offers({
      "Past papers": "We do past papers and look at the marks.",
      "Study plans": "We plan the weeks that are left.",
      Essays: "We mark drafts and talk about them.",
      "Scholarship tests": "We practise the kinds of questions they ask.",
      Nerves: "We practise the day itself.",
    }),
  },
  {
    id: "english-for-newcomers",
    name: "English school",
    above: "languages",
    synonyms: list(
      "english classes for migrants, esl, ielts, pte, english as a second language, english lessons, english school, ielts preparation, english for newcomers, accent coaching",
    ),
    topics: list(
      "teaching english, teach english, english second language, migrants, refugee, refugees, newcomers, english conversation, new arrivals, citizenship test",
    ),
    services: offers({
      "Everyday English": "We practise talking to doctors, teachers and neighbours.",
      "IELTS and PTE": "We practise each part of the test.",
      "English for work": "We write emails and rehearse interviews.",
      Pronunciation: "We work on sounds and rhythm.",
      "Conversation groups": "We talk, with tea.",
    }),
  },
  {
    id: "drum-teacher",
    name: "drum teacher",
    above: "music",
    synonyms: list(
      "drum teacher, drum lessons, drumming, drums, percussion lessons, djembe, african drumming, taiko",
    ),
    services: offers({
      "First beats": "We start with sticks, a pad and a steady beat.",
      "Drum kit": "We teach grooves, fills and reading.",
      "Hand drums": "We teach djembe and other hand drums.",
      "Drum circles": "We bring drums for a group.",
      "Exams and bands": "We prepare for exams and first gigs.",
    }),
  },
  {
    id: "bagpiper",
    name: "bagpiper",
    above: "event",
    synonyms: list(
      "bagpiper, bagpipes, piper, bagpiper for hire, bagpipe lessons, piper for weddings, scottish piper, pipe band",
    ),
    mood: "play",
    drawing: "guitar",
    services: offers({
      Weddings: "We pipe the couple in and out.",
      Funerals: "We play a lament at the graveside.",
      "Burns Night and functions": "We pipe in the haggis and the guests.",
      Lessons: "We teach chanter first, then the pipes.",
      Parades: "We march on Anzac Day and at shows.",
    }),
    opening: ["A tune for the day?"],
  },
  {
    id: "violin-teacher",
    name: "violin and strings teacher",
    above: "music",
    synonyms: list(
      "violin lessons, violin teacher, cello lessons, viola lessons, suzuki violin, strings teacher, harp lessons, flute teacher, saxophone lessons, trumpet lessons",
    ),
    services: offers({
      "First lessons": "We start with posture, bow and open strings.",
      Exams: "We prepare pieces and scales.",
      "Playing together": "We bring players together for quartets.",
      Adults: "We teach grown-ups who have wanted to for years.",
      "Instrument advice": "We help you hire or buy the right size.",
    }),
  },
  {
    id: "choir-director",
    name: "choir director",
    above: "singing-and-choirs",
    synonyms: list(
      "choir director, choir, community choir, church choir, choir conductor, gospel choir, singing group",
    ),
    services: offers({
      Rehearsals: "We warm up, learn parts and sing them together.",
      "Services and concerts": "We prepare music for church and stage.",
      "New singers": "We welcome voices that have not sung since school.",
      Workshops: "We work with other choirs for a day.",
      "Weddings and funerals": "We sing at ceremonies.",
    }),
  },
  {
    id: "screen-acting",
    name: "screen acting school",
    above: "theatre-and-drama",
    synonyms: list(
      "acting classes, screen acting, acting school, soap opera acting, film acting, audition coaching, acting for camera, acting coach",
    ),
    services: offers({
      "Acting for camera": "We shoot scenes and watch them together.",
      "Scene study": "We read, break down and rehearse scenes.",
      Auditions: "We practise self-tapes and callbacks.",
      "Voice and accents": "We work on voice, breath and accents.",
      "Young actors": "We hold classes by age.",
    }),
  },
  {
    id: "life-drawing",
    name: "life drawing host",
    above: "art-school",
    traits: ["adults"],
    synonyms: list(
      "life drawing, hens life drawing, life drawing classes, hens party life drawing, nude model drawing",
    ),
    services: offers({
      "Hens parties": "We bring model, paper and games for a hens party.",
      "Life drawing nights": "We set up a model, music and easels.",
      Beginners: "We show how to look and where to start.",
      "At your place": "We come to a house or a hall.",
      "Private groups": "We draw with birthdays and work groups.",
    }),
  },
  {
    id: "paint-and-sip",
    name: "paint and sip studio",
    above: "art-school",
    traits: ["adults"],
    synonyms: list(
      "paint and sip, sip and paint, paint and sip nights, wine and paint, paint night",
    ),
    services: offers({
      "Evening sessions": "We paint one picture together, step by step.",
      "Canvas and paint": "We set out canvas, brushes, paint and aprons.",
      "Hens and birthdays": "We book the room for a group.",
      "Work teams": "We paint with teams, here or at the office.",
      "Other crafts": "We try clay and candles too.",
    }),
  },
  {
    id: "kids-art",
    name: "children’s art school",
    above: "art-school",
    traits: ["kids"],
    synonyms: list(
      "kids art classes, childrens art classes, art classes for kids, kids craft, after school art, holiday art programs",
    ),
    services: offers({
      "After school": "We draw, paint and build in small groups.",
      "Holiday programs": "We fill days with paint and clay.",
      "Little ones": "We make a mess with toddlers and a grown-up.",
      Teenagers: "We help with portfolios.",
      Parties: "We make something to take home.",
    }),
  },
  {
    id: "cheese-making-classes",
    name: "cheese making school",
    above: "cooking-school",
    synonyms: list(
      "cheese making classes, cheesemaking course, cheese workshops, fermentation workshops, sourdough classes, bread making classes, sausage making classes, preserving classes",
    ),
    services: offers({
      "Soft cheese": "We turn milk into curd and curd into cheese in a day.",
      "Hard cheese": "We press a wheel for you to age at home.",
      "Kits and cultures": "We supply cultures, rennet and moulds.",
      "Bread and ferments": "We teach other slow foods.",
      Groups: "We run a class for your friends.",
    }),
  },
  {
    id: "puppy-school",
    name: "puppy school",
    above: "dog-training",
    synonyms: list(
      "puppy preschool, puppy school, puppy classes, puppy training, puppy kindergarten",
    ),
    services: offers({
      "Puppy classes": "We let puppies meet, play and learn in small groups.",
      "Toilet training": "We explain timing, and what not to do.",
      "Biting and jumping": "We show the family what works.",
      "First walks": "We practise lead and recall.",
      "At home": "We come for problems that only happen there.",
    }),
  },
  {
    id: "bushcraft-school",
    name: "bushcraft school",
    above: "classes",
    synonyms: list(
      "bushcraft, survival courses, bushcraft courses, outdoor education, camping skills, foraging workshops, foraging, four wheel drive training, 4wd training",
    ),
    mood: "play",
    drawing: "hills",
    services: offers({
      "Fire and shelter": "We light fires and build shelters.",
      "Plants and water": "We look for plants, tracks and water.",
      Navigation: "We walk by map and compass.",
      "School camps": "We lead groups of young people outdoors.",
      "Driving off road": "We teach tyre pressures, recovery and sand.",
    }),
  },
];
