import { healthVisit } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const clinics: readonly Trade[] = [
  {
    id: "lactation-consultant",
    name: "lactation consultant",
    above: "health",
    synonyms: list(
      "lactation consultant, breastfeeding support, breastfeeding, lactation, breastfeeding clinic",
    ),
    services: offers(
      {
        "Latch and position": "We watch a feed and work on latch and comfort.",
        "Home visits": "We come to mum and baby in the first weeks.",
        "Milk supply": "We look at too little, too much and pumping.",
        "Going back to work": "We plan pumping, storing and who feeds when.",
        "Before the birth":
          "We go through the first hours and days, so that less comes as a surprise.",
      },
      {
        "Latch and position": "baby",
        "Milk supply": "baby-bottle",
        "Before the birth": "expecting-mother",
      },
    ),
    questions: ["How soon can you come?", "Should I keep feeding when it hurts?"],
    opening: ["How are the feeds going?"],
  },
  {
    id: "skin-cancer-clinic",
    name: "skin cancer clinic",
    above: "medical-centre",
    synonyms: list(
      "skin cancer clinic, skin checks, mole checks, mole removal, skin cancer checks, mole mapping, dermatologist",
    ),
    services: offers(
      {
        "Skin checks": "We look at your skin from head to toe.",
        "Spots that worry you": "We look closely at one spot through a lens.",
        Photos: "We photograph moles to compare them later.",
        Removal: "We take a sample or remove what needs to go.",
        Results: "We explain what the laboratory found.",
      },
      {
        "Skin checks": "magnifying-glass",
        "Spots that worry you": "skin-lens",
        Removal: "scalpel",
        Results: "test-tube",
      },
    ),
    questions: ["How often should I have my skin checked?", "Can I come in for one spot?"],
    opening: ["Which spot are you watching?"],
  },
  {
    id: "exercise-physiologist",
    name: "exercise physiologist",
    above: "physiotherapist",
    synonyms: list(
      "exercise physiologist, exercise physiology, cardiac rehab, falls prevention classes, strength for seniors",
    ),
    services: offers(
      {
        Assessment: "We measure strength, balance and breath.",
        Programs: "We write exercise around illness and injury.",
        Groups: "We train together, in a quiet gym.",
        Balance: "We practise balance, and getting up again.",
        "Home programs": "We show you what to do with a chair.",
      },
      {
        Assessment: "heartbeat",
        Programs: "barbell",
        Groups: "person-arms-spread",
        "Home programs": "chair",
      },
    ),
    opening: ["Which movement do you miss?", "A slow start, and small steps."],
    steps: healthVisit,
  },
  {
    id: "orthodontist",
    name: "orthodontist",
    above: "dentist",
    synonyms: list("orthodontist, braces, clear aligners, invisalign, teeth straightening"),
    services: offers(
      {
        "First look": "We look at teeth and jaw and take pictures.",
        Braces: "We fit them, tighten them bit by bit, and mend what breaks.",
        Aligners: "We plan a set of clear trays, and check how the teeth follow.",
        Retainers: "We make retainers that hold teeth in place.",
        Children: "We check children’s teeth and tell you whether to wait.",
      },
      {
        Braces: "braces",
        Aligners: "aligner",
        Retainers: "tooth",
        Children: "child",
        "First look": "scan",
      },
    ),
    opening: ["Braces, aligners, or not yet?"],
  },
  {
    id: "denturist",
    name: "denture clinic",
    above: "dentist",
    synonyms: list(
      "dentures, denture clinic, denture repairs, mouthguards, dental prosthetist, mouth guards",
    ),
    services: offers(
      {
        "New dentures": "We take impressions and make dentures.",
        Relines: "We refit dentures that have become loose.",
        Repairs: "We mend cracks and add teeth.",
        Mouthguards: "We make mouthguards for sport and grinding.",
        "Home visits": "We visit people who can’t come in.",
      },
      { Mouthguards: "aligner", Relines: "tooth", Repairs: "wrench" },
    ),
    opening: ["Dentures loose, cracked or due for a change?"],
  },
  {
    id: "prosthetist",
    name: "orthotist and prosthetist",
    above: "health",
    synonyms: list(
      "prosthetics, orthotics maker, prosthetist, orthotist, artificial limbs, braces and splints, custom orthotics",
    ),
    services: offers(
      {
        Assessment: "We measure, cast or scan.",
        Prostheses: "We make and fit arms and legs.",
        "Braces and splints": "We make them to measure, in plastic, carbon fibre or leather.",
        Adjustments: "We find where it rubs, and change the fit.",
        "Working with others": "We work with your physio and doctor.",
      },
      { "Working with others": "stethoscope", Assessment: "ruler" },
    ),
  },
  {
    id: "travel-doctor",
    name: "travel doctor",
    above: "medical-centre",
    synonyms: list("travel doctor, travel clinic, travel vaccinations, travel medicine"),
    services: offers(
      {
        "Travel vaccinations": "We give the vaccinations your trip calls for.",
        "Malaria advice": "We advise on malaria for the route.",
        "Travel health kits": "We put together health kits for the trip.",
        "Family trips": "We see families before they travel.",
        "Yellow fever": "We give yellow fever vaccinations.",
        "After a trip": "We see travellers after a trip.",
      },
      {
        "Malaria advice": "bug",
        "Travel health kits": "first-aid-kit",
        "After a trip": "thermometer-hot",
        "Yellow fever": "certificate",
      },
    ),
    opening: ["Where are you going, and when?", "Bring the route, and your old vaccination book."],
  },
];
