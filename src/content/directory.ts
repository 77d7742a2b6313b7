import type { City } from "./cities/city.ts";
import { cities } from "./cities.ts";

/** The city directory: its copy, and the cities by state as a person would look for them. */
export const directory = {
  title: "AI business tools by city",
  description: `Find your city: websites with an AI assistant, business ideas and quick quotes for small businesses in ${cities.length} Australian cities and towns.`,
  heading: "AI business tools, city by city",
  lead: "Pick your city for local business ideas, a map, today’s weather and a quick quote. The service is the same everywhere; the page is about where you are.",
  missing: {
    title: "Not on the list?",
    text: "We build for businesses anywhere in Australia. Tell us where you are and we’ll take it from there.",
    button: "Can’t Find Your City?",
    href: "/start?form=brief",
  },
} as const;

const stateNames: Record<City["state"], string> = {
  NSW: "New South Wales",
  VIC: "Victoria",
  QLD: "Queensland",
  SA: "South Australia",
  WA: "Western Australia",
  TAS: "Tasmania",
  NT: "Northern Territory",
  ACT: "Australian Capital Territory",
};

/** The cities of each state, states with more of them first. */
export function citiesByState(): { state: string; cities: readonly City[] }[] {
  return Object.entries(stateNames)
    .map(([code, state]) => ({ state, cities: cities.filter((city) => city.state === code) }))
    .sort((one, other) => other.cities.length - one.cities.length);
}
