/** Facts of the fictional shop that more than one sentence of it needs. */
const saturday = "9am – 4pm";
const fullGroomFrom = "from $95";

/**
 * The demo site: a dog groomer who doesn’t exist. Every name and number is made up. The phone
 * numbers come from the ranges that the ACMA keeps free for fiction, and the address ends in
 * `.example`, so nobody real is ever rung or written to.
 */
export const demo = {
  title: "Demo site: Muddy Paws Dog Grooming",
  description:
    "See what one of our small-business sites looks like: a sample for a fictional dog groomer, with bookings, opening hours and plain prices.",
  /** What says so: the first two are at the top of the page, the text at its foot too. */
  label: {
    short: "Sample site",
    text: "Muddy Paws is a fictional business: its people, figures and contact details are made up.",
    link: { label: "Want one like this?", href: "/start" },
  },
  business: {
    name: "Muddy Paws Dog Grooming",
    shortName: "Muddy Paws",
    groomer: "Josie Tran",
    street: "12 Sample Street",
    suburb: "Wattle Flat Heights",
    phone: { display: "(02) 5550 4821", href: "tel:+61255504821" },
    mobile: { display: "0491 570 006", href: "tel:+61491570006" },
    email: "woof@muddypaws.example",
  },
  nav: [
    { label: "Home", href: "#home" },
    { label: "About", href: "#about" },
    { label: "Contact", href: "#contact" },
  ],
  bookButton: { label: "Book Now", href: "#contact" },
  callButton: { label: "Call us" },
  home: {
    heading: "Clean dog, happy house",
    lead: "Gentle washes, tidy clips and short nails, one dog at a time. Drop off on the way to work and pick up a dog that’s allowed back on the couch.",
    callPrefix: "Call",
    statsNote: "Sample figures for a fictional business",
    stats: [
      { value: "15+", label: "years of experience" },
      { value: "500+", label: "happy dogs" },
      { value: "Same day", label: "appointments most weekdays" },
    ],
    servicesHeading: "What we do all day",
    servicesLead:
      "Plain prices, by the dog. Big, woolly or wriggly ones take longer, so we’ll tell you before we start.",
    services: [
      {
        title: "Wash and dry",
        price: "from $55",
        text: "Warm bath, hand dry, brush, ears and a bandana if they’ll wear it.",
      },
      {
        title: "Full groom",
        price: fullGroomFrom,
        text: "Everything in the wash, plus a clip to suit the breed or the weather.",
      },
      {
        title: "Nails and paws",
        price: "$20",
        text: "Nails short, pads tidy, in and out in ten minutes. On Wednesdays, just walk in.",
      },
      {
        title: "Puppy’s first visit",
        price: "$40",
        text: "A short, slow visit with treats, so that the second one is easy.",
      },
    ],
    quotesHeading: "Word from the park",
    quotesNote: "Fictional people, fictional dogs",
    quotes: [
      {
        text: "He came home fluffy and asleep. That has never happened.",
        by: "Priya, human of Biscuit",
      },
      {
        text: "They rang to say he was nervous and they’d take it slowly. I nearly cried.",
        by: "Tom, human of Kevin",
      },
    ],
  },
  about: {
    heading: "About Josie",
    paragraphs: [
      "Josie Tran started out washing greyhounds in her aunt’s laundry and has been at it for more than fifteen years. She trained as a groomer, then spent a while in a vet clinic, learning how to read a dog that would rather be elsewhere.",
      "At Muddy Paws there is one dog on the table at a time. No cage dryers, no rush, and a phone call if something doesn’t look right. Old dogs get a mat and extra breaks. Nervous dogs get the first appointment of the day, when it’s quiet.",
    ],
    points: [
      "One dog at a time",
      "Hypoallergenic shampoo on request",
      "Ramps for old and heavy dogs",
      "A photo when they’re ready",
    ],
  },
  contact: {
    heading: "Book a visit",
    lead: "Tell us about your dog and we’ll find a time.",
    form: {
      name: "Your name",
      dogName: "Your dog’s name",
      phone: "Phone",
      message: "What would you like done?",
      submit: "Send request",
      /** The form goes nowhere (spec section 2), and says so before and after its button. */
      note: "This is a sample form. It doesn’t send anything.",
      answer: {
        title: "Nothing was sent",
        text: "This form is part of the sample. On a site of your own, the request would be in your inbox by now.",
        close: "Back to the form",
      },
    },
    detailsHeading: "Find us",
    labels: { phone: "Shop", mobile: "Mobile", email: "Email", address: "Address" },
    parking:
      "Park in the lane behind the shop. Dogs on a lead, please: the cat next door starts it.",
    hoursHeading: "Opening hours",
    hours: [
      { days: "Monday to Friday", times: "8am – 6pm" },
      { days: "Saturday", times: saturday },
      { days: "Sunday", times: "Closed" },
    ],
  },
  assistant: {
    name: "Ask Biscuit",
    label: "Sample assistant with three set answers",
    greeting:
      "Woof! I answer for the shop while Josie’s hands are wet. What would you like to know?",
    questions: [
      {
        question: "Are you open on Saturday?",
        answer: `Yes, ${saturday}. Saturdays go first, so try to book by Wednesday.`,
      },
      {
        question: "How much is a full groom?",
        answer: `A full groom is ${fullGroomFrom}, depending on size and coat. Wash, dry and ears are in that.`,
      },
      {
        question: "My dog hates the dryer. Now what?",
        answer:
          "Tell us when you book. Nervous dogs get the first visit of the day, and a towel instead of the dryer if that’s kinder.",
      },
    ],
  },
  footer: "A wash, a clip and a lie-down.",
} as const;
