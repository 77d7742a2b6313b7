import type { ReactNode } from "react";
import type { City } from "../../content/cities/city.ts";
import { cityPath } from "../../content/cities.ts";
import { PageSection } from "../../ui/page-section.tsx";
import { nearbyCities } from "./nearby-cities.ts";

type LiveToolsProps = {
  city: City;
  /** Slots: only the page can name the islands that go in them. */
  ideas?: ReactNode;
  weather?: ReactNode;
  map?: ReactNode;
  quote?: ReactNode;
};

/** The four free tools of a city page, and links to the nearest cities. */
export function LiveTools({ city, ideas, weather, map, quote }: LiveToolsProps) {
  const { name } = city;
  return (
    <PageSection id="tools" tone="sky" title={`Free tools for ${name}`}>
      <div className="grid gap-14 md:gap-18">
        <Tool
          title="What could you start?"
          text="Pick a category to see three small ideas in detail."
        >
          {ideas}
        </Tool>
        <div className="grid gap-4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          {weather}
          <div className="grid content-between gap-4">
            {map}
            <NearbyCities city={city} />
          </div>
        </div>
        <Tool title="Quick quote" text={`What a website costs in ${name}, without a phone call.`}>
          {quote}
        </Tool>
      </div>
    </PageSection>
  );
}

function Tool({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h3 className="text-subtitle">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}

function NearbyCities({ city }: { city: City }) {
  const nearby = nearbyCities(city);
  if (nearby.length === 0) return null;
  return (
    <nav aria-label="Nearest city pages" className="flex flex-wrap items-center gap-x-6">
      <span className="font-semibold">Nearest pages</span>
      {nearby.map(({ city: other, km }) => (
        <span key={other.slug}>
          <a className="text-link inline-flex min-h-11 items-center" href={cityPath(other)}>
            {other.name}
          </a>{" "}
          <span className="text-muted text-small">{`${km.toLocaleString("en-AU")} km`}</span>
        </span>
      ))}
    </nav>
  );
}
