import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { detailField, LONGEST_DETAIL } from "../blocks/contact/detail-field.ts";
import type { FieldErrors } from "../platform/field-errors.ts";
import { trapField } from "../ui/forms/trap-field.tsx";
import { type PlainPage, plainStyles, policyOf } from "./plain-page.ts";

/** What was typed into the form. */
export type EnquiryValues = {
  name: string;
  reply_to: string;
  message: string;
  /** What the site’s own form asks besides, each with what was answered. */
  details: { detail: string; value: string }[];
};

/** Why a message was not taken, with everything that was typed, if it could be read. */
export type EnquiryProblem = {
  status: 400 | 403 | 413 | 415 | 422 | 429 | 503;
  values?: EnquiryValues;
  errors?: FieldErrors;
};

const reasons: Record<EnquiryProblem["status"], string> = {
  400: "Your message didn’t arrive in one piece. Please send it again.",
  403: "This form can only be sent from this website itself. Please send it again from here.",
  413: "That message is too long. Please send a shorter one.",
  415: "We couldn’t read what was sent. Please send it from here.",
  422: "Please check what’s marked below.",
  429: "Many messages came from your connection in a short time. Please try again in ten minutes.",
  503: "We couldn’t take your message just now. Please press Send again in a while.",
};

export const nothingTyped: EnquiryValues = { name: "", reply_to: "", message: "", details: [] };

/** The form once more, with what is wrong. It is plain, but easy to read. */
export function enquiryPage(
  siteName: string,
  { status, values = nothingTyped, errors = {} }: EnquiryProblem,
): PlainPage {
  const html = renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Your message to ${siteName}`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>Your message hasn’t been sent yet</h1>
          <p role="alert">{reasons[status]}</p>
          <EnquiryForm values={values} errors={errors} />
          <p>
            <a href="/">Back to {siteName}</a>
          </p>
        </main>
      </body>
    </html>,
  );
  return { status, html: `<!doctype html>${html}`, policy: policyOf(styles, "'self'") };
}

type FormProps = { values?: EnquiryValues; errors?: FieldErrors };

/** The form of a message to the business, with what was typed. */
export function EnquiryForm({ values = nothingTyped, errors = {} }: FormProps) {
  return (
    <form method="post" action="/enquiry">
      <Field name="name" label="Your name" error={errors.name}>
        {(about) => (
          <input {...about} defaultValue={values.name} autoComplete="name" maxLength={100} />
        )}
      </Field>
      <Field name="reply_to" label="Your email or phone" error={errors.reply_to}>
        {(about) => <input {...about} defaultValue={values.reply_to} maxLength={254} />}
      </Field>
      {values.details.map(({ detail, value }) => (
        <p key={detail}>
          <label htmlFor={detailField(detail)}>{detail} (optional)</label>
          <input
            id={detailField(detail)}
            name={detailField(detail)}
            defaultValue={value}
            maxLength={LONGEST_DETAIL}
          />
        </p>
      ))}
      <Field name="message" label="Your message" error={errors.message}>
        {(about) => (
          <textarea
            {...about}
            defaultValue={values.message}
            required={values.details.length === 0}
            rows={8}
            maxLength={5_000}
          />
        )}
      </Field>
      {/* People do not see this; programs that fill in forms do. */}
      <label hidden>
        Leave this empty
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
      <p>
        <button type="submit">Send</button>
      </p>
    </form>
  );
}

type Described = {
  id: string;
  name: string;
  required: true;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

type FieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  children(about: Described): ReactNode;
};

function Field({ name, label, error, children }: FieldProps) {
  const about: Described = {
    ...{ id: name, name, required: true },
    ...(error && { "aria-invalid": true, "aria-describedby": `${name}-error` }),
  };
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      {children(about)}
      {error && (
        <span className="error" id={`${name}-error`}>
          {error}
        </span>
      )}
    </p>
  );
}

export const formStyles =
  "label:not([hidden]){display:block;font-weight:600}input,textarea{box-sizing:border-box;width:100%;padding:.625rem .75rem;border:1px solid #55635b;border-radius:.5rem;background:#fff;font:inherit}[aria-invalid]{border:2px solid #a3241b}.error{display:block;color:#a3241b}button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:.5rem;background:#17231d;color:#fff;font:inherit;font-weight:600}a{color:inherit}";
const styles = `${plainStyles}body{margin-top:8vh}${formStyles}`;
