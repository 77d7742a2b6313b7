import { dogVisit } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const pets: readonly Trade[] = [
  {
    id: "bird-vet",
    name: "bird vet",
    above: "vet",
    synonyms: list(
      "bird vet, avian vet, parrot vet, chicken vet, exotics vet, exotic pet vet, rabbit vet, reptile vet, poultry vet",
    ),
    services: offers(
      {
        "Check-ups": "We examine parrots, chooks, pigeons and other birds.",
        "Beaks, claws and wings": "We trim beaks and claws and look at feathers.",
        "Sick birds": "We keep birds warm, test and treat.",
        "Flocks and aviaries": "We visit aviaries and backyard flocks.",
        Surgery: "We operate on small patients.",
      },
      { "Check-ups": "stethoscope", "Beaks, claws and wings": "feather" },
    ),
    questions: [
      {
        question: "How do I bring in a sick bird?",
        answer:
          "In a small carrier or a box with a towel on the floor, warm and covered. Bring a photo of the droppings: they tell us a lot.",
      },
      {
        question: "What changes should I watch for?",
        answer:
          "Fluffed feathers, sleep at odd hours, a tail that bobs with each breath, or food left in the bowl. Birds hide that they are ill, so ring early.",
      },
      "Why does my parrot pull feathers?",
    ],
    opening: ["Fluffed up, or off the perch?"],
  },
  {
    id: "mobile-vet",
    name: "mobile vet",
    above: "vet",
    traits: ["mobile"],
    synonyms: list("mobile vet, home visit vet, house call vet, vet at home, at home euthanasia"),
    services: offers(
      {
        "Check-ups at home": "We see pets where they are calm.",
        Vaccinations: "We vaccinate dogs, cats and rabbits.",
        "Older pets": "We look after sore and tired animals.",
        "Saying goodbye": "We help at the end of life, at home.",
        "Several pets": "We see the whole household.",
      },
      {
        "Older pets": "sitting-dog",
        "Several pets": "puppy-and-kitten",
        "Saying goodbye": "candle",
      },
    ),
  },
  {
    id: "animal-physio",
    name: "animal rehabilitation",
    above: "animals",
    synonyms: list(
      "animal physio, dog physio, canine hydrotherapy, dog hydrotherapy, canine massage, dog massage, animal rehabilitation, pet acupuncture",
    ),
    services: offers(
      {
        Assessment: "We watch the dog stand, sit and walk.",
        Hydrotherapy: "We work in a warm pool or on a wet treadmill.",
        "After surgery": "We build muscle again, in small steps.",
        "Older dogs": "We help stiff dogs move.",
        Exercises: "We show owners what to do at home.",
      },
      {
        Assessment: "sitting-dog",
        Hydrotherapy: "waves",
        "After surgery": "dog-cone",
        Exercises: "tennis-ball",
      },
    ),
    opening: ["Stiff getting up? Slow on the stairs?", "Who has been limping?"],
  },
  {
    id: "cats",
    name: "cattery",
    above: "boarding-kennel",
    synonyms: list(
      "cattery, cat boarding, cats only boarding, cat hotel, cat resort, boarding for cats",
    ),
    topics: list("cat, kitten, feline, catio, cat toys, cat litter, cat lover"),
    services: offers(
      {
        Suites: "We give each cat, or cats of one home, a suite.",
        "Long stays": "We look after cats for weeks and months.",
        "Feeding and medicine": "We feed what they’re used to and give tablets.",
        "Play and quiet": "We play with those who like it and leave the others be.",
        "Photos and news": "We send photos while you’re away.",
      },
      { Suites: "pet-carrier", "Play and quiet": "yarn", "Long stays": "pet-bed" },
    ),
    questions: ["Which vaccinations does my cat need?", "Can two cats share?"],
    opening: ["Going away? The cat would rather not hear about it."],
  },
  {
    id: "dog-daycare",
    name: "dog daycare",
    above: "boarding-kennel",
    synonyms: list("dog daycare, doggy daycare, dog day care, doggy day care, dog minding centre"),
    services: offers(
      {
        "Day care": "We look after dogs while their people work.",
        "Small groups": "We match dogs by size and manners.",
        "Rest times": "We have nap time after lunch.",
        "Pick-up and drop-off": "We fetch dogs and bring them home.",
        "Trial day": "We start with a short visit.",
      },
      {
        "Day care": "sitting-dog",
        "Small groups": "puppies",
        "Rest times": "pet-bed",
        "Trial day": "tennis-ball",
      },
    ),
    opening: ["Who is home alone all day?", "A day among friends, then home for dinner."],
  },
  {
    id: "pet-sitting",
    name: "pet sitter",
    above: "dog-walking",
    synonyms: list(
      "pet sitter, pet sitting, cat sitting, house and pet sitting, cat sitter, dog sitter, pet minder, in home pet care, dog walker and cat feeder",
    ),
    topics: list("pet minding, house sitting, boarding, holiday care, animals, pets, pet care"),
    services: offers(
      {
        "Cat visits": "We feed, clean the tray and stay a while.",
        "Dog visits": "We walk, feed and let out.",
        Overnight: "We sleep at your place.",
        "Other animals": "We see to birds, fish and chooks.",
        "Plants and post": "We water and bring the mail in.",
      },
      { "Other animals": "rabbit", Overnight: "pet-bed" },
    ),
  },
  {
    id: "pet-taxi",
    name: "pet transport",
    above: "transport",
    synonyms: list(
      "pet transport, pet taxi, pet travel, animal transport, pet relocation, interstate pet transport",
    ),
    mood: "animals",
    services: offers(
      {
        "To the vet": "We take pets to the vet and the groomer.",
        Interstate: "We drive pets to other states with stops.",
        Flights: "We measure crates and book flights.",
        "Airport runs": "We drop pets off and pick them up.",
        Emergencies: "We come when there is no car.",
      },
      { "To the vet": "pet-carrier" },
    ),
    enquiry: { details: ["From", "To", "Date"], question: "What’s to be taken?" },
    opening: ["Who needs a lift to the vet?", "From door to door, with a blanket from home."],
  },
  {
    id: "wildlife-carer",
    name: "wildlife rescue",
    above: "charity",
    traits: ["humane"],
    synonyms: list(
      "wildlife rescue, wildlife carer, animal shelter, animal rescue, koala hospital, dog rescue, cat rescue, horse rescue, wildlife hospital, wombat rescue, kangaroo rescue, native animal rescue",
    ),
    mood: "care",
    services: offers(
      {
        "Animals you find": "We tell you what to do until someone comes.",
        Caring: "We feed, treat and raise animals.",
        "Release or rehoming": "We let wild ones go and find homes for tame ones.",
        Volunteers: "We train carers and drivers.",
        "School visits": "We bring pictures and stories.",
      },
      { Caring: "baby-bottle", "Animals you find": "kangaroo" },
    ),
    questions: [
      {
        question: "I found an injured animal. What do I do?",
        answer:
          "Put it in a dark box with a towel, keep it warm and quiet, and give it no food or water. Then tell us, or take it to the nearest vet.",
      },
      {
        question: "Can I keep it until it’s better?",
        answer:
          "No, native animals need a carer with a permit. They also need food you won’t find in a kitchen.",
        source:
          "Wildlife authority of each state, such as the environment departments of NSW and SA",
      },
      {
        question: "How can I help?",
        answer:
          "Old towels, a drive across town, a donation, or an evening learning how to care. Tell us which.",
      },
    ],
  },
  {
    id: "mobile-dog-wash",
    name: "mobile dog wash",
    above: "dog-grooming",
    traits: ["mobile"],
    synonyms: list(
      "mobile dog wash, mobile dog grooming, mobile dog groomer, mobile hydrobath, dog wash van",
    ),
    services: offers(
      {
        Hydrobath: "We wash dogs in warm water in the trailer.",
        "Dry and brush": "We blow out the wet coat, comb the loose hair and leave it outside.",
        "Nails and ears": "We take the tips off, and look inside for grass seeds.",
        "Flea washes": "We use a flea rinse where it’s needed.",
        Clips: "We take the coat down, or tidy around eyes, feet and tail.",
      },
      { "Dry and brush": "dog-brush", "Nails and ears": "claw-clippers" },
    ),
    questions: ["Do I have to wait at home?", "Do you need a tap or power?"],
    enquiry: {
      details: ["Breed and size", "Suburb or town"],
      question: "What would you like done?",
    },
    steps: dogVisit,
    opening: [
      "Mud up to the elbows?",
      "Stay home: the bath comes to the dog.",
      "A muddy dog {where}?",
    ],
  },
];
