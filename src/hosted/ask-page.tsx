import { renderToStaticMarkup } from "react-dom/server";
import { paletteOf } from "../blocks/colours.ts";
import type { Document } from "../blocks/document.ts";
import { dangerInWords, LONGEST_QUESTION, type Reply } from "../core/assistant/assistant.ts";
import type { KnownThing } from "../core/assistant/known-thing.ts";
import { EnquiryForm, formStyles, nothingTyped } from "./enquiry-page.tsx";
import { type PlainPage, plainStyles, policyOf } from "./plain-page.ts";

type AskPageProps = {
  siteName: string;
  look: Pick<Document, "colour" | "accent">;
  status: 200 | 400 | 403 | 413 | 415 | 422 | 429 | 503;
  /** As it was typed. */
  question?: string;
  reply?: Reply;
};

const problems: Readonly<Record<Exclude<AskPageProps["status"], 200>, string>> = {
  400: "Your question didn’t arrive in one piece. Please ask it again.",
  403: "Questions can only be asked from this website itself. Please ask it again from here.",
  413: "That’s more than a question. Please ask in a sentence or two.",
  415: "We couldn’t read what was sent. Please ask it from here.",
  422: "Please type a question first.",
  429: "Many questions came from your connection in a short time. Please try again in ten minutes.",
  503: "Very many questions are being asked just now. Please try again in a minute.",
};

/** A form for one question, and what is replied to it. It needs no script. */
export function askPage({ siteName, look, status, question = "", reply }: AskPageProps): PlainPage {
  const styles = `${plainStyles}${formStyles}${coloursOf(look)}${ownStyles}`;
  const problem = status === 200 ? undefined : problems[status];
  const html = renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* It is in a frame of the site’s pages, and links lead out of that. */}
        <base target="_top" />
        <title>{`Ask ${siteName} a question`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          {reply && (
            <section aria-label="Answer">
              <h1 className="asked">{question.slice(0, LONGEST_QUESTION)}</h1>
              <ReplyView reply={reply} question={question} />
            </section>
          )}
          <form method="post" action="/ask" target="_self">
            <label htmlFor="question">{reply ? "Ask another question" : "Your question"}</label>
            <input
              id="question"
              name="question"
              maxLength={LONGEST_QUESTION}
              required
              autoComplete="off"
              defaultValue={reply ? "" : question}
              {...(problem && { "aria-invalid": true, "aria-describedby": "problem" })}
            />
            {problem && (
              <p className="error" id="problem" role="alert">
                {problem}
              </p>
            )}
            <p>
              <button type="submit">Ask</button>
            </p>
          </form>
          <p className="small">
            Answers are automatic and come from what this website says. The business sees what is
            asked, not by whom: please leave out names and numbers.{" "}
            <a href="/">Back to {siteName}</a>
          </p>
        </main>
      </body>
    </html>,
  );
  return { status, html: `<!doctype html>${html}`, policy: policyOf(styles, "'self'", "'self'") };
}

function ReplyView({ reply, question }: { reply: Reply; question: string }) {
  switch (reply.outcome) {
    case "answered": {
      const { lines, source, where, url, also = [] } = reply.answer;
      return (
        <>
          {[...new Set(lines)].map((line) => (
            <p key={line}>{line}</p>
          ))}
          {url && (
            <p>
              <a href={url} rel="noopener">
                {url}
              </a>
            </p>
          )}
          <p className="small">
            From <a href={where}>{source}</a>
            {also.map((more) => (
              <span key={`${more.where} ${more.source}`}>
                , <a href={more.where}>{more.source}</a>
              </span>
            ))}{" "}
            on this website
          </p>
        </>
      );
    }
    case "danger":
      return (
        <>
          <p>{dangerInWords}</p>
          <ul>
            {reply.lines.map(({ name, number, for: what }) => (
              <li key={number}>
                <a href={`tel:${number.replaceAll(" ", "")}`}>
                  {name} {number}
                </a>
                , {what}
              </li>
            ))}
          </ul>
        </>
      );
    case "unkind":
      return (
        <p>Sorry, this page can’t answer that. It knows what the website says, and no more.</p>
      );
    case "too long":
      return (
        <>
          <p>
            That’s a lot at once for an automatic answer. Please ask in a sentence or two, or send
            it to a person.
          </p>
          <ToThem question={question} />
        </>
      );
    default:
      return (
        <>
          <p>{reply.outcome === "advice" ? refusals[reply.on] : "The website doesn’t say that."}</p>
          <Nearest things={reply.nearest} />
          <ToThem question={question} />
        </>
      );
  }
}

const refusals = {
  health:
    "That’s a question about health. Please ask somebody who can look at you: a doctor, a pharmacist, or Healthdirect on 1800 022 222.",
  law: "That’s a question of law, which an automatic answer can’t settle.",
  money:
    "That’s a question about money that depends on you, which an automatic answer can’t settle.",
} as const;

function Nearest({ things }: { things: readonly KnownThing[] }) {
  if (things.length === 0) return null;
  return (
    <>
      <p>Perhaps this is near:</p>
      <ul>
        {things.map(({ of, item, where, name, label }) => (
          <li key={`${of} ${item}`}>
            <a href={where}>{item === undefined ? label : name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The enquiry, with the question in it. */
function ToThem({ question }: { question: string }) {
  return (
    <details>
      <summary>Send your question to a person</summary>
      <EnquiryForm values={{ ...nothingTyped, message: question.slice(0, 5_000) }} />
    </details>
  );
}

function coloursOf({ colour, accent }: AskPageProps["look"]): string {
  const { paper, surface, ink, quiet, brandText, action, actionEdge, onAction, edge } = paletteOf(
    colour,
    accent,
  );
  return [
    `body{background:${paper};color:${ink}}`,
    `input,textarea{background:${surface};color:${ink};border-color:${edge}}`,
    `button{background:${action};color:${onAction};border:2px solid ${actionEdge}}`,
    `a,summary{color:${brandText}}.small{color:${quiet}}`,
  ].join("");
}

const ownStyles =
  "body{margin:0 auto;padding:1rem;font-size:1rem}.asked{margin:0 0 .5rem;font-size:1.125rem;overflow-wrap:anywhere}p,li{overflow-wrap:anywhere}section{margin-bottom:1.5rem}.small{font-size:.875rem}summary{cursor:pointer;min-height:2.75rem;font-weight:600}li a,.small a{display:inline-block;padding:.25rem 0}";
