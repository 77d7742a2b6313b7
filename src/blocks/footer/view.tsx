import { useFact, useMarks, usePage, useTarget, useText } from "../context.ts";
import { hoursLines } from "../facts/opening-hours.ts";
import { Drawing } from "../subjects/scene.tsx";
import { siteNameOf } from "../web-address.ts";
import type { Footer } from "./schema.ts";

/** A name of more characters is set as text. */
const LONG = 40;

export function FooterView({ block }: { block: Footer }) {
  const name = useText(block.name) ?? "";
  const note = useText(block.note);
  const abn = useFact("abn");
  const { footOf } = usePage().design;
  const place = block.scene && footOf?.(block.scene);
  const { field, fact } = useMarks();
  return (
    <footer className="footer" id={block.id}>
      {block.scene && (
        <div className={place ? `footer-drawing ${place}` : "footer-drawing"}>
          <Drawing of={block.scene} />
        </div>
      )}
      <p className={name.length > LONG ? "footer-name long" : "footer-name"} {...field("name")}>
        {name}
      </p>
      <div className="footer-columns">
        <Reach />
        <Hours />
        <Area />
        <Elsewhere />
      </div>
      {abn && (
        <p className="small">
          ABN <span {...fact("abn")}>{abn}</span>
        </p>
      )}
      {note && (
        <p className="small" {...field("note")}>
          {note}
        </p>
      )}
    </footer>
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
    <ul>
      {phone && (
        <li>
          <a href={call} {...fact("phone")}>
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} {...fact("email")}>
            {email}
          </a>
        </li>
      )}
      {address && (
        <li>
          <a href={directions} rel="noopener" {...fact("address")}>
            {address}
          </a>
        </li>
      )}
    </ul>
  );
}

function Hours() {
  const hours = useFact("hours") ?? [];
  const note = useFact("hoursNote");
  if (hours.length === 0) return null;
  return (
    <dl className="footer-hours">
      {hoursLines(hours, { withClosed: !note }).map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}

/** More than these are a list of their own, where the page says where the business works. */
const FEW_PLACES = 12;

function Area() {
  const area = useFact("area") ?? [];
  if (area.length === 0 || area.length > FEW_PLACES) return null;
  return <p className="footer-area">{area.join(", ")}</p>;
}

/** The business’s places elsewhere on the web. */
function Elsewhere() {
  const links = useFact("links") ?? [];
  const profiles = useFact("profiles") ?? [];
  const { fact } = useMarks();
  if (links.length === 0 && profiles.length === 0) return null;
  return (
    <ul>
      {links.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} rel="noopener" {...fact("links", id, "name")}>
            {name}
          </a>
        </li>
      ))}
      {profiles.map((url) => (
        <li key={url}>
          <a href={url} rel="noopener">
            {siteNameOf(url)}
          </a>
        </li>
      ))}
    </ul>
  );
}
