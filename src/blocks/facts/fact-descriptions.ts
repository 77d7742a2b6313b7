import { namesOfPictures, webAddressField } from "../describe-fields.ts";
import type { AnyFactDescription, FactDescription } from "../description.ts";
import { icons } from "../icons/names.ts";
import type { FactName, Facts } from "./facts.ts";

/** Every fact, in the order in which they are edited. */
const factDescriptions: {
  [Name in FactName]: FactDescription<NonNullable<Facts[Name]>["value"]>;
} = {
  name: { kind: "line", label: "Business name", forCustomers: "The name of your business" },
  shortName: { kind: "line", label: "Short name", forCustomers: "Its short name" },
  trade: { kind: "line", label: "Trade", forCustomers: "What you do" },
  phone: { kind: "line", label: "Phone", forCustomers: "Your phone number" },
  email: { kind: "line", label: "Email", forCustomers: "Your email address" },
  address: { kind: "line", label: "Address", forCustomers: "Your address" },
  area: {
    kind: "lines",
    label: "Area",
    hint: "Towns and suburbs, one a line.",
    forCustomers: "Where you work",
  },
  areaNote: { kind: "line", label: "Note on the area", forCustomers: "Area note" },
  hours: { kind: "hours", label: "Opening hours", forCustomers: "When you’re open" },
  hoursNote: { kind: "line", label: "Note on hours", forCustomers: "A note on your hours" },
  credentials: {
    kind: "lines",
    label: "Licences and memberships",
    hint: "What somebody has seen proof of, one a line.",
    forCustomers: "Credentials",
  },
  services: {
    kind: "items",
    label: "Services",
    noun: "service",
    hasIds: true,
    title: ["name"],
    needs: { name: "A service without a name" },
    aside: { field: "price", without: "No price", isShown: true },
    fields: {
      name: { kind: "line", label: "Name" },
      price: {
        kind: "price",
        label: "Price",
        hint: "As the business says it: “from $180”. A number alone is in dollars.",
      },
      note: { kind: "line", label: "Note" },
      group: {
        kind: "line",
        label: "Group",
        hint: "In a table, those of one group are listed together: “Cuts”, “Colour”.",
      },
      icon: {
        kind: "choice",
        label: "Icon, on cards",
        name: "Icon",
        without: "None",
        options: namesOfPictures(icons),
      },
    },
    begins: { name: "" },
    forCustomers: "What you offer",
  },
  steps: {
    kind: "items",
    label: "How it works",
    noun: "step",
    hasIds: true,
    title: ["name"],
    needs: { name: "A step without a name" },
    fields: { name: { kind: "line", label: "Name" }, note: { kind: "line", label: "Note" } },
    begins: { name: "" },
    forCustomers: "How it works",
  },
  questions: {
    kind: "items",
    label: "Usual questions",
    noun: "question",
    hasIds: true,
    title: ["question"],
    needs: { question: "A question that asks nothing" },
    aside: { field: "answer", without: "No answer: not shown, and asked in the review" },
    fields: {
      question: { kind: "line", label: "Question" },
      answer: {
        kind: "long",
        label: "Answer",
        hint: "{area}, {hours}, {phone} and {prices} are filled in from the facts",
      },
    },
    begins: { question: "" },
    forCustomers: "What people often ask",
  },
  links: {
    kind: "items",
    label: "Links",
    hint: "Where people book, order, shop or read reviews elsewhere. Buttons can lead there too.",
    noun: "link",
    hasIds: true,
    title: ["name"],
    needs: { name: "A link without a name", url: "A link without an address" },
    fields: {
      name: { kind: "line", label: "Name", hint: "“Book a table”" },
      url: webAddressField,
      note: { kind: "line", label: "Note" },
    },
    begins: { name: "", url: "" },
    forCustomers: "Where your site leads to",
  },
  profiles: {
    kind: "lines",
    label: "Social profiles",
    hint: "Your own pages elsewhere, one address a line: https://www.instagram.com/…",
    forCustomers: "Your pages elsewhere",
  },
  abn: { kind: "line", label: "ABN", forCustomers: "Your ABN" },
};

export const factNames = Object.keys(factDescriptions).filter(
  (name): name is FactName => name in factDescriptions,
);

/** What there is to know of a fact, whichever it is. */
export function describeFact(name: FactName): AnyFactDescription {
  return factDescriptions[name];
}
