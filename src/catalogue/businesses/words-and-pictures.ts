import { type Business, list } from "./business.ts";
import { designJob, deskWork } from "./steps.ts";

export const wordsAndPictures: readonly Business[] = [
  {
    noun: "translator",
    mood: "profession",
    drawing: "desk",
    colour: "#5a4a7a",
    words: list("translat, interpret, language servic, subtitl"),
    services: list(
      "Documents, Interpreting by phone, Interpreting in person, Websites, Subtitles, Proofreading",
    ),
    questions: [
      "Will a government office accept the translation?",
      "How do you charge: by the page or by the word?",
      "Do you keep my papers private?",
      "Can you come along to an appointment?",
    ],
    opening: ["What does the letter say?", "From which language, into which, and by when?"],
    steps: deskWork,
  },
  {
    noun: "copywriter",
    mood: "profession",
    drawing: "desk",
    colour: "#7a4a3a",
    words: list(
      "copywrit, editor, proofread, ghostwrit, copy ?editing, editing servic, memoir, content writ, technical writ, writing servic, editing novel",
    ),
    services: list("Website words, Brochures, Editing, Proofreading, Newsletters, Life stories"),
    questions: [
      "Can you write it so it sounds like me?",
      "How many rounds of changes are there?",
      "Do you write about things you know nothing about?",
      "Do I own the words afterwards?",
    ],
    opening: ["How would you say it over the fence?", "A blank page {where}? Start by talking."],
    steps: designJob,
  },
  {
    noun: "sign writer",
    mood: "profession",
    drawing: "desk",
    colour: "#b0622a",
    words: list(
      "sign ?writ, signage, signs?\\b, vehicle wrap, shop sign, neon sign, sign maker, engrav, troph, laser cut",
    ),
    services: list(
      "Shop signs, Vehicle lettering, Window lettering, Banners, Site signs, Hand-painted signs",
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
    noun: "printer",
    mood: "profession",
    drawing: "desk",
    colour: "#4a4a8a",
    words: list(
      "print shop, printer, printing, business cards, flyers, screen print, t-?shirt print, copy shop, 3d print, embroidered uniform",
    ),
    services: list(
      "Business cards, Flyers and brochures, Banners and posters, T-shirts and uniforms, Books and programs, Stickers and labels",
    ),
    questions: [
      "What kind of file do you need?",
      "Can I see a proof first?",
      "What is the smallest run I can order?",
      "Can you fix my artwork?",
    ],
    opening: ["How many, how big, and on what?", "Need it for Saturday? Ask before you design it."],
    steps: designJob,
  },
  {
    noun: "graphic designer",
    mood: "profession",
    drawing: "desk",
    colour: "#b0462f",
    words: list(
      "graphic design, logo design, branding, illustrat, logos, packaging design, brand design, illustration",
    ),
    services: list(
      "Logos, Brand style, Packaging, Menus and brochures, Illustrations, Social media graphics",
    ),
    questions: [
      "How many ideas will I see?",
      "Do I get the files?",
      "Can you tidy up the logo I have?",
      "Do you arrange the printing?",
    ],
    opening: [
      "What should people feel before they read a word?",
      "Bring three things that look right to you.",
    ],
    steps: designJob,
  },
  {
    noun: "web designer",
    mood: "profession",
    drawing: "desk",
    colour: "#2f5f9a",
    words: list(
      "web design, websites, web develop, app develop, software, shopify, web site, web page, online shop, wordpress, ecommerce",
    ),
    services: list(
      "New websites, Online shops, Rebuilding an old site, Looking after a site, Words and pictures, Booking pages",
    ),
    questions: [
      "Can I change things myself afterwards?",
      "Who owns the domain name?",
      "What do you need from me?",
      "What does it cost each month?",
    ],
    opening: [
      "Does your website look like you?",
      "Old site, no site, half a site: show what there is.",
    ],
    steps: designJob,
  },
  {
    noun: "marketing consultant",
    mood: "profession",
    drawing: "desk",
    colour: "#8a3a6a",
    words: list("marketing, social media, seo, advertis, public relation, content creat"),
    services: list(
      "Social media, Newsletters, Local advertising, Marketing plans, Photos and posts, Workshops for owners",
    ),
    questions: [
      "What should I do first, if I can only do one thing?",
      "How will I see whether it works?",
      "Who writes the posts?",
      "Am I tied in for a year?",
    ],
    opening: [
      "Who should hear about you, and where are they on a Tuesday night?",
      "Posting, and nobody looks? Bring your last ten.",
    ],
    steps: designJob,
  },
];
