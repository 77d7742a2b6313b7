import { careVisit, healthVisit } from "../steps.ts";
import { list, offers, type Trade, ways } from "../trade.ts";

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
    services: offers(
      {
        "Sports injuries": "We test the joint, treat it and plan the way back to training.",
        "Back and neck pain":
          "We ask what sets it off, watch you bend and turn, and show you what eases it.",
        "After surgery": "We plan exercise after an operation.",
        "Falls and balance": "We find out why you feel unsteady, and build strength step by step.",
        "Pelvic health":
          "We talk in private about bladder, pelvic floor and birth, and what can help.",
        "Home visits":
          "We come when getting to a clinic is too hard, and look at the stairs and the shower too.",
      },
      { "Pelvic health": "spine", "After surgery": "bandaids" },
    ),
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
      "Sport, work or a bad night’s sleep: what set it off?",
    ],
    steps: ways(
      {
        "Say what it won’t do": "Bend, lift, sleep, run: tell us what is hard just now.",
        "Show us how you move": "We test, press and watch, and tell you what we think it is.",
        "Get moving again": "Go home with exercises, and know what to try and what to leave.",
      },
      {
        "Tell us what you miss":
          "The garden, the game, a night’s sleep: it helps us to know what you want back.",
        "Look for the cause": "Questions first, then how it bends, turns and carries.",
        "Work at it":
          "A few exercises at home, and another look once they have had time to do something.",
      },
    ),
  },
  {
    id: "chiropractor",
    name: "chiropractor",
    above: "health",
    synonyms: list("chiro, chiropractic, chiropractic clinic"),
    mood: "care",
    colour: "#1f7a8a",
    services: offers(
      {
        "Back pain": "We ask when it started, examine how you move, and explain what we would do.",
        "Neck pain": "We look at desk, pillow and posture as well as the neck itself.",
        "First consultations": "We take a history and examine before anything else.",
        "Follow-up visits": "We see how things have gone since.",
        "Posture at work": "We look at how you sit, stand and lift at work.",
        "Work and traffic injuries":
          "We write down what we find, and talk to the insurer if you wish.",
      },
      {
        "First consultations": "armchairs",
        "Posture at work": "desktop",
        "Work and traffic injuries": "car-crash",
      },
    ),
    questions: [
      "Do I need X-rays first?",
      "What happens at the first visit?",
      "What if I don’t want an adjustment?",
      "How is a visit paid for by a health fund?",
    ],
    opening: [
      "Stiff when you get up?",
      "Bring your questions along with your back.",
      "Stiff neck, or a sore lower back?",
    ],
    steps: healthVisit,
  },
  {
    id: "osteopath",
    name: "osteopath",
    above: "health",
    synonyms: list("osteo, osteopathy"),
    mood: "care",
    colour: "#1f7a8a",
    services: offers(
      {
        "First consultations": "We talk, examine and explain on the first visit.",
        "Back and neck pain": "We look at how the whole body moves, then work on what is stiff.",
        "Headaches and jaw": "We see people with headaches and jaw pain.",
        "Sports injuries": "We test what moves and what doesn’t, and talk about the way back.",
        "During pregnancy": "We help with the aches that come as your balance changes.",
        "Older adults": "We go gently, and talk about balance and everyday movement.",
      },
      { "First consultations": "armchairs", "Older adults": "walking-frame" },
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
    colour: "#1f7a9a",
    services: offers(
      {
        "Foot checks": "We check feet, shoes and how you walk.",
        "Nail care": "We cut thick and ingrown nails, and show you how to keep them comfortable.",
        "Heel pain":
          "We ask about shoes, floors and first steps in the morning, then plan what to change.",
        "Children’s feet":
          "We watch them walk and run, and say what they’re likely to grow out of.",
        "Diabetes foot care": "We test feeling and blood flow, and look for sores that don’t hurt.",
        Orthotics: "We watch you walk, take a mould or a scan, and fit the insoles.",
      },
      { "Heel pain": "sneaker", Orthotics: "insole", "Diabetes foot care": "bandaids" },
    ),
    questions: [
      {
        question: "What should I wear to a visit?",
        answer:
          "Shorts or trousers that roll up, and the shoes you wear most. Bring your runners if it hurts when you run.",
      },
      {
        question: "Should I tidy up my feet first?",
        answer: "No need. Leave polish off if it’s the nails that need looking at.",
      },
      "Which shoes should I bring?",
      "Do you visit aged care homes?",
      "Is a referral from a GP useful?",
      "Do inserts fit into ordinary shoes?",
    ],
    opening: [
      "Sore by the end of the day?",
      "Bring your feet, and the shoes you wear most.",
      "Heels, toes or nails: what’s bothering you?",
    ],
    steps: ways(
      {
        "Tell us about your feet": "Heel, nail, skin or shoe: what bothers you, and when.",
        "Shoes off": "We look at your feet, at how you walk, and at what your soles say.",
        "Step by step": "What to do at home, what to wear, and whether we need to see them again.",
      },
      {
        "Say what stops you walking": "Where it hurts, since when, and in which shoes.",
        "Come as you walk": "In the pair that hurts, if you can: the soles tell us a lot.",
        "Know what to do next": "Stretch, pad, treat or wait: you hear what each would do.",
      },
    ),
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
      Glasses: "We help you choose a frame, then measure so that you look through the right spot.",
      "Contact lenses":
        "We measure the eye, try a pair, and practise putting them in and taking them out.",
      "Children’s eyes": "We test children’s eyes with pictures.",
      Sunglasses: "We fit sunglasses with and without a prescription.",
      "Repairs and adjustments":
        "We straighten frames, change screws and pads, and fit them to your face.",
    }),
    questions: [
      {
        question: "What should I bring to an eye test?",
        answer:
          "The glasses and contact lenses you use now, and a list of medicines. Tell us about eye trouble in the family, too.",
      },
      {
        question: "Can I drive home afterwards?",
        answer:
          "If drops are used to open the pupil, things stay bright and blurred for some hours. Bring sunglasses, and someone to drive you.",
      },
      "How often should eyes be tested?",
      "Is an eye test bulk billed?",
      "Can you put lenses in my old frames?",
      "Can I drive home after drops?",
    ],
    opening: [
      "Holding the menu further and further away?",
      "Which one is clearer: the first, or the second?",
      "Do road signs look sharper to everyone else?",
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
      "Hearing aids":
        "We try them with you, set them to your hearing, and adjust them as you get used to them.",
      "Repairs and batteries": "We repair hearing aids and change batteries.",
      "Ear wax removal": "We clear wax and check the ear.",
      Tinnitus:
        "We test your hearing, explain the ringing, and talk about what makes it easier to bear.",
      "Children’s hearing": "We test children with games.",
    }),
    questions: [
      "Do I need a referral for a hearing test?",
      "Can I try a hearing aid before I decide?",
      "Do you look after aids bought elsewhere?",
      "Am I covered by the government program?",
    ],
    opening: ["Is the television getting louder?", "Bring someone whose voice you know well."],
    steps: ways(
      {
        "Say where you lose the thread":
          "On the phone, at the table, in a crowd: tell us when it is hardest.",
        "Have your hearing tested": "Sit in the quiet room, and press when you hear something.",
        "See what it shows": "We go through the chart with you, and through what could help.",
      },
      {
        "Bring someone you talk to":
          "They notice what you miss, and you can try their voice afterwards.",
        "Listen for the beeps": "Soft ones, low ones, words: nobody gets all of them.",
        "Try what might help": "Wear it, walk about with it, and say what sounds wrong.",
      },
    ),
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
      Fillings: "We take out the decay and fill the gap with a colour close to the tooth.",
      Toothache: "We find out why it hurts and deal with it.",
      "Crowns and bridges": "We cap a tooth that is too broken to fill, or close a gap beside it.",
      "Children’s teeth":
        "We let them sit in the big chair first, then look at what has come through.",
      Dentures: "We take moulds, try the fit and adjust what rubs.",
      "Wisdom teeth": "We take an X-ray, and talk about whether they need to come out at all.",
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
      {
        question: "Should I brush before I come?",
        answer: "If you can. If not, come as you are: plenty come straight from lunch.",
      },
      "What will it cost, and can I pay in parts?",
      "Do you bulk bill under the child dental scheme?",
    ],
    opening: [
      "Toothache? Or just time for a check-up?",
      "How long has it been? Nobody needs to blush.",
      "Something sore, chipped or overdue?",
      "When did you last sit in the chair?",
    ],
    steps: ways(
      {
        "Tell us how long it has been":
          "A toothache, a chipped tooth, or years without a look: say which.",
        "Sit back in the chair": "Bring music, if it helps, and say what you dread.",
        "Talk it over sitting up": "What we found, what can be done, and what it would cost.",
      },
      {
        "Find a time": "Say whether something hurts, and whether it is your first visit.",
        "Open wide": "We look, take pictures where we need them, and tell you what we see.",
        "Take the list home": "What to do first, what to watch, and the price beside each.",
      },
    ),
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
    services: offers(
      {
        "Appointments with a GP": "We see patients about whatever is worrying them.",
        "Children’s health": "We look after babies and children.",
        Vaccinations: "We vaccinate children, adults and travellers.",
        "Skin checks": "We look from scalp to soles, and photograph what should be watched.",
        "Women’s health": "We talk about periods, pregnancy and menopause.",
        "Care plans": "We plan care for long-term illness.",
        "Travel medicine": "We prepare travellers with advice and vaccines.",
      },
      {
        "Skin checks": "skin-lens",
        "Women’s health": "gender-female",
        "Travel medicine": "airplane",
        "Care plans": "heartbeat",
      },
    ),
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
    services: offers(
      {
        "Wound care": "We dress and check wounds.",
        "Medication help": "We help people take their medicines on time at home.",
        "Injections at home": "We give what your doctor has ordered, in your own chair.",
        "Catheter care": "We change and clean catheters, and show family what to watch.",
        "After hospital": "We visit after a stay in hospital.",
        "Palliative care": "We care for people at the end of life.",
      },
      {
        "Wound care": "bandaids",
        "Catheter care": "drop",
        "Palliative care": "hand-heart",
        "After hospital": "house",
      },
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
  {
    id: "foot-care-nurse",
    name: "foot care nurse",
    above: "nurse",
    synonyms: list(
      "foot care nursing, foot nurse, foot care at home, mobile foot care, foot care nurse at home",
    ),
    services: offers(
      {
        Toenails: "We cut and file nails that are thick, curled or hard to reach.",
        "Corns and hard skin": "We take down corns and hard skin, and see what rubs.",
        "Foot checks":
          "We look at skin, colour and feeling, and say when to see a podiatrist or doctor.",
        "Visits at home": "We come to your chair with all that is needed.",
        "Aged care homes": "We see several residents in one visit.",
      },
      {
        Toenails: "scissors",
        "Corns and hard skin": "footprints",
        "Foot checks": "magnifying-glass",
        "Aged care homes": "walking-frame",
      },
    ),
    questions: [
      {
        question: "How do I get my feet ready?",
        answer:
          "A comfortable chair, a good light and a towel. Wash your feet if you can, and leave them if you can’t.",
      },
      {
        question: "What should I tell you first?",
        answer:
          "Diabetes, blood thinners, numb spots or sores that won’t heal, and who your doctor is.",
      },
      {
        question: "How often should you come?",
        answer:
          "It depends on how the nails grow and what the feet are like. We’ll suggest a time after the first visit.",
      },
    ],
    opening: ["When did you last reach your toes?", "Feet first, in your own chair."],
  },
];
