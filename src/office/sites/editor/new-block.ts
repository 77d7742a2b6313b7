import type { Block } from "../../../blocks/document.ts";

/** A block as it begins. It says nothing that would have to be true of the business. */
export function newBlock(type: Block["type"], id: string): Block {
  switch (type) {
    case "header":
      return { id, type, name: { fact: "name" }, actions: [] };
    case "hero":
      return { id, type, headline: { fact: "name" }, actions: [], points: [], scene: "house" };
    case "services":
      return { id, type, heading: "Services" };
    case "gallery":
      return { id, type, heading: "Photos", photos: [] };
    case "before-after":
      return { id, type, heading: "Before and after", pairs: [] };
    case "text":
      return { id, type, heading: "Good to know", body: "" };
    case "team":
      return { id, type, heading: "The team", members: [] };
    case "testimonials":
      return { id, type, heading: "In their words", testimonials: [] };
    case "steps":
      return { id, type, heading: "How it works" };
    case "questions":
      return { id, type, heading: "Questions" };
    case "notice":
      return { id, type, heading: "Good to know", actions: [] };
    case "call-to-action":
      return {
        ...{ id, type, heading: "Get in touch" },
        actions: [{ label: "Send a message", to: "enquiry" }],
      };
    case "area":
      return { id, type, heading: "Where we work" };
    case "about":
      return { id, type, heading: "About us", body: "", points: [] };
    case "contact":
      return { id, type, heading: "Contact us", question: "Your message" };
    case "footer":
      return { id, type, name: { fact: "name" } };
  }
}

/** An id that no block has had: comments hold on to a block by it. */
export function newBlockId(type: Block["type"]): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${type}-${random.toString(36)}`;
}
