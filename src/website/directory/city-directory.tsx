import { cityPath } from "../../content/cities.ts";
import { citiesByState } from "../../content/directory.ts";
import { ArrowRight } from "../../ui/icons.tsx";

/** Every city under its state; states with the most cities first. */
export function CityDirectory() {
  return (
    <section aria-labelledby="cities-title" className="bg-sand py-16 md:py-24">
      <div className="page-width">
        <h2 id="cities-title" className="sr-only">
          Cities by state
        </h2>
        <div className="gap-x-10 sm:columns-2 lg:columns-4">
          {citiesByState().map(({ state, cities }) => (
            <section key={state} className="mb-10 break-inside-avoid">
              <h3 className="border-ink border-b pb-3 text-heading">{state}</h3>
              <ul>
                {cities.map((city) => (
                  <li key={city.slug} className="border-line border-b">
                    <a
                      href={cityPath(city)}
                      className="group flex min-h-12 items-center justify-between gap-4 font-medium underline-offset-4 hover:underline"
                    >
                      {city.name}
                      <ArrowRight className="size-4.5 shrink-0 text-eucalyptus motion-safe:transition-transform motion-safe:group-hover:translate-x-1" />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
