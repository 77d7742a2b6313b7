import { describeAbout } from "./about/describe.ts";
import { describeArea } from "./area/describe.ts";
import { describeBeforeAfter } from "./before-after/describe.ts";
import { describeCallToAction } from "./call-to-action/describe.ts";
import { describeContact } from "./contact/describe.ts";
import type { AnyDescription, Description } from "./description.ts";
import type { BlockOf, BlockType } from "./document.ts";
import { describeFooter } from "./footer/describe.ts";
import { describeGallery } from "./gallery/describe.ts";
import { describeHeader } from "./header/describe.ts";
import { describeHero } from "./hero/describe.ts";
import { describeLinks } from "./links/describe.ts";
import { describeMenu } from "./menu/describe.ts";
import { describeNotice } from "./notice/describe.ts";
import { describeQuestions } from "./questions/describe.ts";
import { describeServices } from "./services/describe.ts";
import { describeSteps } from "./steps/describe.ts";
import { describeTeam } from "./team/describe.ts";
import { describeTestimonials } from "./testimonials/describe.ts";
import { describeText } from "./text/describe.ts";
import { describeTimetable } from "./timetable/describe.ts";
import { describeVideo } from "./video/describe.ts";

/** Every kind of block, in the order in which they are offered. How each is drawn: views.tsx. */
export const descriptions: { [Type in BlockType]: Description<BlockOf[Type]> } = {
  hero: describeHero,
  about: describeAbout,
  services: describeServices,
  menu: describeMenu,
  timetable: describeTimetable,
  gallery: describeGallery,
  "before-after": describeBeforeAfter,
  video: describeVideo,
  steps: describeSteps,
  questions: describeQuestions,
  area: describeArea,
  team: describeTeam,
  testimonials: describeTestimonials,
  text: describeText,
  links: describeLinks,
  notice: describeNotice,
  "call-to-action": describeCallToAction,
  contact: describeContact,
  header: describeHeader,
  footer: describeFooter,
};

export function blockTypes(): BlockType[] {
  return Object.keys(descriptions).filter((type): type is BlockType => type in descriptions);
}

/** What there is to know of a kind of block, whichever it is. */
export function describeBlock(type: BlockType): AnyDescription {
  return descriptions[type];
}
