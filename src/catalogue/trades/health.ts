import { careVisit, healthVisit } from "./steps.ts";
import { list, named, type Trade } from "./trade.ts";

export const health: readonly Trade[] = [
  {
    id: "physiotherapist",
    name: "physiotherapist",
    above: "health",
    synonyms: list(
      "physio, physiotherapy, physio clinic, sports physio, physical therapy, hydrotherapy, sports injuries, dry needling",
    ),
    misspellings: list("pysio, phisio, fisio"),
    mood: "care",
    drawing: "stones",
    colour: "#1f7a8a",
    services: named(
      "Sports injuries, Back and neck pain, After surgery, Falls and balance, Pelvic health, Home visits",
    ),
    questions: [
      "Do I need a referral?",
      "What should I wear?",
      "Can I claim on my health fund or through Medicare?",
      "Do you make home visits?",
    ],
    opening: [
      "Where does it hurt, and when did it start?",
      "Knee, back or shoulder: say what you can’t do just now.",
    ],
    steps: healthVisit,
  },
  {
    id: "chiropractor",
    name: "chiropractor",
    above: "health",
    synonyms: list("chiro, chiropractic, chiropractic clinic"),
    mood: "care",
    drawing: "stones",
    colour: "#1f7a8a",
    services: named(
      "Back pain, Neck pain, First consultations, Follow-up visits, Posture at work, Work and traffic injuries",
    ),
    questions: [
      "Do I need X-rays first?",
      "What happens at the first visit?",
      "What if I don’t want an adjustment?",
      "How is a visit paid for by a health fund?",
    ],
    opening: ["Stiff when you get up?", "Bring your questions along with your back."],
    steps: healthVisit,
  },
  {
    id: "osteopath",
    name: "osteopath",
    above: "health",
    synonyms: list("osteo, osteopathy"),
    mood: "care",
    drawing: "stones",
    colour: "#1f7a8a",
    services: named(
      "First consultations, Back and neck pain, Headaches and jaw, Sports injuries, During pregnancy, Older adults",
    ),
    questions: [
      "How is osteopathy different from physio?",
      "How long is the first visit?",
      "Should I bring scans?",
      "Will I be sore afterwards?",
    ],
    opening: [
      "Aching after the garden, the desk or the game?",
      "Tell it as it is: what hurts, and what you would like to do again.",
    ],
    steps: healthVisit,
  },
  {
    id: "podiatrist",
    name: "podiatrist",
    above: "health",
    synonyms: list(
      "podiatry, foot clinic, foot care, orthotics, ingrown toenails, heel pain, diabetic foot care",
    ),
    mood: "care",
    drawing: "stones",
    colour: "#1f7a8a",
    services: named(
      "Foot checks, Nail care, Heel pain, Children’s feet, Diabetes foot care, Orthotics",
    ),
    questions: [
      "Which shoes should I bring?",
      "Do you visit aged care homes?",
      "Is a referral from a GP useful?",
      "Do inserts fit into ordinary shoes?",
    ],
    opening: ["Sore by the end of the day?", "Bring your feet, and the shoes you wear most."],
    steps: healthVisit,
  },
  {
    id: "optometrist",
    name: "optometrist",
    above: "health",
    synonyms: list(
      "eye tests, optician, glasses, optical shop, contact lenses, eyewear, spectacles",
    ),
    misspellings: list("optomitrist"),
    mood: "care",
    drawing: "bottle",
    colour: "#2f5a8a",
    services: named(
      "Eye tests, Glasses, Contact lenses, Children’s eyes, Sunglasses, Repairs and adjustments",
    ),
    questions: [
      "How often should eyes be tested?",
      "Is an eye test bulk billed?",
      "Can you put lenses in my old frames?",
      "Can I drive home after drops?",
    ],
    opening: [
      "Holding the menu further and further away?",
      "Which one is clearer: the first, or the second?",
    ],
    steps: [
      { name: "Book a test", note: "Bring your glasses, and a list of medicines." },
      { name: "Have your eyes looked at", note: "Say what is hard to see, and when." },
      {
        name: "Choose, or don’t",
        note: "Ask for your prescription, and take your time with frames.",
      },
    ],
  },
  {
    id: "audiologist",
    name: "audiologist",
    above: "health",
    synonyms: list(
      "hearing aids, hearing tests, audiology, hearing clinic, ear wax removal, tinnitus",
    ),
    mood: "care",
    drawing: "stones",
    colour: "#3a6a8a",
    services: named(
      "Hearing tests, Hearing aids, Repairs and batteries, Ear wax removal, Tinnitus, Children’s hearing",
    ),
    questions: [
      "Do I need a referral for a hearing test?",
      "Can I try a hearing aid before I decide?",
      "Do you look after aids bought elsewhere?",
      "Am I covered by the government program?",
    ],
    opening: ["Is the television getting louder?", "Bring somebody whose voice you know well."],
    steps: healthVisit,
  },
  {
    id: "dentist",
    name: "dentist",
    above: "health",
    synonyms: list(
      "dental clinic, dental surgery, dental practice, dental, teeth cleaning, family dentist",
    ),
    mood: "care",
    drawing: "stones",
    colour: "#1f7a9a",
    services: named(
      "Check-ups and cleans, Fillings, Toothache, Crowns and bridges, Children’s teeth, Dentures, Wisdom teeth",
    ),
    questions: [
      "Where would we start if I have not been for years?",
      "What will it cost, and can I pay in parts?",
      "What can be done if I am nervous?",
      "Do you bulk bill under the child dental scheme?",
    ],
    opening: [
      "Toothache? Or just time for a check-up?",
      "How long has it been? Nobody needs to blush.",
    ],
    steps: healthVisit,
  },
  {
    id: "medical-centre",
    name: "medical centre",
    above: "health",
    synonyms: list(
      "doctor, gp, gp clinic, general practice, medical clinic, doctors surgery, bulk billing doctor",
    ),
    mood: "care",
    drawing: "stones",
    colour: "#1f6f8a",
    services: named(
      "Appointments with a GP, Children’s health, Vaccinations, Skin checks, Women’s health, Care plans, Travel medicine",
    ),
    questions: [
      "Are you taking new patients?",
      "Do you bulk bill?",
      "Can I see the same doctor each time?",
      "How do I get my results?",
    ],
    opening: ["Feeling crook, or due for a check?", "Looking for a GP {where}?"],
    steps: [
      { name: "Book a time", note: "Ask for a longer one if there is a lot to talk about." },
      { name: "Come a little early", note: "Bring your Medicare card, medicines and old letters." },
      { name: "Afterwards", note: "Ask how you will hear about results." },
    ],
  },
  {
    id: "nurse",
    name: "nurse",
    above: "health",
    synonyms: list(
      "home nursing, community nurse, wound care, nursing service, nurse practitioner",
    ),
    mood: "care",
    drawing: "stones",
    colour: "#2f7a7a",
    services: named(
      "Wound care, Medication help, Injections at home, Catheter care, After hospital, Palliative care",
    ),
    questions: [
      "Do I need a letter from my doctor?",
      "Can you come every day?",
      "Does my home care package pay for it?",
      "Who steps in when you are away?",
    ],
    opening: ["Home from hospital?", "Care in your own chair, beside your own window."],
    steps: careVisit,
  },
];
