import { type ReactNode, useEffect, useState } from "react";
import { reportToolUse } from "../../analytics/report-tool-use.ts";
import { MapCredits } from "./map-credits.tsx";
import { canReach, embeddedMap, mapPage } from "./open-street-map.ts";

type LiveMapProps = {
  cityName: string;
  latitude: number;
  longitude: number;
  /** The drawn map's scale. */
  scale: { km: number; pixels: number };
  /** The drawn map. */
  children: ReactNode;
};

type Shown = "drawn" | "asking" | "live" | "unreachable";

/**
 * The drawn map, with a button that puts OpenStreetMap's over it. OpenStreetMap is contacted only
 * when the button is pressed; if it doesn't answer, the drawn map stays. Without JavaScript the
 * button is a link to the same place on openstreetmap.org.
 */
export function LiveMap({ cityName, scale, children, ...place }: LiveMapProps) {
  const [shown, setShown] = useState<Shown>("drawn");
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const live = shown === "live";

  async function toggle() {
    if (shown === "asking") return;
    if (live) return setShown("drawn");
    setShown("asking");
    reportToolUse();
    setShown((await canReach(embeddedMap(place))) ? "live" : "unreachable");
  }

  return (
    <figure className="city-map overflow-hidden rounded-card border border-ink bg-surface">
      <div className="relative border-ink border-b">
        <div className={live ? "invisible" : undefined}>{children}</div>
        {live && (
          <iframe
            title={`Live map of ${cityName}`}
            src={embeddedMap(place)}
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="absolute inset-0 size-full"
          />
        )}
      </div>
      <figcaption className="grid gap-1 px-4 pt-1.5 pb-4 text-muted text-small">
        <span className="flex items-center justify-between gap-4">
          <span role="status" className="text-ink">
            {messages[shown]}
          </span>
          <a
            href={mapPage(place)}
            data-replay=""
            {...(scripted && { role: "button" })}
            aria-busy={shown === "asking" || undefined}
            onClick={(event) => {
              event.preventDefault();
              toggle();
            }}
            onKeyDown={(event) => {
              if (event.key !== " ") return;
              event.preventDefault();
              toggle();
            }}
            className="text-link flex min-h-11 shrink-0 items-center"
          >
            {live ? "Show drawn map" : "Show live map"}
          </a>
        </span>
        <span className="grid">
          <span className={`flex flex-wrap gap-x-5 [grid-area:1/1] ${live ? "invisible" : ""}`}>
            <MapCredits scale={scale} />
          </span>
          {live && <span className="[grid-area:1/1]">Map data: © OpenStreetMap contributors.</span>}
        </span>
      </figcaption>
    </figure>
  );
}

const messages: Record<Shown, string> = {
  drawn: "Drawn from public data.",
  asking: "Asking OpenStreetMap…",
  live: "Live from OpenStreetMap.",
  unreachable: "No answer, so the drawn map stays.",
};
