import { careVisit, healthVisit } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

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
    colour: "#1f7a8a",
    services: offers({
      "Sports injuries": "We assess and treat sprains, strains and tendons.",
      "Back and neck pain": "We look at how backs and necks move.",
      "After surgery": "We plan exercise after an operation.",
      "Falls and balance": "We practise balance and strength.",
      "Pelvic health": "We help with pelvic floor and bladder.",
      "Home visits": "We visit people who can’t come in.",
    }),
    questions: [
      {
        question: "Do I need a referral?",
        answer:
          "No, you can book by yourself. To claim from Medicare, some schemes or a workers’ insurer, you usually need your GP’s plan or letter first.",
        source: "Services Australia, Allied health referrals for chronic disease health care plans",
      },
      {
        question: "What should I wear?",
        answer:
          "Something that lets us see and move the part that hurts: shorts for a knee, a singlet for a shoulder.",
      },
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
    colour: "#1f7a8a",
    services: offers({
      "Back pain": "We see people with back pain.",
      "Neck pain": "We see people with neck pain.",
      "First consultations": "We take a history and examine before anything else.",
      "Follow-up visits": "We see how things have gone since.",
      "Posture at work": "We look at how you sit, stand and lift at work.",
      "Work and traffic injuries": "We see people injured at work and on the road.",
    }),
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
    colour: "#1f7a8a",
    services: offers({
      "First consultations": "We talk, examine and explain on the first visit.",
      "Back and neck pain": "We see people with back and neck pain.",
      "Headaches and jaw": "We see people with headaches and jaw pain.",
      "Sports injuries": "We see people injured in sport.",
      "During pregnancy": "We see people during pregnancy.",
      "Older adults": "We go gently, and talk about balance and everyday movement.",
    }),
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
    colour: "#1f7a8a",
    services: offers({
      "Foot checks": "We check feet, shoes and how you walk.",
      "Nail care": "We cut and look after nails.",
      "Heel pain": "We see people with heel pain.",
      "Children’s feet": "We see children about feet and walking.",
      "Diabetes foot care": "We check the feet of people with diabetes.",
      Orthotics: "We watch you walk, take a mould or a scan, and fit the insoles.",
    }),
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
    colour: "#2f5a8a",
    services: offers({
      "Eye tests": "We test sight and look at the health of the eye.",
      Glasses: "We fit lenses and frames.",
      "Contact lenses": "We fit lenses and show you how to put them in.",
      "Children’s eyes": "We test children’s eyes with pictures.",
      Sunglasses: "We fit sunglasses with and without a prescription.",
      "Repairs and adjustments":
        "We straighten frames, change screws and pads, and fit them to your face.",
    }),
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
      { name: "Have your eyes looked at", note: "Tell us what is hard to see, and when." },
      {
        name: "Choose, or don’t",
        note: "Try frames on, look in the mirror, and take your time.",
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
    colour: "#3a6a8a",
    services: offers({
      "Hearing tests": "We test hearing in a quiet booth.",
      "Hearing aids": "We fit and adjust hearing aids.",
      "Repairs and batteries": "We repair hearing aids and change batteries.",
      "Ear wax removal": "We clear wax and check the ear.",
      Tinnitus: "We see people with tinnitus.",
      "Children’s hearing": "We test children with games.",
    }),
    questions: [
      "Do I need a referral for a hearing test?",
      "Can I try a hearing aid before I decide?",
      "Do you look after aids bought elsewhere?",
      "Am I covered by the government program?",
    ],
    opening: ["Is the television getting louder?", "Bring someone whose voice you know well."],
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
    colour: "#1f7a9a",
    services: offers({
      "Check-ups and cleans": "We check, scale and polish teeth.",
      Fillings: "We fill cavities to match your teeth.",
      Toothache: "We find out why it hurts and deal with it.",
      "Crowns and bridges": "We rebuild broken teeth with crowns.",
      "Children’s teeth": "We check children’s teeth as they come through.",
      Dentures: "We make and adjust dentures.",
      "Wisdom teeth": "We look at wisdom teeth on a scan.",
    }),
    questions: [
      {
        question: "What if I’m nervous?",
        answer:
          "Tell us when you book. We’ll explain each step before we do it, and stop when you put your hand up.",
      },
      {
        question: "Where do we start if I haven’t been for years?",
        answer:
          "With a look and a chat, and no telling-off. Then we’ll explain what is urgent, what can wait and what it would cost.",
      },
      "What will it cost, and can I pay in parts?",
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
    colour: "#1f6f8a",
    services: offers({
      "Appointments with a GP": "We see patients about whatever is worrying them.",
      "Children’s health": "We look after babies and children.",
      Vaccinations: "We vaccinate children, adults and travellers.",
      "Skin checks": "We look over your skin.",
      "Women’s health": "We talk about periods, pregnancy and menopause.",
      "Care plans": "We plan care for long-term illness.",
      "Travel medicine": "We prepare travellers with advice and vaccines.",
    }),
    questions: [
      "Are you taking new patients?",
      "Do you bulk bill?",
      "Can I see the same doctor each time?",
      "How do I get my results?",
    ],
    opening: ["Feeling crook, or due for a check?", "Looking for a GP {where}?"],
    steps: [
      {
        name: "Book a time",
        note: "Tell us if there is a lot to talk about, and it can be a longer one.",
      },
      { name: "Come a little early", note: "Bring your Medicare card, medicines and old letters." },
      { name: "Afterwards", note: "Results, and what they mean, are for another call or visit." },
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
    colour: "#2f7a7a",
    services: offers({
      "Wound care": "We dress and check wounds.",
      "Medication help": "We help people take their medicines on time at home.",
      "Injections at home": "We give what your doctor has ordered, in your own chair.",
      "Catheter care": "We change and clean catheters, and show family what to watch.",
      "After hospital": "We visit after a stay in hospital.",
      "Palliative care": "We care for people at the end of life.",
    }),
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
