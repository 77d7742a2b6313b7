import type { City } from "../../content/cities/city.ts";
import { sketchPath } from "../../core/sketches/fields.ts";
import { citySample } from "../../core/sketches/samples.ts";
import { PageSection } from "../../ui/page-section.tsx";

/**
 * A sketch for a trade that is at home in a city: on a phone as a phone shows it, on a computer as a
 * computer does. The frame waits until it is near, and nothing in it takes a key or a finger.
 */
export function CitySketch({ city }: { city: City }) {
  const { name, trade, path } = citySample(city);
  return (
    <PageSection
      id="sketch"
      layout="beside"
      title={`${city.name}, sketched`}
      lead={`Made up from a name, “${trade}” and “${city.name}”, in two seconds.`}
    >
      <div className="relative h-104 w-75 max-w-full overflow-hidden rounded-card border border-edge md:w-160">
        <iframe
          title={name}
          src={path}
          loading="lazy"
          sandbox="allow-same-origin"
          inert
          className="h-208 w-100 origin-top-left scale-75 md:w-320 md:scale-50"
        />
        <a href={path} className="absolute inset-0">
          <span className="sr-only">{name}</span>
        </a>
      </div>
    </PageSection>
  );
}

/** The way to one’s own, with the city typed in already. */
export function SketchLink({ city }: { city: City }) {
  const query = new URLSearchParams({ place: city.name });
  return (
    <a href={`${sketchPath}?${query}`} className="flex min-h-11 items-center text-link">
      See your website
    </a>
  );
}
