import type { siteBriefs } from "../../database/tables/briefs.ts";

// What we ask for in a brief. Of this one description the form, its steps, the rules for what is
// typed, the look over it, the answers in our emails and the admin, and what is stored are made. An
// export hands out whole briefs and an erasure deletes them, whatever is asked. All of it goes to
// the browser, and hence no schema is in it.

/** The steps of the form that ask for these fields; it has others besides. */
export type AskingStep =
  | "Your business"
  | "Details"
  | "Goals and style"
  | "Domain and colours"
  | "How to reach you";

type Asked = {
  step: AskingStep;
  label: string;
  hint?: string;
  /** Its name where the answer is shown; unset, it is the label. */
  told?: string;
  /** Its name once `has_domain` is a yes. */
  toldWithDomain?: string;
};

type Typed = Asked & {
  /** The longest value, in UTF-16 units as `maxlength` counts. */
  longest: number;
  /** Begins the messages about it; unset, the label does. */
  subject?: string;
  /** Attributes of its control. */
  input?: {
    type?: "email" | "tel";
    inputMode?: "url";
    autoComplete?: "organization" | "name" | "email" | "tel" | "url";
    autoCapitalize?: "none";
    spellCheck?: false;
    rows?: number;
  };
};

/** What must be there, and the message where there is nothing. */
type Needed = { missing: string };

/** A name has a visible letter, and so has everything that must be there. */
type Text = Typed & { kind: "line" | "name" | "lines" | "colours" } & (
    | (Needed & { least: number })
    | { optional: true }
  );

type Address = Typed &
  ((Needed & { kind: "email" }) | { kind: "phone" | "website"; optional: true });

type Choice = Asked & { longest?: undefined } & (
    | { kind: "style"; options: readonly { id: string; name: string; detail: string }[] }
    /** `toldYes` is how a yes is shown before sending, `missing` the message if nothing is chosen. */
    | { kind: "yes-no"; yes: string; no: string; toldYes: string; missing: string }
  );

export type BriefQuestion = Text | Address | Choice;

/** The fields by their names, which are those of their columns, in the order they are asked. */
export const briefQuestions = {
  business_name: {
    step: "Your business",
    kind: "name",
    label: "Business name",
    hint: "A working title is fine.",
    missing: "Please tell us your business’s name",
    least: 2,
    longest: 100,
    input: { autoComplete: "organization" },
  },
  business_description: {
    step: "Your business",
    kind: "lines",
    label: "What does it do, and for whom?",
    hint: "A few sentences, as you’d tell a new neighbour.",
    told: "What it does, and for whom",
    subject: "The description",
    missing: "Please tell us what your business does",
    least: 10,
    longest: 2000,
    input: { rows: 6 },
  },
  service_area: {
    step: "Details",
    kind: "line",
    label: "Town or area you serve",
    hint: "Such as Coffs Harbour and 50 km around",
    told: "Town or area",
    subject: "The area",
    longest: 200,
    optional: true,
  },
  services: {
    step: "Details",
    kind: "lines",
    label: "Services and prices",
    hint: "One a line, such as: Birthday cake, from $80",
    subject: "Services",
    longest: 2000,
    optional: true,
  },
  opening_hours: {
    step: "Details",
    kind: "lines",
    label: "Opening hours",
    hint: "Such as Mon to Fri, 8 am to 5 pm",
    longest: 500,
    optional: true,
    input: { rows: 2 },
  },
  current_website: {
    step: "Details",
    kind: "website",
    label: "Current website",
    hint: "Such as example.com.au, or your page on Facebook",
    longest: 300,
    optional: true,
    input: { inputMode: "url", autoComplete: "url", autoCapitalize: "none", spellCheck: false },
  },
  site_goals: {
    step: "Goals and style",
    kind: "lines",
    label: "What should the site do for you?",
    hint: "Such as more calls, or bookings online.",
    told: "What the site should do",
    subject: "Your goals",
    missing: "Please tell us your goal",
    least: 5,
    longest: 2000,
  },
  style: {
    step: "Goals and style",
    kind: "style",
    label: "Which look is closest?",
    told: "Style",
    options: [
      { id: "clean", name: "Clean and simple", detail: "Plenty of white, one calm colour" },
      { id: "warm", name: "Warm and friendly", detail: "Soft shapes, like a good café" },
      { id: "bold", name: "Bold and bright", detail: "Big type, strong colour" },
      { id: "classic", name: "Classic and trusted", detail: "Settled, like an old letterhead" },
      { id: "natural", name: "Earthy and natural", detail: "Leaves, timber, daylight" },
      { id: "unsure", name: "Not sure yet", detail: "Suggest one for me" },
    ],
  },
  has_domain: {
    step: "Domain and colours",
    kind: "yes-no",
    label: "Do you have a domain name?",
    yes: "Yes, I have one",
    no: "Not yet",
    told: "Domain name",
    toldYes: "I have one",
    missing: "Please tell us whether you have a domain name",
  },
  domain_preferences: {
    step: "Domain and colours",
    kind: "line",
    label: "Which one, or what would you like?",
    hint: "Such as coffscakes.com.au",
    told: "Domain ideas",
    toldWithDomain: "Domain",
    subject: "Domain names",
    longest: 300,
    optional: true,
    input: { autoCapitalize: "none", spellCheck: false },
  },
  color_preferences: {
    step: "Domain and colours",
    kind: "colours",
    label: "Colours",
    hint: "Ones you use, ones you like, ones you can’t stand: words, or a number such as #1f5b45.",
    longest: 300,
    optional: true,
  },
  email: {
    step: "How to reach you",
    kind: "email",
    label: "Email address",
    hint: "We send the preview link here.",
    missing: "Please tell us your email address",
    longest: 254, // the limit of RFC 5321
    input: { type: "email", autoComplete: "email" },
  },
  contact_name: {
    step: "How to reach you",
    kind: "name",
    label: "Your name",
    longest: 100,
    optional: true,
    input: { autoComplete: "name" },
  },
  phone: {
    step: "How to reach you",
    kind: "phone",
    label: "Phone number",
    longest: 30,
    optional: true,
    input: { type: "tel", autoComplete: "tel" },
  },
} as const satisfies { [Column in keyof typeof siteBriefs.$inferSelect]?: BriefQuestion };

export type BriefField = keyof typeof briefQuestions;

export const briefFields = Object.keys(briefQuestions) as BriefField[];

/** The looks to choose from; `style-drawings.tsx` draws each. */
export const styleChoices = briefQuestions.style.options;
export type StyleId = (typeof styleChoices)[number]["id"];

/** The form's values as typed, by field name. */
export type BriefValues = Record<BriefField, string>;

export type BriefErrors = Partial<Record<BriefField | "files", string>>;

/** What we ask for in a field. */
export function questionOf(field: BriefField): BriefQuestion {
  return briefQuestions[field];
}

/** Something for every field, by its name. */
export function eachField<Value>(made: (field: BriefField) => Value) {
  return Object.fromEntries(briefFields.map((field) => [field, made(field)])) as Record<
    BriefField,
    Value
  >;
}

/** The longest values of what is typed, in UTF-16 units as `maxlength` counts. */
export const longest = eachField((field) => questionOf(field).longest);
