import { quoteThenWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const powerAndSafety: readonly Trade[] = [
  {
    id: "electric-vehicles",
    name: "EV charger installer",
    above: "electrical-work",
    synonyms: list(
      "ev charger installation, ev chargers, electric car chargers, car charging stations, ev charging, wallbox installation",
    ),
    topics: list(
      "electric car, electric cars, ev, electric vehicle, tesla, charging station, charger, electric scooter, e-scooter, hybrid",
    ),
    services: offers(
      {
        "Home chargers": "We install wall chargers for electric cars in garages and carports.",
        "Switchboard checks": "We check whether the switchboard and cable can carry a charger.",
        "Apartment car parks": "We plan charging for shared car parks with the owners corporation.",
        "Charging from solar": "We set a charger up to use power from the roof first.",
        "Workplace chargers": "We install chargers for fleets and visitors.",
      },
      { "Switchboard checks": "switchboard" },
    ),
    questions: [
      {
        question: "Can’t I just use a power point?",
        answer:
          "For small top-ups, yes. It is slow, and an ordinary point isn’t made to run flat out all night, every night.",
      },
      {
        question: "What should I send for a first idea?",
        answer:
          "A photo of the switchboard with its door open, one of where the car stands, and roughly how far the two are apart.",
      },
      {
        question: "Can it charge from my solar?",
        answer:
          "Many chargers can follow the sun and take only what the roof has to spare. Tell us which inverter you have.",
      },
    ],
    opening: [
      "Charging the car from a power point?",
      "An electric car {where}? Start with the switchboard.",
    ],
    steps: quoteThenWork,
  },
  {
    id: "rural-electrician",
    name: "rural electrician",
    above: "electrical-work",
    synonyms: list(
      "farm electrician, electrical for farms, station electrician, shed wiring, electrician for stations",
    ),
    services: offers(
      {
        "Sheds and workshops": "We wire sheds for light, welders and machinery.",
        "Pumps and bores": "We connect and repair pump motors and their controls.",
        Generators: "We install generators and changeover switches.",
        "Homestead wiring": "We rewire older houses and replace switchboards.",
        "Power poles and private lines": "We look after the lines on your side of the meter.",
      },
      { "Power poles and private lines": "power-pole" },
    ),
  },
  {
    id: "industrial-electrician",
    name: "industrial electrician",
    above: "electrical-work",
    synonyms: list(
      "commercial electrician, factory electrician, test and tag, testing and tagging, emergency lighting",
    ),
    services: offers(
      {
        "Factories and workshops": "We wire machines, motors and control panels.",
        "Test and tag": "We test portable equipment and label it.",
        "Emergency and exit lights": "We test and replace emergency lighting.",
        "Shop and office fit-outs": "We run power, lights and data for new rooms.",
        "Fault finding": "We find out why it trips and fix it.",
      },
      { "Emergency and exit lights": "exit-sign", "Test and tag": "plug" },
    ),
  },
  {
    id: "smart-homes",
    name: "smart home installer",
    above: "security-installer",
    synonyms: list(
      "smart home, home automation, smart homes, home networking, smart lighting, multi room audio",
    ),
    topics: list(
      "alexa, google home, security camera, cctv, alarm, home security, home theatre, networking wifi, sensors, iot, locksmith, locks",
    ),
    services: offers(
      {
        "Lights and blinds": "We set up lights and blinds to follow the time of day.",
        "Wi-Fi through the house": "We place access points where the signal is weak.",
        "Doorbells and locks": "We fit doorbells and locks you can work from a phone.",
        "Music and screens": "We run sound and pictures to whichever rooms you like.",
        "Help afterwards": "We show everyone in the house how it works.",
      },
      {
        "Doorbells and locks": "intercom",
        "Music and screens": "speaker-hifi",
        "Help afterwards": "remote",
      },
    ),
    opening: ["Who left the lights on?", "Lights, blinds, doors: what should know by itself?"],
  },
  {
    id: "fire-protection",
    name: "fire protection service",
    above: "visits",
    synonyms: list(
      "fire extinguishers, fire safety, fire alarms, fire sprinklers, fire doors, hydrant testing, fire equipment",
    ),
    services: offers(
      {
        "Extinguishers and blankets":
          "We hang the right kind in the right place, and check and tag them afterwards.",
        "Alarms and sprinklers":
          "We set off each one as the schedule asks, and mend what stays silent.",
        "Hydrants and hoses": "We flow-test hydrants and check hose reels.",
        "Doors and exits": "We check that fire doors close and exits are lit.",
        Records: "We keep a log of what was tested and when.",
      },
      {
        "Alarms and sprinklers": "smoke-alarm",
        "Hydrants and hoses": "fire-hydrant",
        "Doors and exits": "exit-sign",
      },
    ),
    questions: [
      {
        question: "What should I have ready when you test?",
        answer:
          "Keys to every room, the log book if there is one, and somebody who can tell the building that bells will ring.",
      },
      {
        question: "Will you have to shut anything down?",
        answer:
          "For some tests alarms and pumps are off for a short while. We agree on the time with you, and tell you when everything is back on.",
      },
    ],
  },
  {
    id: "lift-service",
    name: "lift service",
    above: "visits",
    synonyms: list("lifts, elevators, elevator repairs, stairlifts, home lifts, lift maintenance"),
    services: offers(
      {
        Servicing: "We service lifts and hoists in homes and buildings.",
        Breakdowns: "We get stuck lifts moving and repair doors, drives and controls.",
        "Home lifts and stairlifts": "We install lifts for people who find the stairs hard.",
        Modernising: "We replace old controls, cabins and buttons.",
      },
      { Servicing: "lift-car", Breakdowns: "wrench", "Home lifts and stairlifts": "stairlift" },
    ),
    questions: [
      {
        question: "What should we do when someone is stuck?",
        answer:
          "Talk to them, tell them help is coming, and let us know. Don’t open the doors yourselves: the car may move.",
      },
    ],
  },
  {
    id: "gasfitter",
    name: "gasfitter",
    above: "plumbing",
    synonyms: list(
      "gas fitting, gas plumber, lpg, gas heaters, gas cooktops, gas leaks, gas appliance service",
    ),
    services: offers(
      {
        "Cooktops and ovens": "We connect gas cooktops, ovens and barbecues.",
        Heaters: "We put in new ones, and clean and test the old before winter.",
        "Gas leaks": "We test the line, find where it escapes and repair the pipe.",
        "LPG bottles": "We set up bottle stations and run lines for caravans and kitchens.",
        "Gas hot water": "We find out why it runs cold, then repair or replace the unit.",
      },
      { "LPG bottles": "gas-bottles" },
    ),
    questions: [
      {
        question: "What do I do if I smell gas?",
        answer:
          "Turn it off at the meter or the bottle, open the windows, touch no switches and go outside. Ring the gas emergency number from there, then us.",
      },
      {
        question: "Can I move the cooker myself?",
        answer:
          "Leave it where it is. Even a short move opens a gas line and joins it again, and that isn’t one to try yourself.",
      },
    ],
    opening: [
      "A new cooktop, or a heater that won’t light?",
      "Smell gas? Turn it off at the bottle or the meter, and get outside.",
    ],
  },
];
