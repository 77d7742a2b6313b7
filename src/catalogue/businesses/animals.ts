import { type Business, list } from "./business.ts";
import { animalVisit, lessons } from "./steps.ts";

export const animals: readonly Business[] = [
  {
    noun: "dog groomer",
    mood: "animals",
    drawing: "dog",
    colour: "#c2568a",
    words: list(
      "dog groom, pet groom, groom, dog wash, doggos, nervous dogs, groming, dog clip, cavoodle",
    ),
    services: list(
      "Wash and dry, Full groom and clip, Puppy’s first groom, Nail trims, De-shedding, Cats",
    ),
    questions: [
      "Can I wait while you groom my dog?",
      "How often does a cavoodle need a clip?",
      "What if my dog is nervous or older?",
      "Can you save a matted coat, or must it come off?",
    ],
    opening: ["Who has been rolling in something?", "Fringe in the eyes? Time for a trim."],
    steps: animalVisit,
  },
  {
    noun: "dog trainer",
    mood: "animals",
    drawing: "dog",
    colour: "#2f7a6a",
    words: list(
      "dog train, puppy school, puppy class, family dogs, reactivity, obedience, dog behav, puppy train, recall train, dog school",
    ),
    offer: "dog training",
    services: list(
      "Puppy classes, One-to-one training, Lead walking, Coming when called, Barking and jumping, Reactive dogs",
    ),
    questions: [
      "Is my dog too old to learn?",
      "Do you train at home or in a class?",
      "What do you do with a dog that lunges at others?",
      "When can a puppy start?",
    ],
    opening: ["Who is walking whom?", "A puppy {where}? Begin before the shoes are gone."],
    steps: animalVisit,
  },
  {
    noun: "dog walker",
    mood: "animals",
    drawing: "dog",
    colour: "#2f7a6a",
    words: list("dog walk, pet sit, pet mind, pet care, cat sit, pet feed, dog mind"),
    services: list(
      "Dog walks, Puppy visits, Cat visits, Pet sitting at home, Overnight stays, Taxi to the vet",
    ),
    questions: [
      "Do you walk dogs together or one at a time?",
      "Can we meet you first?",
      "What do you do when it storms?",
      "Will you send a photo?",
    ],
    opening: [
      "Someone waiting by the door?",
      "Long day at work {where}? Somebody at home would love a walk.",
    ],
    steps: animalVisit,
  },
  {
    noun: "boarding kennel",
    mood: "animals",
    drawing: "dog",
    colour: "#7a5a3a",
    words: list(
      "kennel, cattery, dog boarding, doggy day ?care, pet boarding, pet resort, pet hotel, dog hotel",
    ),
    services: list(
      "Dog boarding, Cat boarding, Day care, Long stays, Wash before going home, Small animals",
    ),
    questions: [
      "Which vaccinations does my dog need?",
      "Can we have a look around first?",
      "Can my two dogs stay together?",
      "Can you give medicine?",
    ],
    opening: ["Going away? Where does the dog go?", "A bed {where} for somebody with four legs."],
    steps: [
      {
        name: "Ask about dates",
        note: "How many animals, their ages, and who gets along with whom.",
      },
      {
        name: "Come and look",
        note: "Bring vaccination papers, and ask where they sleep and play.",
      },
      { name: "Drop off", note: "Food, medicine, a favourite blanket and a number to ring." },
    ],
    headings: { ask: "Ask about dates", question: "Who would stay, and when?" },
  },
  {
    noun: "vet",
    mood: "animals",
    drawing: "dog",
    colour: "#2a7f7a",
    words: list(
      "veterinar, vet clinic, vets, veterin, vetrinary, vetinary, animal hospital, equine vet",
    ),
    services: list(
      "Check-ups, Vaccinations, Desexing, Dental care, Surgery, Microchips, End-of-life care",
    ),
    questions: [
      "What should I do when you are closed?",
      "Can I see the same vet each time?",
      "Do you treat rabbits and birds?",
      "What will it cost, roughly, before I decide?",
    ],
    opening: [
      "Not eating? Limping? Just not right?",
      "How are they today? Start with what you noticed, and when.",
    ],
    steps: [
      {
        name: "Ring about a time",
        note: "Say what you see, and when it began. Ring straight away if it looks bad.",
      },
      { name: "Come in", note: "Bring any medicines, and a photo or film of what worries you." },
      { name: "Talk about what to do", note: "Ask what each choice involves and what it costs." },
    ],
  },
  {
    noun: "pet crematory",
    mood: "animals",
    drawing: "dog",
    colour: "#5f6f63",
    words: list("pet cremat, pet funeral, pet memorial, pet loss, pet buri"),
    services: list(
      "Private cremation, Shared cremation, Collection from home or the vet, Urns, Paw prints, Keepsakes",
    ),
    questions: [
      "How do I know the ashes are hers?",
      "Can we say goodbye there?",
      "Can you come to the house?",
      "What can be done at home until then?",
    ],
    opening: ["Saying goodbye to a friend.", "There is no hurry. Talk when you are ready."],
    steps: [
      { name: "Ring", note: "Say who it is, and where they are now." },
      { name: "Choose what feels right", note: "With others or alone, with ashes or without." },
      { name: "Ashes come home", note: "Ask how and when, and what they come in." },
    ],
  },
  {
    noun: "farrier",
    mood: "animals",
    drawing: "hills",
    colour: "#6b4a32",
    words: list("farrier, hoof, horseshoe, horse shoe, hooves, hoof trim"),
    services: list(
      "Trimming, Shoeing, Barefoot care, Young horses, Corrective shoeing, Donkeys and ponies",
    ),
    questions: [
      "How often should hooves be done?",
      "Do I have to hold the horse?",
      "Can you work with a horse that is hard to handle?",
      "Do you come for a single pony?",
    ],
    opening: ["Shoe lost in the paddock?", "How many to trim, and who is hard to catch?"],
    steps: animalVisit,
  },
  {
    noun: "riding school",
    mood: "animals",
    drawing: "hills",
    colour: "#6b4a32",
    words: list(
      "riding school, horse riding, pony, equestrian, horse rid, trail rid, pony part, horse lesson, ponies",
    ),
    services: list(
      "Riding lessons, Trail rides, Pony parties, Holiday camps, Rides for beginners, Agistment",
    ),
    questions: [
      "What should I wear?",
      "How young can a child start?",
      "Is there a limit on weight?",
      "What happens when it rains?",
    ],
    opening: ["Never sat on a horse, or not since school?", "Heels down, look up. Who is riding?"],
    steps: lessons,
  },
  {
    noun: "agistment",
    mood: "animals",
    drawing: "hills",
    colour: "#6b6a34",
    words: list("agist, horse paddock, spelling hors, livery"),
    services: list(
      "Paddock agistment, Stables, Feeding and rugging, Arena use, Spelling, Cattle and sheep",
    ),
    questions: [
      "How many horses are in a paddock?",
      "Is somebody there at night?",
      "Can I ride in the arena?",
      "Who feeds when I am away?",
    ],
    opening: ["A paddock for a friend?", "Grass, water, company: what does your horse need?"],
    steps: [],
  },
  {
    noun: "pet shop",
    mood: "animals",
    drawing: "dog",
    colour: "#2f7a6a",
    words: list(
      "pet shop, pet store, aquarium, fish tank, reptile, dog treat, doggy treat, aquariums?, birds, parrots?, pet food, pet suppl, ant farm",
    ),
    services: list("Pet food, Fish and aquariums, Birds, Reptiles, Beds and toys, Water tests"),
    questions: [
      "Which fish can live together?",
      "Can you order my dog’s food?",
      "Can I bring a water sample?",
      "What does a first lizard need?",
    ],
    opening: ["Who are you shopping for?", "Fins, feathers, scales or fur?"],
    steps: [],
  },
];
