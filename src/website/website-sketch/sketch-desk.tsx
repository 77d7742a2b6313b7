import { useState } from "react";
import { SketchFrame } from "./framed-sketch.tsx";
import { LikeChoices } from "./like-choices.tsx";
import { LookChoices } from "./look-choices.tsx";
import { lookIn } from "./look-in.ts";
import { SketchBar } from "./sketch-bar.tsx";
import type { ShownLook, SketchData } from "./sketch-data.ts";
import { SketchHeader } from "./sketch-header.tsx";

type SketchDeskProps = {
  sketch: SketchData;
  companyName: string;
};

/**
 * A website that was asked for: the page itself, with what its maker can do above it and below
 * their thumb. Others see the page, whose it is, and the way to one of their own.
 */
export function SketchDesk({ sketch, companyName }: SketchDeskProps) {
  const [look, setLook] = useState(sketch.look);
  const addressOf = (shown: ShownLook) => `${sketch.path}/page?${new URLSearchParams(shown)}`;

  function choose(chosen: Partial<ShownLook>) {
    // Two presses may come before one is drawn.
    setLook((now) => ({ ...lookIn(chosen.design ?? now.design, now, sketch), ...chosen }));
    keep(sketch.path, chosen);
  }

  return (
    <div className="desk">
      <SketchHeader {...{ sketch, look, companyName }} />
      {sketch.isMaker && <LikeChoices sketch={sketch} />}
      <SketchFrame title={`${sketch.name}, as it would look`} src={addressOf(look)} />
      <SketchBar sketch={sketch} fullSize={addressOf(look)}>
        {sketch.isMaker && <LookChoices {...{ sketch, look, addressOf }} onChoose={choose} />}
      </SketchBar>
    </div>
  );
}

/** Goes on while the visitor leaves for the brief. What cannot be kept is still on the screen. */
function keep(path: string, look: Partial<ShownLook>): void {
  const headers = { accept: "application/json" };
  const body = new URLSearchParams(look);
  fetch(path, { method: "POST", headers, body, keepalive: true }).catch(() => {});
}
