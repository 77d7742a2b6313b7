import { designJob, deskWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const wordsAndPictures: readonly Trade[] = [
  {
    id: "translation",
    name: "translator",
    above: "profession",
    synonyms: list(
      "translation, translations, interpreter, interpreting, document translation, subtitles",
    ),
    topics: list(
      "translate, language, bilingual, mandarin, chinese, vietnamese, arabic, hindi, punjabi, auslan, sign language",
    ),
    mood: "profession",
    colour: "#5a4a7a",
    services: offers(
      {
        Documents: "We translate letters, certificates and contracts.",
        "Interpreting by phone": "We interpret on a three-way call.",
        "Interpreting in person": "We come along and interpret, sentence by sentence.",
        Websites: "We translate sites, page by page.",
        Subtitles: "We write and time subtitles.",
        Proofreading: "We check translations before they go out.",
      },
      { "Interpreting by phone": "headset", "Interpreting in person": "consultation" },
    ),
    questions: [
      {
        question: "Can you read a photo of my papers?",
        answer:
          "Yes, if every corner and stamp is in it. Lay the page flat in daylight and take it from straight above.",
        notOf: ["auslan-interpreter"],
      },
      {
        question: "Do you translate names?",
        answer: "Names stay as they are in your passport. Tell us how they are spelt there.",
        notOf: ["auslan-interpreter"],
      },
      "Will a government office accept the translation?",
      "How do you charge: by the page or by the word?",
      "Do you keep my papers private?",
      "Can you come along to an appointment?",
    ],
    opening: ["What does the letter say?", "Which language, into which, and when do you need it?"],
    steps: deskWork,
  },
  {
    id: "writing-and-editing",
    name: "copywriter",
    above: "profession",
    synonyms: list(
      "copywriting, editor, proofreading, ghostwriter, content writer, editing, writing services, technical writer",
    ),
    topics: list(
      "writing, writer, blog, blogging, author, novel, poetry, journalism, self publishing, technical writing",
    ),
    mood: "profession",
    colour: "#7a4a3a",
    services: offers({
      "Website words": "We write pages that say what you do.",
      Brochures: "We write the words that go on paper.",
      Editing: "We tighten, correct and question a draft.",
      Proofreading: "We look for the last slips before it is printed.",
      Newsletters: "We write them from your notes.",
      "Life stories": "We turn memories into life stories.",
    }),
    questions: [
      {
        question: "Can you write it so it sounds like me?",
        answer:
          "Yes. Talk to us for half an hour, or send us emails you have written: your own words are in there.",
      },
      {
        question: "Do you write about things you know nothing about?",
        answer:
          "Yes, by asking. A good question from somebody new to it often brings out what your readers need.",
      },
      "How many rounds of changes are there?",
      "Do I own the words afterwards?",
    ],
    opening: ["How would you say it over the fence?", "A blank page {where}? Start by talking."],
    steps: designJob,
  },
  {
    id: "sign-writer",
    name: "sign writer",
    above: "maker",
    synonyms: list(
      "signwriter, signage, signs, vehicle wraps, shop signs, neon signs, banners, vinyl cutting, decals, stickers and decals, car decals",
    ),
    mood: "profession",
    colour: "#b0622a",
    services: offers(
      {
        "Shop signs": "We make signs, and hang them over the door.",
        "Vehicle lettering": "We letter vans, utes and trucks.",
        "Window lettering": "We letter glass with paint or vinyl.",
        Banners: "We print banners for fences, stalls and streets.",
        "Site signs": "We make signs for hoardings and gates.",
        "Hand-painted signs": "We draw the letters out and brush them onto glass, timber or brick.",
      },
      { "Vehicle lettering": "van", "Window lettering": "font" },
    ),
    questions: [
      "Can you work with my logo file?",
      "Does council need to approve it?",
      "How long does the ute have to stay?",
      "Can you take the old sign down?",
    ],
    opening: [
      "Can people see it from across the road?",
      "Ute, window or wall {where}: send a photo of the blank space.",
    ],
    steps: designJob,
  },
  {
    id: "printer",
    name: "printer",
    above: "profession",
    synonyms: list("print shop, printing, business cards, copy shop, flyers, commercial printer"),
    mood: "profession",
    colour: "#4a4a8a",
    services: offers({
      "Business cards": "We print cards on a choice of papers.",
      "Flyers and brochures": "We print and fold them.",
      "Banners and posters": "We print big, for walls, fences and windows.",
      "T-shirts and uniforms": "We print and stitch your name on clothes.",
      "Books and programs": "We print and bind books and programs.",
      "Stickers and labels": "We ask what they stick to, and whether they get wet.",
    }),
    questions: [
      {
        question: "What kind of file do you need?",
        answer:
          "A PDF with the fonts embedded and a little bleed past the edges. If you have something else, send it and we’ll have a look.",
        notOf: ["embroiderer"],
      },
      {
        question: "Can I see a proof first?",
        answer:
          "Yes. Read the names, dates and numbers aloud, and have someone else read it with fresh eyes.",
      },
      {
        question: "Can you fix my artwork?",
        answer:
          "Often. Send it early: blurred pictures and missing fonts take longer than printing does.",
        notOf: ["embroiderer"],
      },
      "What is the smallest run I can order?",
    ],
    opening: ["How many, how big, and on what?", "Need it for Saturday? Ask before you design it."],
    steps: designJob,
    enquiry: { details: ["How many", "Needed by"], question: "What would you like printed?" },
  },
  {
    id: "illustration-and-design",
    name: "graphic designer",
    above: "profession",
    synonyms: list(
      "graphic design, logo design, logos, branding, illustrator, brand designer, packaging design",
    ),
    topics: list("print design, character design, animation, comics, sticker, stickers"),
    mood: "profession",
    colour: "#b0462f",
    services: offers({
      Logos: "We design a mark that works small and large.",
      "Brand style": "We choose the colours, letters and rules of a brand.",
      Packaging: "We design boxes, bags and labels.",
      "Menus and brochures": "We lay out words and pictures for print.",
      Illustrations: "We draw for books, walls and screens.",
      "Social media graphics": "We draw posts and covers that belong together.",
    }),
    questions: [
      {
        question: "Can you tidy up the logo I have?",
        answer:
          "Yes. Send the largest file you can find, or a photo of the sign. We can redraw it so that it works small and large.",
      },
      {
        question: "What do you need to know to begin?",
        answer:
          "Who will see it and where, what you like, and what you don’t. Pictures of other people’s work say more than adjectives.",
      },
      "How many ideas will I see?",
      "Do I get the files?",
      "Do you arrange the printing?",
    ],
    opening: [
      "What should people feel before they read a word?",
      "Bring three things that look right to you.",
    ],
    steps: designJob,
  },
  {
    id: "websites",
    name: "web designer",
    above: "profession",
    synonyms: list(
      "web design, websites, web developer, website design, wordpress, shopify, online store design",
    ),
    topics: list("ecommerce, landing page, e-commerce, online shop, dropshipping"),
    mood: "profession",
    colour: "#2f5f9a",
    services: offers(
      {
        "New websites":
          "We sort out what it has to say, then design it, build it and put it online.",
        "Online shops":
          "We set up products, payments, postage and the emails that go with an order.",
        "Rebuilding an old site": "We move what works and rebuild the rest.",
        "Looking after a site": "We keep it backed up and up to date, and change what you send us.",
        "Words and pictures": "We ask the questions, write the text and make the photos fit.",
        "Booking pages": "We let visitors pick a time themselves, and show you who is coming.",
      },
      { "Rebuilding an old site": "wrench" },
    ),
    questions: [
      {
        question: "Who owns the domain name?",
        answer:
          "You should, in your own name, so that it stays yours wherever the site goes. Check whose name it’s in today, before anything changes.",
      },
      {
        question: "What do you need from me?",
        answer:
          "What you do, for whom and where, a few real photos, and the questions that people ask you on the phone.",
      },
      {
        question: "What can I change myself afterwards?",
        answer:
          "Tell us what you would like to change and how often. A price list is one thing, a new page another.",
      },
      "What does it cost each month?",
    ],
    opening: [
      "Does your website look like you?",
      "Old site, no site, half a site: show what there is.",
    ],
    steps: designJob,
  },
  {
    id: "marketing-and-social-media",
    name: "marketing consultant",
    above: "profession",
    synonyms: list(
      "marketing, social media, seo, digital marketing, advertising, social media manager, public relations, marketing agency, content creator",
    ),
    topics: list(
      "instagram, facebook, content marketing, branding strategy, influencer, ads, email marketing, pr",
    ),
    mood: "profession",
    colour: "#8a3a6a",
    services: offers(
      {
        "Social media": "We plan, write and post.",
        Newsletters: "We write newsletters and send them.",
        "Local advertising": "We place ads in the area.",
        "Marketing plans": "We write a plan for the year.",
        "Photos and posts": "We take photos and write the words.",
        "Workshops for owners": "We show owners how to do it themselves.",
      },
      { "Workshops for owners": "flip-chart" },
    ),
    questions: [
      {
        question: "What should I do first, if I can only do one thing?",
        answer:
          "Make sure people who look for you find the right hours, phone number and photos. The rest builds on that.",
      },
      {
        question: "Who writes the posts?",
        answer:
          "We can, from what you tell us, or you do and we look over them. Photos from your own phone often work better than bought ones.",
      },
      "How will I know if it’s working?",
      "Am I tied in for a year?",
    ],
    opening: [
      "Who should hear about you, and where are they on a Tuesday night?",
      "Posting, and nobody looks? Bring your last ten.",
    ],
    steps: designJob,
  },
];
