import { dogLessons, dogVisit, horseVisit, lessons, petCare } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const animals: readonly Trade[] = [
  {
    id: "dog-grooming",
    name: "dog groomer",
    above: "animals",
    synonyms: list(
      "dog grooming, pet grooming, dog wash, dog clipping, pet groomer, hydrobath, poodle clips",
    ),
    topics: list("groom, groomer, clip, poodle, cavoodle, fur, puppy wash"),
    misspellings: list("groming"),
    mood: "animals",
    colour: "#c2568a",
    services: offers(
      {
        "Wash and dry": "We shampoo for the coat and skin, condition, and dry with the blower.",
        "Full groom and clip": "We bath, brush, clip and scissor.",
        "Puppy’s first groom": "We let puppies get used to water, noise and hands.",
        "Nail trims": "We take a little at a time, and look at pads and dewclaws.",
        "De-shedding": "We brush and blow out the undercoat.",
        Cats: "We groom cats, if they’ll have it.",
      },
      {
        "Nail trims": "claw-clippers",
        "De-shedding": "dog-brush",
        "Wash and dry": "bathtub",
        "Puppy’s first groom": "puppies",
      },
    ),
    questions: [
      {
        question: "What if my dog is nervous or older?",
        answer:
          "Tell us, and we’ll take breaks, leave out what can wait and stop when it is too much. A short first visit just to say hello often helps.",
      },
      {
        question: "Can you save a matted coat, or will it have to come off?",
        answer:
          "Small knots can be brushed out. Mats close to the skin pull at every step, and it is kinder to clip them off and start again.",
      },
      {
        question: "How often does a cavoodle need a clip?",
        answer:
          "Every few weeks, with brushing at home in between, right down to the skin. The curlier the coat, the sooner it mats.",
      },
      "Can I wait while you groom my dog?",
    ],
    opening: [
      "Who has been rolling in something?",
      "Mud, knots, or a fringe in the eyes: where do you begin?",
      "How long since the last bath?",
    ],
    steps: dogVisit,
    enquiry: {
      details: ["Breed and size", "Day that suits"],
      question: "What would you like done?",
    },
  },
  {
    id: "dog-training",
    name: "dog trainer",
    above: "animals",
    synonyms: list("dog training, obedience classes, dog behaviourist, dog obedience, dog school"),
    topics: list(
      "trainer, puppy school, obedience, puppy, barking, agility, behaviour, kelpie training, working dogs",
    ),
    mood: "animals",
    colour: "#2f7a6a",
    offer: "dog training",
    services: offers(
      {
        "Puppy classes":
          "We let puppies meet, play and learn to listen, with their people beside them.",
        "One-to-one training": "We work on what your dog does at home, where it does it.",
        "Lead walking": "We practise until the lead hangs loose past the neighbour’s gate.",
        "Coming when called":
          "We start in the kitchen with something tasty, then try it where there are smells.",
        "Barking and jumping": "We find out what sets it off, and practise something better.",
        "Reactive dogs": "We work with dogs that lunge or bark at others.",
      },
      {
        "Puppy classes": "puppies",
        "Coming when called": "whistle",
        "One-to-one training": "sitting-dog",
        "Barking and jumping": "dog-barking",
        "Reactive dogs": "target",
      },
    ),
    questions: [
      {
        question: "Is my dog too old to learn?",
        answer:
          "No. Old dogs have habits, not closed minds. It may take more treats and a little more time.",
        notOf: ["puppy-school"],
      },
      {
        question: "What should we bring to a first lesson?",
        answer:
          "A hungry dog, a flat collar, a lead that doesn’t stretch, and treats small enough to be eaten in a blink.",
      },
      "Do you train at home or in a class?",
      "What do you do with a dog that lunges at others?",
      "When can a puppy start?",
    ],
    opening: [
      "Who is walking whom?",
      "Pulling, barking, jumping up? Start with what wears you out.",
      "Deaf at the park, all ears at dinner?",
    ],
    headings: { ask: "Ask about training", question: "What would you like your dog to learn?" },
    steps: dogLessons,
  },
  {
    id: "dog-walking",
    name: "dog walker",
    above: "animals",
    synonyms: list("dog walking, pet minding, cat feeding, pet visits, dog walks"),
    topics: list("walker, walk dogs, dog running, doggy day care, pet exercise"),
    mood: "animals",
    colour: "#2f7a6a",
    services: offers(
      {
        "Dog walks": "We clip on the lead, pick up after them and bring back a tired dog.",
        "Puppy visits": "We let puppies out, feed and play.",
        "Cat visits": "We feed cats, clean the tray and sit a while.",
        "Pet sitting at home": "We stay at your place with your pets.",
        "Overnight stays":
          "We sleep at your place, so that breakfast and bedtime stay where they are.",
        "Taxi to the vet": "We drive them there, wait, and bring home what the vet said.",
      },
      {
        "Pet sitting at home": "pet-bowl",
        "Puppy visits": "puppies",
        "Overnight stays": "pet-bed",
      },
    ),
    questions: [
      {
        question: "What do you do when it storms?",
        answer:
          "We wait, or make it a short one. A dog that fears thunder is better off at home with company.",
        notOf: ["pet-sitting"],
      },
      {
        question: "What do you need to know about my dog?",
        answer:
          "Whether it pulls, comes when called and gets along with others, what it may eat, and which vet to ring.",
      },
      "Do you walk dogs together or one at a time?",
      "Can we meet you first?",
      "Will you send a photo?",
    ],
    opening: [
      "Someone waiting by the door?",
      "Long day at work {where}? Someone at home would love a walk.",
    ],
    steps: petCare,
    enquiry: {
      details: ["Breed and age", "Suburb or town"],
      question: "How often, and what else is there to know?",
    },
  },
  {
    id: "boarding-kennel",
    name: "boarding kennel",
    above: "animals",
    synonyms: list("dog boarding, kennels, pet boarding, dog hotel, pet resort, dog kennels"),
    mood: "animals",
    colour: "#7a5a3a",
    services: offers(
      {
        "Dog boarding": "We board dogs while their people travel.",
        "Cat boarding": "We board cats as well as dogs.",
        "Day care": "We look after dogs for the day.",
        "Long stays": "We look after pets on long stays.",
        "Wash before going home": "We bath, dry and brush them on the last day.",
        "Small animals": "We board rabbits, birds and guinea pigs.",
      },
      {
        "Long stays": "pet-bed",
        "Day care": "tennis-ball",
        "Wash before going home": "bathtub",
        "Small animals": "rabbit",
      },
    ),
    questions: [
      {
        question: "Can my two stay together?",
        answer: "Usually, if they eat and sleep peacefully together at home. Tell us who’s boss.",
      },
      {
        question: "Can you give medicine?",
        answer:
          "Bring it in the chemist’s box with the label, and write down when it is due and how you get it down.",
      },
      {
        question: "What can I bring from home?",
        answer:
          "Its own food, and a blanket that smells of you. Leave the favourite toy: that’s the one that would get lost.",
      },
      "Which vaccinations does my dog need?",
      "Can we have a look around first?",
    ],
    opening: ["Going away? Where does the dog go?", "A bed {where} for your four-legged friend."],
    steps: [
      {
        name: "Ask about dates",
        note: "How many animals, their ages, and who gets along with whom.",
      },
      {
        name: "Come and look",
        note: "Bring vaccination papers, and see where they sleep and play.",
      },
      { name: "Drop off", note: "Food, medicine, a favourite blanket and a number to ring." },
    ],
    headings: { ask: "Ask about dates", question: "Who would stay, and when?" },
    enquiry: {
      details: ["Dates", "Breed and age"],
      question: "What else is there to know about your animal?",
    },
  },
  {
    id: "vet",
    name: "vet",
    above: "animals",
    synonyms: list(
      "veterinarian, veterinary clinic, vet clinic, animal hospital, vets, veterinary surgeon",
    ),
    misspellings: list("vetrinary, vetinary, vetrinarian"),
    mood: "animals",
    colour: "#2a7f7a",
    services: offers(
      {
        "Check-ups": "We examine pets from nose to tail.",
        Vaccinations: "We give the shot, check them over and note when the next one is due.",
        Desexing: "We do it as a day stay, and send them home with instructions and a cone.",
        "Dental care": "We scale and polish under anaesthetic, and take out what can’t stay.",
        Surgery: "We talk about the risks first, operate, and watch until they wake.",
        Microchips: "We place a chip under the skin, and help with the register.",
        "End-of-life care": "We help when it is time to let go.",
      },
      {
        "Check-ups": "stethoscope",
        Desexing: "dog-cone",
        Microchips: "pet-passport",
        "End-of-life care": "candle",
      },
    ),
    questions: [
      {
        question: "What should I do when you are closed?",
        answer:
          "Look up the nearest emergency clinic before you need it. Leave for it at once if your pet can’t breathe, has swallowed poison or was hit by a car.",
      },
      {
        question: "What about rabbits and birds?",
        answer: "Say so when you book, so we can book you in with someone who sees them often.",
        notOf: ["bird-vet", "equine-vet"],
      },
      {
        question: "How do I bring a frightened cat?",
        answer:
          "In a carrier that opens from above, with a towel over it and one inside that smells of home.",
        notOf: list("bird-vet, equine-vet, mobile-vet"),
      },
      "Can I see the same vet each time?",
      "What will it cost, roughly, before I decide?",
    ],
    opening: [
      "Not eating? Limping? Just not right?",
      "How are they today? Start with what you noticed, and when.",
      "Who are we seeing today?",
    ],
    steps: [
      {
        name: "Ask for a time",
        note: "Tell us what you see, and when it began. Say so at once if it looks bad.",
      },
      { name: "Come in", note: "Bring any medicines, and a photo or film of what worries you." },
      {
        name: "Talk about what to do",
        note: "The findings, what each option involves, and what it costs.",
      },
    ],
  },
  {
    id: "pet-crematory",
    name: "pet crematory",
    above: "animals",
    synonyms: list("pet cremation, pet funerals, pet memorials, pet burial"),
    mood: "animals",
    colour: "#5f6f63",
    services: offers(
      {
        "Private cremation": "We cremate one pet at a time.",
        "Shared cremation": "We cremate several pets together, and scatter the ashes with care.",
        "Collection from home or the vet": "We come and carry your pet out gently.",
        Urns: "We have urns in timber, metal and clay.",
        "Paw prints": "We press a paw in clay or ink for you to keep.",
        Keepsakes: "We make keepsakes from fur and ashes.",
      },
      { "Collection from home or the vet": "van", Keepsakes: "image" },
    ),
    questions: [
      {
        question: "What can be done at home until then?",
        answer:
          "Lay your pet on a towel in a cool, shaded room, and let the others in the house come and sniff. There is time: get in touch when you feel ready.",
      },
      {
        question: "Can we say goodbye there?",
        answer:
          "Yes. Tell us beforehand, so we can have a quiet room ready and nobody waiting behind you.",
      },
      {
        question: "What can we send with our pet?",
        answer: "A blanket, a letter, a flower. Take off collars and tags first, and keep them.",
      },
      "Can we be there for the cremation?",
      "Can you come to the house?",
    ],
    opening: ["Saying goodbye to a friend.", "There is no hurry. Talk when you are ready."],
    steps: [
      { name: "Get in touch", note: "Tell us who it is, and where they are now." },
      { name: "Choose what feels right", note: "With others or alone, with ashes or without." },
      { name: "Ashes come home", note: "In the urn or box that you chose." },
    ],
  },
  {
    id: "farrier",
    name: "farrier",
    above: "animals",
    synonyms: list("horse shoeing, hoof trimming, barefoot trimmer, hoof care, horseshoes"),
    mood: "animals",
    colour: "#6b4a32",
    services: offers(
      {
        "Hoof trimming": "We take off what has grown, and balance the hoof to the leg.",
        Shoeing: "We take off the old shoes, shape new ones and nail them on.",
        "Barefoot care":
          "We trim so that hooves manage without shoes, and look at ground and feed.",
        "Young horses": "We handle and rasp a little at a time, until standing still is ordinary.",
        "Corrective shoeing":
          "We look at how the horse stands and moves, and work with your vet where needed.",
        "Donkeys and ponies": "We take our time with small feet and short tempers.",
      },
      {
        "Hoof trimming": "hoof-rasp",
        "Young horses": "barn",
        "Barefoot care": "hoof",
        "Corrective shoeing": "hammer",
      },
    ),
    questions: [
      {
        question: "How should the horse be ready for you?",
        answer:
          "The horse caught and dry, its legs brushed clean, and a flat, shaded spot to work on. Someone it knows should hold it.",
      },
      {
        question: "What if a shoe comes off in between?",
        answer:
          "Tell us, and keep the horse in a small, soft yard. If the shoe is bent and still half on, leave it be unless you have been shown how to take it off.",
      },
      {
        question: "Can you come to several horses at once?",
        answer:
          "Yes. Tell us how many there are and who is hard to handle, so that we plan enough time.",
      },

      "How often should hooves be done?",
      "Do I have to hold the horse?",
      "Can you work with a horse that is hard to handle?",
      "Do you come for a single pony?",
    ],
    opening: ["Shoe lost in the paddock?", "How many to trim, and who is hard to catch?"],
    steps: horseVisit,
    headings: { question: "How many horses, where, and which days suit?" },
  },
  {
    id: "horses",
    name: "riding school",
    above: "classes",
    synonyms: list(
      "horse riding, riding lessons, horse riding lessons, trail rides, pony club, equestrian centre, horse riding school",
    ),
    topics: list("horse, riding, equestrian, pony, stable, saddle, dressage, hoof, farrier"),
    mood: "animals",
    colour: "#6b4a32",
    services: offers(
      {
        "Riding lessons": "We teach riders from the first mount to the first canter.",
        "Trail rides": "We lead rides along the trails.",
        "Pony parties": "We lead children around on quiet ponies, and bring the helmets.",
        "Holiday camps": "We spend the holidays with ponies, riding and stable work.",
        "Rides for beginners": "We take out people who have never ridden.",
        Agistment: "We have paddocks for other people’s horses.",
      },
      { "Pony parties": "balloon", "Rides for beginners": "saddle" },
    ),
    questions: [
      "What should I wear?",
      "How young can a child start?",
      "Is there a limit on weight?",
      "What happens when it rains?",
    ],
    opening: ["Never sat on a horse, or not since school?", "Heels down, look up. Who is riding?"],
    headings: {
      ask: "Ask about a lesson",
      question: "Who is riding, how old, and for the first time?",
    },
    steps: lessons,
  },
  {
    id: "agistment",
    name: "agistment",
    above: "animals",
    synonyms: list("horse agistment, agistment paddocks, livery stables, horse paddocks"),
    mood: "animals",
    colour: "#6b6a34",
    services: offers(
      {
        "Paddock agistment": "We have paddocks for horses to live in.",
        Stables: "We have stables to rent.",
        "Feeding and rugging": "We feed horses and change their rugs.",
        "Arena use": "We let riders use the arena.",
        Spelling: "We rest horses between seasons of work.",
        "Cattle and sheep": "We take cattle and sheep on grass.",
      },
      { "Feeding and rugging": "hay-bale", "Arena use": "saddle", Spelling: "tree" },
    ),
    questions: [
      {
        question: "What should I tell you about my horse?",
        answer: "Age, feed, feet, who it gets along with, and which vet and farrier to ring.",
      },
      {
        question: "Can I come when I like?",
        answer:
          "Ask us about the gates and the quiet times. Most owners settle into a routine, and so do the horses.",
      },
      "How many horses are in a paddock?",
      "Is someone there at night?",
      "Can I ride in the arena?",
      "Who feeds when I am away?",
    ],
    opening: ["A paddock for a friend?", "Grass, water, company: what does your horse need?"],
    steps: [],
  },
  {
    id: "pet-shop",
    name: "pet shop",
    above: "shop",
    synonyms: list(
      "pet store, pet supplies, pet food, pet products, pet warehouse, dog food, cat food, pet treats, pet meat, raw pet food, dog toys",
    ),
    mood: "animals",
    colour: "#2f7a6a",
    services: offers(
      {
        "Pet food": "We stock dry, tinned and raw food for dogs and cats.",
        "Fish and aquariums": "We keep fish, tanks and filters.",
        Birds: "We keep birds, cages and seed.",
        Reptiles: "We keep lizards, snakes and turtles.",
        "Beds and toys": "We stock beds, leads, bowls and toys.",
        "Water tests": "We test a sample and tell you what to change.",
      },
      { "Beds and toys": "pet-bed", "Water tests": "test-tube", "Pet food": "pet-bowl" },
    ),
    questions: [
      {
        question: "What does a new pet need on the first day?",
        answer:
          "A quiet corner, water, the food it is used to and time. Visitors can come next week.",
        notOf: ["aquariums"],
      },
      {
        question: "Which fish can live together?",
        answer:
          "It depends on their size, their temper and the water they like. Tell us what is in your tank and how big it is.",
        notOf: ["reptile-shop", "bird-shop"],
      },
      "Can you order my dog’s food?",
      "Can I bring a water sample?",
      "What does a first lizard need?",
    ],
    opening: ["Who are you shopping for?", "Fins, feathers, scales or fur?"],
    steps: [],
    headings: { ask: "Ask a question", question: "What are you looking for, and for whom?" },
  },
];
