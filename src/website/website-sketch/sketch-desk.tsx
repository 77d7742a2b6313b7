import { useEffect, useRef, useState } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DeleteSketch } from "./delete-sketch.tsx";
import { Devices } from "./devices.tsx";
import { LikeChoices } from "./like-choices.tsx";
import { LookChoices } from "./look-choices.tsx";
import { PassOn } from "./pass-on.tsx";
import type { ShownLook, SketchData } from "./sketch-data.ts";

type SketchDeskProps = {
  sketch: SketchData;
  /** Of a page of its own, or below the form that made it. */
  heading?: "h1" | "h2";
  /** Whether it has just come in place of something else. */
  isNew?: boolean;
};

/** A website that a visitor has asked for, in two frames, with other looks for it. */
export function SketchDesk({ sketch, heading: Heading = "h1", isNew }: SketchDeskProps) {
  const [look, setLook] = useState(sketch.look);
  const [near, setNear] = useState<Partial<ShownLook>>();
  const [page, setPage] = useState("");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const addressOf = (shown: ShownLook) =>
    `${sketch.path}/page?${new URLSearchParams({ ...shown, ...likeOf(sketch), ...(page && { page }) })}`;

  function choose(chosen: Partial<ShownLook>) {
    setLook({ ...look, ...chosen });
    if (sketch.isMaker) keep(sketch.path, chosen);
  }

  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-2">
          <Heading ref={title} tabIndex={-1} className="break-words text-title outline-none">
            {sketch.name}
          </Heading>
          <p className="break-words text-lead text-muted">
            {[sketch.trade, sketch.place].filter(Boolean).join(", ")}
          </p>
        </div>
        <ButtonLink size="large" href={startLink(sketch, look)}>
          Get this built
        </ButtonLink>
      </header>
      <Notice title="This is a sketch">
        <p>
          What you typed is yours; the services, questions and other words are suggestions, for you
          to confirm or throw out. Its links and forms do nothing here.
        </p>
      </Notice>
      <LikeChoices sketch={sketch} />
      {sketch.pages.length > 1 && (
        <PageChoice pages={sketch.pages} current={page} onChoose={setPage} />
      )}
      <Devices
        name={sketch.name}
        src={addressOf(look)}
        ahead={near && addressOf({ ...look, ...near })}
      />
      <LookChoices sketch={sketch} look={look} onChoose={choose} onNear={setNear} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="grid gap-5">
          <h2 className="text-heading">See it on your phone</h2>
          <PassOn {...sketch} />
        </Card>
        <Card tone="sand" className="grid gap-4">
          <h2 className="text-heading">What we keep</h2>
          <p>
            What you typed, the design and the colour, until {sketch.keptUntil}. Whoever has the
            link can see it; search engines don’t list it.
          </p>
          {sketch.isMaker && <DeleteSketch path={sketch.path} />}
        </Card>
      </div>
    </div>
  );
}

type PageChoiceProps = Pick<SketchData, "pages"> & {
  current: string;
  onChoose(path: string): void;
};

function PageChoice({ pages, current, onChoose }: PageChoiceProps) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  if (!isReady) return null; // without the script the first page is shown
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Page</legend>
      {pages.map(({ path, name }) => (
        <button
          key={path}
          type="button"
          aria-pressed={path === current}
          onClick={() => onChoose(path)}
          className="min-h-11 cursor-pointer rounded-card border border-line bg-surface px-3.5 font-semibold text-small aria-pressed:border-eucalyptus aria-pressed:bg-leaf"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** For an address: what the trade is like, if anything. */
function likeOf({ like: { chosen } }: SketchData) {
  return chosen === "" ? {} : { like: chosen };
}

/** The brief, with the sketch as it looks now. The usual colour is nobody’s choice. */
function startLink(shown: SketchData, { design, colour }: ShownLook): string {
  const { path, usualColour } = shown;
  const sketch = path.slice(path.lastIndexOf("/") + 1);
  const chosen = { design, ...(colour !== usualColour && { colour }), ...likeOf(shown) };
  return `/start?${new URLSearchParams({ form: "brief", sketch, ...chosen })}`;
}

/** What cannot be kept is still on the screen, and goes along to the brief. */
function keep(path: string, look: Partial<ShownLook>): void {
  const headers = { accept: "application/json" };
  fetch(path, { method: "POST", headers, body: new URLSearchParams(look) }).catch(() => {});
}
