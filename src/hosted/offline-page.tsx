import { renderToStaticMarkup } from "react-dom/server";
import type { HostedSite } from "../core/sites/releases/hosting.ts";
import { type PlainPage, plainStyles, policyOf } from "./plain-page.ts";

const styles = `${plainStyles}a{color:inherit}p,dd{overflow-wrap:anywhere}dt{font-weight:600}dd{margin:0 0 1rem;white-space:pre-line}`;

/** What somebody has typed into the form of a site that was taken down in the meantime. */
export type Unsent = { name: string; reply_to: string; message: string };

/**
 * Of a site that was taken down for a while, or closed by its owner: whom to ring instead, and what
 * somebody has just written to it, for them to keep.
 */
export function offlinePage(site: HostedSite, unsent?: Unsent): PlainPage {
  const isClosed = site.status === "cancelled";
  const shown = isClosed ? "This website has closed" : "This website is taking a break";
  const title = unsent ? "Your message hasn’t been sent" : shown;
  const html = renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isClosed && <meta name="robots" content="noindex" />}
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {isClosed ? <Closed site={site} /> : <Offline site={site} />}
          {unsent && <Typed unsent={unsent} />}
        </main>
      </body>
    </html>,
  );
  const status = isClosed ? 410 : 503;
  return { status, html: `<!doctype html>${html}`, policy: policyOf(styles, "'none'") };
}

function Offline({ site: { name, phone } }: { site: HostedSite }) {
  return (
    <p>
      The website of <bdi>{name}</bdi> is offline at the moment, and takes no messages.{" "}
      {phone ? (
        <>
          To reach them, ring <Phone number={phone} />.
        </>
      ) : (
        "Please try again another day."
      )}
    </p>
  );
}

/** Whether the business goes on is its own to say, so there is a number only if it asked for that. */
function Closed({ site: { name, phone } }: { site: HostedSite }) {
  return (
    <p>
      <bdi>{name}</bdi> has closed its website. Thank you for stopping by.
      {phone && (
        <>
          {" "}
          You can still ring them on <Phone number={phone} />.
        </>
      )}
    </p>
  );
}

function Phone({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/[^\d+]/g, "")}`}>{number}</a>;
}

function Typed({ unsent: { name, reply_to, message } }: { unsent: Unsent }) {
  const typed = [
    ["Your name", name],
    ["Your email or phone", reply_to],
    ["Your message", message],
  ].filter(([, value]) => value);
  return (
    <>
      <h2>What you wrote</h2>
      <dl>
        {typed.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
