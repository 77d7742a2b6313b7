import { about } from "./about.ts";
import { categories, ideasPath } from "./business-ideas/idea.ts";
import { ideaCategories } from "./business-ideas.ts";
import type { City } from "./cities/city.ts";
import { cities, cityPath } from "./cities.ts";
import { demo } from "./demo.ts";
import { directory } from "./directory.ts";
import { handyman } from "./handyman.ts";
import { promises, times } from "./offer.ts";
import { seoServices } from "./seo-services.ts";

/** A page that people may find by searching, and how it presents itself there. */
export type SitePage = {
  /** Its one address, such as `/about`. */
  path: string;
  /** In breadcrumbs, and small on the picture that is shared with a link. */
  name: string;
  /** Without the company’s name, which the layout adds: at most 46 characters. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** Large on the picture that is shared with a link. */
  headline: string;
  keywords?: readonly string[];
  /** Path of the page above, when that is not home. */
  parent?: string;
};

export const home: SitePage = {
  path: "/",
  name: "Home",
  title: "Websites built for Australian businesses",
  description: `Tell us your idea and we design, write and host your website in ${times.delivery}, with an AI assistant that answers your customers. ${promises.noLockIn}.`,
  headline: "You run the business. We build the website.",
};

/** Of the page with both forms; `/waitlist` answers the same. */
export const formPath = "/start";

/**
 * Every page that search engines may list: the layout, the sitemap, the breadcrumbs and the shared
 * pictures all read this list. A page that is not in it (an error, a confirmation) stays unlisted.
 */
export const sitePages: readonly SitePage[] = [
  home,
  {
    path: formPath,
    name: "Join the waitlist",
    title: "Join the priority waitlist",
    description:
      "Join the queue for a website built and hosted for you. Leave your name and email and we’ll tell you your position straight away.",
    headline: "Join the queue for a website built for you",
  },
  { path: "/about", name: "About us", ...pick(about) },
  {
    path: "/contact",
    name: "Contact us",
    title: "Contact us",
    description: `Ask a question before you join or while we build your site. Write to us from this page and a person replies within ${times.supportReply}.`,
    headline: "Ask us anything. A person replies.",
  },
  { path: "/seo-services", name: "SEO services", ...pick(seoServices) },
  { path: "/handyman-website", name: "Handyman websites", ...pick(handyman) },
  { path: "/demo", name: "Demo site", ...pick({ ...demo, heading: demo.home.heading }) },
  {
    path: "/tools/website-sketch",
    name: "See your website",
    title: "See your website in two seconds",
    description:
      "Type your business’s name, trade and town and see a whole website for it, on a phone and on a computer, in any design and colour. Free, no account.",
    headline: "See your website before it exists",
  },
  {
    path: "/tools/startup-domain-generator",
    name: "Startup idea generator",
    title: "Startup idea and domain name generator",
    description:
      "Name a niche and get a startup idea with a business model, a first step and domain names that are checked for you. Free, no login required.",
    headline: "A startup idea, and a name to go with it",
  },
  {
    path: "/tools/local-mvp-ideas",
    name: "Local business ideas",
    title: "Local business idea generator",
    description:
      "Tell us where you are, what you’re good at and what you can spend. Get a small local business idea and a cheap way to test it. Free to use.",
    headline: "A business idea that fits your town",
  },
  ...ideaCategories.map(
    ({ id }): SitePage => ({
      path: ideasPath(id),
      name: categories[id].title,
      title: `${categories[id].title}: three business ideas`,
      description: `${categories[id].description} Three ideas with customers, first steps and worked earnings.`,
      headline: `${categories[id].title}: three ideas to start small`,
    }),
  ),
  {
    path: "/privacy",
    name: "Privacy",
    title: "Privacy notice",
    description:
      "What personal information this website collects, why, where it goes, how long it’s kept and what you can ask us to do about it.",
    headline: "What we collect, why, and what you can do about it",
  },
  {
    path: "/terms",
    name: "Terms",
    title: "Terms of service",
    description:
      "The terms we build and host websites on, written to be read: what you get, what it costs, how to leave and what you take with you.",
    headline: "Terms that are written to be read",
  },
  { path: "/ai-business-tools-directory", name: "Cities", ...pick(directory) },
  ...cities.map(
    (city: City): SitePage => ({
      path: cityPath(city),
      name: city.name,
      title: city.title,
      description: city.description,
      headline: city.heroLine,
      keywords: city.keywords,
      parent: "/ai-business-tools-directory",
    }),
  ),
];

/** The listed page at an address, if there is one. */
export function findPage(path: string): SitePage | undefined {
  return sitePages.find((page) => page.path === path);
}

/** The way from home down to a page, both included. */
export function trailTo(page: SitePage): readonly SitePage[] {
  if (page.path === home.path) return [home];
  const parent = page.parent === undefined ? home : findPage(page.parent);
  return [...trailTo(parent ?? home), page];
}

function pick(copy: { title: string; description: string; heading: string }) {
  return { title: copy.title, description: copy.description, headline: copy.heading };
}
