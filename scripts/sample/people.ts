/** Who did what operators do, in the history of rows. */
export const actor = "sample";

/** People of the queue, by their number from 1: as many as there are pairs of these names, and more. */
export function samplePerson(number: number): { name: string; email: string; phone: string } {
  const first = firstNames[number % firstNames.length] ?? "";
  const last = lastNames[Math.floor(number / firstNames.length + number) % lastNames.length] ?? "";
  return {
    name: `${first} ${last}`,
    email: sampleAddress(`${first}.${last}.${number}`.toLowerCase()),
    phone: `0491 57${String(number % 10_000).padStart(4, "0")}`,
  };
}

/** An address that nobody can ever have: RFC 2606 keeps “.example” for this. */
export function sampleAddress(name: string): string {
  return `${name}@${sampleDomain}`;
}

export const sampleDomain = "sample.example";

const firstNames =
  "Amara Ben Chloe Dinh Ella Farid Grace Hamish Isla Jarrah Kavya Liam Mei Noah Olive Pedro Quinn Ruby Sione Tess Uma Viktor Willa Xavier Yara Zac".split(
    " ",
  );
const lastNames =
  "Abbott Baker Chaudhary Doyle Evans Fraser Grech Hughes Ivanov Jones Kelly Lombardi Murray Nguyen Osman Patel Quigley Rossi Singh Taylor Ueda Vella Walker Young Zhang".split(
    " ",
  );

/** What visitors asked us. */
export const sampleEnquiries: readonly { subject: string; message: string }[] = [
  {
    subject: "Can I keep my domain?",
    message: "I have had the same web address for twelve years. Does it come with me?",
  },
  {
    subject: "How long is the queue?",
    message: "I joined last week. When do you think it will be my turn?",
  },
  {
    subject: "Two shops",
    message: "We have a shop in Orange and one in Bathurst. Is that one site or two?",
  },
  {
    subject: "My nephew made the old one",
    message: "Nobody has the password any more. Can you still copy the words from it?",
  },
  { subject: "Menus", message: "Our menu changes every Friday. Who puts it on the site?" },
  {
    subject: "Price",
    message: "Is GST in the price? I need it for the budget meeting on Monday.",
  },
];

/** What visitors of the live sites asked those businesses. */
export const sampleSiteEnquiries: readonly string[] = [
  "Hello, are you free on the Saturday after next? There are four of us.",
  "Could you give me a rough price before I drive over? Happy to send a photo.",
  "Do you do this for schools as well? We would need it in term two.",
  "My neighbour told me about you. What is the best day to come in?",
];
