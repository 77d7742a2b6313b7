import { dogLessons, horseVisit, newAnimal } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const farmAnimals: readonly Trade[] = [
  {
    id: "animal-breeder",
    name: "breeder",
    above: "animals",
    synonyms: list(
      "dog breeder, puppies for sale, cavoodle breeder, cat breeder, kittens, kelpie pups, registered breeder, kelpie breeder",
    ),
    services: offers(
      {
        "Planned litters": "We plan litters and keep a list of people who are waiting.",
        "Puppies and kittens": "We raise young animals in the house, used to people.",
        "Health checks": "We tell you what was tested and hand over the vet’s paperwork.",
        "Meeting the parents": "We show you the mother, and the father if he’s here.",
        "Help afterwards": "We stay in touch after they go home.",
      },
      {
        "Planned litters": "puppies",
        "Meeting the parents": "sitting-dog",
        "Puppies and kittens": "puppy-and-kitten",
        "Health checks": "pet-passport",
        "Help afterwards": "phone",
      },
    ),
    questions: [
      {
        question: "Can we meet the parents?",
        answer:
          "Ask us when you visit. How the mother lives and behaves tells you a lot about her young.",
      },
      {
        question: "When can they leave their mother?",
        answer: "When they are old enough and eat well by themselves. We don’t hurry that.",
      },
      {
        question: "What should I ask before I choose?",
        answer:
          "What the parents were tested for, how the young have been socialised, and what happens if it doesn’t work out. We’ll ask about your home, too.",
      },
    ],
    steps: newAnimal,
    opening: ["Looking for someone to take home?", "Who is at home, and how big is the garden?"],
  },
  {
    id: "working-dogs",
    name: "working dog trainer",
    above: "dog-training",
    synonyms: list(
      "sheepdog training, working dogs, kelpie training, kelpies, sheep dog trainer, cattle dog training, kelpie pups and sheepdog training",
    ),
    services: offers(
      {
        "Started dogs": "We start pups on stock and sell started dogs.",
        "Training your dog": "We train your dog on sheep or cattle, and you with it.",
        Schools: "We run yard and paddock schools.",
        Pups: "We breed kelpies and collies from working lines.",
        Trials: "We help dogs and people get ready for trials.",
      },
      {
        "Started dogs": "sheep",
        Pups: "puppies",
        "Training your dog": "whistle",
        Schools: "fence-panels",
        Trials: "trophy",
      },
    ),
    steps: dogLessons,
  },
  {
    id: "backyard-chickens",
    name: "chicken breeder",
    above: "animals",
    synonyms: list(
      "chickens, chooks, backyard chooks, laying hens, pullets, poultry breeder, chicken coops, chook houses, ducks and chickens",
    ),
    topics: list("hens, poultry, eggs, coop, bantam, ducks, hen house"),
    services: offers(
      {
        Hens: "We sell young hens that are about to lay.",
        Coops: "We build and deliver coops.",
        "Feed and bedding": "We stock grain, pellets and straw.",
        "Hire before you buy": "We lend hens and a coop for a few weeks.",
        Health: "We show you what a well chook looks like.",
      },
      { Coops: "hen-coop", "Hire before you buy": "egg", Health: "first-aid-kit" },
    ),
    opening: ["How many eggs do you eat?"],
    questions: [
      {
        question: "Can I keep chooks at my place?",
        answer:
          "In most suburbs yes, a few of them; roosters often not. Your council says how many and how far from a fence.",
        source: "Animal keeping rules of each local council",
      },
      {
        question: "What do they need?",
        answer:
          "A dry house that a fox can’t get into, a perch, a nest, shade and clean water. And company: a single hen is a lonely one.",
      },
      {
        question: "When will they lay?",
        answer:
          "In their first year, sooner or later by breed and season. Many stop for a while in winter and when they moult.",
      },
    ],
    steps: newAnimal,
  },
  {
    id: "feral-animal-control",
    name: "feral animal control",
    above: "visits",
    synonyms: list(
      "feral pig trapping, pig trapping, fox control, fox baiting, rabbit control, rabbit eradication, wild dog trapping, kangaroo shooter, kangaroo shooting, feral animals, vertebrate pest control",
    ),
    mood: "trades",
    colour: "#5a5a3a",
    services: offers(
      {
        "Feral pigs": "We set traps where they feed, and check them daily.",
        "Foxes and wild dogs": "We look at tracks and losses, and plan with your neighbours.",
        Rabbits: "We find the warrens and deal with them at the right time of the year.",
        "Kangaroos and wallabies": "We work under the permits that the state gives for your land.",
        "Counts and cameras": "We count from tracks and cameras, before and after.",
      },
      { "Feral pigs": "wild-pig", "Foxes and wild dogs": "fox-face", Rabbits: "wild-rabbit" },
    ),
    questions: [
      {
        question: "Do I need a permit?",
        answer:
          "For native animals, yes; for pests it depends on the method. Ask the state’s wildlife or agriculture office, or ask us where to begin.",
        source: "Wildlife and biosecurity agencies of the states",
      },
      {
        question: "What should the neighbours know?",
        answer:
          "When and where we work, above all if they have dogs. It works better, too, if they take part.",
      },
      {
        question: "What can I tell you first?",
        answer:
          "What you have lost, where you have seen them, and where the water and the boundary are. Photos from a camera help.",
      },
    ],
    opening: ["What has been at the lambs?", "Tracks at the dam? Send a photo."],
  },
  {
    id: "equine-therapist",
    name: "equine therapist",
    above: "animals",
    synonyms: list(
      "equine massage, equine bodywork, horse massage, equine body work, horse chiropractor, equine therapist, animal chiropractor, horse physio, animal massage, bowen for horses",
    ),
    services: offers(
      {
        "Equine massage": "We work along the neck, back and quarters of the horse.",
        "Movement checks": "We watch the horse walk, trot and turn.",
        "Saddle and back": "We look for soreness that a saddle causes.",
        "Competition horses": "We see horses before and after events.",
        Stretches: "We show you what to do between visits.",
      },
      {
        "Equine massage": "hand",
        "Competition horses": "trophy",
        "Movement checks": "horseshoe",
        "Saddle and back": "saddle",
        Stretches: "horse",
      },
    ),
    questions: [
      {
        question: "What should I tell you about my horse?",
        answer:
          "Its work, its shoes and saddle, old injuries, and what you notice when you ride. If a vet is treating it, tell us what was said.",
      },
      {
        question: "What should be ready when you come?",
        answer:
          "A flat, dry place where it can be seen walking and trotting, and someone to lead it.",
      },
      {
        question: "Can I ride afterwards?",
        answer: "We’ll tell you on the day. Often a quiet day or a walk in hand comes first.",
      },
    ],
    steps: horseVisit,
    opening: ["Short in front, sore behind?", "Not going the way they used to?"],
  },
  {
    id: "horse-dentist",
    name: "horse dentist",
    above: "animals",
    synonyms: list(
      "horse dentist, equine dentist, equine dentistry, horse teeth, teeth floating, horse dentistry",
    ),
    services: offers(
      {
        Floating: "We rasp sharp edges from the teeth.",
        "Wolf teeth and caps": "We look at wolf teeth and caps of young horses.",
        "Bit comfort": "We look for what hurts under the bit.",
        "Older horses": "We see to loose and worn teeth.",
        "Yard visits": "We see several horses in one visit.",
      },
      {
        Floating: "hoof-rasp",
        "Wolf teeth and caps": "tooth",
        "Bit comfort": "snaffle-bit",
        "Older horses": "horse",
        "Yard visits": "barn",
      },
    ),
    questions: [
      {
        question: "How do I know that something is wrong?",
        answer:
          "Feed dropped in wet clumps, a tilted head, weight lost or a fight with the bit. Some show nothing, which is why teeth are looked at regularly.",
      },
      {
        question: "Does a horse have to be sedated?",
        answer:
          "Some do, and a vet gives what is needed. Tell us how yours copes, and we’ll talk about it before the day.",
      },
      {
        question: "What do you need on site?",
        answer: "A stable or a quiet yard with a roof, water, and someone the horse knows.",
      },
      "How often should a horse’s teeth be done?",
    ],
    opening: ["Dropping feed? Tossing the head?"],
    steps: horseVisit,
  },
  {
    id: "equine-vet",
    name: "large animal vet",
    above: "vet",
    synonyms: list(
      "equine vet, large animal vet, cattle vet, horse vet, rural vet, farm vet, mixed practice vet, vet clinic large and small animals",
    ),
    services: offers(
      {
        Horses: "We see lame, sick and breeding horses.",
        "Cattle and sheep": "We test, vaccinate and help with calvings.",
        "Dogs and cats": "We look after farm dogs and house pets too.",
        "Herd health": "We plan vaccinations and drenches.",
        Desexing: "We desex and operate at the clinic.",
      },
      {
        "Dogs and cats": "puppy-and-kitten",
        Desexing: "dog-cone",
        "Herd health": "syringe",
        "Cattle and sheep": "cow",
      },
    ),
    questions: [
      {
        question: "What should I have ready when you come?",
        answer:
          "The animal caught or yarded, good light, a bucket of clean water and someone it knows.",
      },
    ],
    steps: [
      {
        name: "Ask for a time",
        note: "Tell us what you see, and when it began. Say so at once if it looks bad.",
      },
      {
        name: "Have the animal ready",
        note: "Caught or yarded, in good light, with someone who knows it.",
      },
      {
        name: "Talk about what to do",
        note: "The findings, what each option involves, and what it costs.",
      },
    ],
  },
];
