import { useFact, useMarks, usePage, useTarget, useText } from "../context.ts";
import { hoursLines } from "../opening-hours.ts";
import { ItemName, SectionHead } from "../parts.tsx";
import type { Contact } from "./schema.ts";

export function ContactView({ block }: { block: Contact }) {
  // Said once on a page.
  const { field } = useMarks();
  const hasArea = usePage().blocks.some(({ type }) => type === "area");
  return (
    <section className="section contact" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} below="intro" />
      <div className="contact-ways">
        <Reach />
        <Hours block={block} />
        {!hasArea && <Area block={block} />}
      </div>
      <form className="enquiry" id="enquiry" method="post" action="/enquiry">
        <label>
          Your name
          <input name="name" autoComplete="name" required maxLength={100} />
        </label>
        <label>
          Email or phone
          <input name="reply_to" required maxLength={254} />
        </label>
        <label {...field("question")}>
          {useText(block.question)}
          <textarea name="message" rows={5} required maxLength={5000} />
        </label>
        {/* People do not see this; programs that fill in forms do. */}
        <label className="trap" aria-hidden="true">
          Leave this empty
          <input name="leave_blank" tabIndex={-1} autoComplete="off" />
        </label>
        <button className="button" type="submit">
          Send
        </button>
      </form>
    </section>
  );
}

function Reach() {
  const phone = useFact("phone");
  const email = useFact("email");
  const address = useFact("address");
  const call = useTarget("phone");
  const { fact } = useMarks();
  if (!phone && !email && !address) return null;
  return (
    <div className="reach">
      {phone && (
        <p className="reach-phone">
          <a href={call} {...fact("phone")}>
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`} {...fact("email")}>
            {email}
          </a>
        </p>
      )}
      {address && <p {...fact("address")}>{address}</p>}
    </div>
  );
}

function Hours({ block }: { block: Contact }) {
  const hours = useFact("hours") ?? [];
  const note = useFact("hoursNote");
  const { fact } = useMarks();
  if (hours.length === 0 && !note) return null;
  return (
    <div className="hours">
      <ItemName in={block}>Hours</ItemName>
      {hours.length > 0 && (
        <dl>
          {hoursLines(hours, { withClosed: !note }).map(({ days, times }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p {...fact("hoursNote")}>{note}</p>}
    </div>
  );
}

function Area({ block }: { block: Contact }) {
  const area = useFact("area");
  const note = useFact("areaNote");
  const { fact } = useMarks();
  if (!area && !note) return null;
  return (
    <div className="area">
      <ItemName in={block}>{area?.length === 1 ? "Area" : "Areas"}</ItemName>
      {area && <p {...(area.length === 1 && fact("area", 0))}>{area.join(", ")}</p>}
      {note && <p {...fact("areaNote")}>{note}</p>}
    </div>
  );
}
