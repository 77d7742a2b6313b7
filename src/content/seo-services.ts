/** The SEO page: six groups of work, three benefits, four steps. It states no price. */
export const seoServices = {
  title: "SEO services for small business",
  description:
    "Help people nearby find you: local listings, pages that answer, a fast site and honest reports. SEO for Australian small businesses, in plain words.",
  heading: "Be found by the people who are already looking",
  lead: "Search engine optimisation sounds like a trade secret. Mostly it’s making clear what you do and where, on a site that loads quickly, and keeping it true. We do that work and show you what we did.",
  groups: [
    {
      title: "Local search",
      text: "So that you turn up on the map when someone nearby needs you.",
      items: [
        "Your Google Business Profile set up or tidied",
        "Name, address and phone the same everywhere",
        "Service areas by suburb and town",
        "A simple way to ask customers for reviews",
      ],
    },
    {
      title: "Pages that answer",
      text: "Each thing you sell gets a page that says what a buyer wants to know.",
      items: [
        "Words people really type, found before we write",
        "A page for each service, not one for everything",
        "Questions and answers from your own inbox",
        "Titles and descriptions that make sense in a list of results",
      ],
    },
    {
      title: "The technical side",
      text: "The parts nobody sees, and search engines check first.",
      items: [
        "Speed on a phone with two bars",
        "Broken links, redirects and duplicate pages",
        "Sitemap, robots file and canonical addresses",
        "Pages that work with a keyboard and a screen reader",
      ],
    },
    {
      title: "Structured data",
      text: "Facts about your business in a form that machines read without guessing.",
      items: [
        "Local business, opening hours and area served",
        "Services, prices and questions",
        "Breadcrumbs and the organisation behind the site",
        "Checked after every change",
      ],
    },
    {
      title: "Being mentioned",
      text: "Links and listings that exist because you do good work, none of them bought.",
      items: [
        "Trade bodies, chambers and council directories",
        "Suppliers and partners you already have",
        "Local news, clubs and sponsorships",
        "Old or wrong listings corrected",
      ],
    },
    {
      title: "Measuring",
      text: "A short report that a person can read over a cup of tea.",
      items: [
        "Which searches showed you, and which brought a visit",
        "Enquiries counted without tracking people across the web",
        "What we changed, and what happened next",
        "What we’d do next month, and what isn’t worth doing",
      ],
    },
  ],
  benefits: [
    {
      title: "Enquiries that fit",
      text: "When the page names your suburbs and your prices, the people who ring have already decided that you might do.",
    },
    {
      title: "Work that keeps paying",
      text: "An ad stops the day you stop paying for it. A good answer on your own site goes on being found.",
    },
    {
      title: "You own all of it",
      text: "The pages, the listings and the reviews are in your name. If we part ways, they stay with you.",
    },
  ],
  steps: [
    {
      title: "Look",
      text: "We check your site, your listings and what your neighbours in the results are doing, and write down what we find.",
    },
    {
      title: "Choose",
      text: "Together we pick the few things most likely to bring work, given your area and your season.",
    },
    {
      title: "Do",
      text: "We write, fix and list. You approve anything that speaks in your name.",
    },
    {
      title: "Show",
      text: "You get a plain report, and we adjust. Search takes weeks to notice, and we’ll say so when it’s too early to tell.",
    },
  ],
  honesty: {
    title: "What nobody can promise",
    text: "First place. Search engines decide that, and they change their minds. Anyone who guarantees it is guessing or buying it. We promise the work, done properly and shown to you.",
  },
  call: {
    title: "Want a look at where you stand?",
    text: "Tell us about your business and mention SEO. We’ll start with what’s holding you back.",
    button: "Get started",
    href: "/start?form=brief",
  },
} as const;
