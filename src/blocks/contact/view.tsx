import { compositionOf } from "../compositions.ts";
import { useFact, useMarks, usePage, useTarget, useText } from "../context.ts";
import { hoursLines } from "../facts/opening-hours.ts";
import { ItemName, SectionHead } from "../parts.tsx";
import { detailField, LONGEST_DETAIL } from "./detail-field.ts";
import type { Contact } from "./schema.ts";

export function ContactView({ block }: { block: Contact }) {
  const { facts, shown, blocks } = usePage();
  const composition = compositionOf(block, facts, shown) ?? "beside";
  const hours = useFact("hours");
  const hoursNote = useFact("hoursNote");
  const area = useFact("area");
  const areaNote = useFact("areaNote");
  const hasHours = hoursNote !== undefined || Boolean(hours?.length);
  // Said once on a page. One place alone is no part of a section: the footer has it.
  const isAlone = area?.length === 1 && !areaNote && !hasHours;
  const isSaid = blocks.some(({ type }) => type === "area" || (isAlone && type === "footer"));
  const when = <Hours block={block} />;
  const where = isSaid ? null : <Area block={block} />;
  return (
    <section
      className={
        composition === "beside" ? "section contact" : `section contact contact-${composition}`
      }
      id={block.id}
      aria-labelledby={`${block.id}-title`}
    >
      <SectionHead of={block} below="intro" />
      {composition === "beside" || composition === "details" ? (
        <>
          <div className="contact-ways">
            <Reach />
            {when}
            {where}
          </div>
          <Enquiry block={block} />
        </>
      ) : (
        <>
          <div className="contact-ways">
            <Reach />
            {!hasHours && where}
          </div>
          {composition !== "number" && <Enquiry block={block} />}
          <div className="contact-ways">
            {when}
            {hasHours && where}
          </div>
          {composition === "number" && <Enquiry block={block} />}
        </>
      )}
    </section>
  );
}

function Enquiry({ block }: { block: Contact }) {
  const { field } = useMarks();
  const { details = [] } = block;
  return (
    <form className="enquiry" id="enquiry" method="post" action="/enquiry">
      <label>
        Your name
        <input name="name" autoComplete="name" required maxLength={100} />
      </label>
      <label>
        Email or phone
        <input name="reply_to" autoComplete="email" required maxLength={254} />
      </label>
      {details.length > 0 && (
        <div className="enquiry-details">
          {details.map((detail, index) => (
            <label key={detail}>
              <span>
                <span {...field("details", index)}>{detail}</span> (optional)
              </span>
              <input name={detailField(detail)} maxLength={LONGEST_DETAIL} />
            </label>
          ))}
        </div>
      )}
      <label {...field("question")}>
        {useText(block.question)}
        {/* Where details are asked, they alone may say it all. */}
        <textarea name="message" rows={5} required={details.length === 0} maxLength={5000} />
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
  );
}

function Reach() {
  const phone = useFact("phone");
  const email = useFact("email");
  const address = useFact("address");
  const call = useTarget("phone");
  const directions = useTarget("directions");
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
      {address && (
        <p>
          <span {...fact("address")}>{address}</span>{" "}
          <a className="directions" href={directions} rel="noopener">
            Directions
          </a>
        </p>
      )}
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
      <ItemName in={block}>Where</ItemName>
      {area && <p {...(area.length === 1 && fact("area", 0))}>{area.join(", ")}</p>}
      {note && <p {...fact("areaNote")}>{note}</p>}
    </div>
  );
}
