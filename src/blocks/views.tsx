import type { ReactNode } from "react";
import aboutStyles from "./about/block.css?raw";
import aboutLayoutStyles from "./about/layouts.css?raw";
import { AboutView } from "./about/view.tsx";
import areaStyles from "./area/block.css?raw";
import { AreaView } from "./area/view.tsx";
import beforeAfterStyles from "./before-after/block.css?raw";
import { BeforeAfterView } from "./before-after/view.tsx";
import callToActionStyles from "./call-to-action/block.css?raw";
import { CallToActionView } from "./call-to-action/view.tsx";
import contactStyles from "./contact/block.css?raw";
import contactLayoutStyles from "./contact/layouts.css?raw";
import { ContactView } from "./contact/view.tsx";
import type { BlockOf, BlockType } from "./document.ts";
import footerStyles from "./footer/block.css?raw";
import { FooterView } from "./footer/view.tsx";
import galleryStyles from "./gallery/block.css?raw";
import galleryGridStyles from "./gallery/grid.css?raw";
import galleryStripStyles from "./gallery/strip.css?raw";
import { GalleryView } from "./gallery/view.tsx";
import headerStyles from "./header/block.css?raw";
import { HeaderView } from "./header/view.tsx";
import heroStyles from "./hero/block.css?raw";
import heroEmblemStyles from "./hero/emblem.css?raw";
import heroTallStyles from "./hero/tall.css?raw";
import { HeroView } from "./hero/view.tsx";
import heroWideStyles from "./hero/wide.css?raw";
import heroWordsStyles from "./hero/words.css?raw";
import linksStyles from "./links/block.css?raw";
import { LinksView } from "./links/view.tsx";
import menuStyles from "./menu/block.css?raw";
import { MenuView } from "./menu/view.tsx";
import noticeStyles from "./notice/block.css?raw";
import { NoticeView } from "./notice/view.tsx";
import pictureStyles from "./picture.css?raw";
import questionsStyles from "./questions/block.css?raw";
import questionsLayoutStyles from "./questions/layouts.css?raw";
import { QuestionsView } from "./questions/view.tsx";
import servicesStyles from "./services/block.css?raw";
import serviceCardsStyles from "./services/cards.css?raw";
import servicePricesStyles from "./services/prices.css?raw";
import serviceTableStyles from "./services/table.css?raw";
import { ServicesView } from "./services/view.tsx";
import stepsStyles from "./steps/block.css?raw";
import stepCardsStyles from "./steps/cards.css?raw";
import stepsOnLineStyles from "./steps/line.css?raw";
import stepsInRowStyles from "./steps/row.css?raw";
import { StepsView } from "./steps/view.tsx";
import teamStyles from "./team/block.css?raw";
import { TeamView } from "./team/view.tsx";
import testimonialsStyles from "./testimonials/block.css?raw";
import { TestimonialsView } from "./testimonials/view.tsx";
import textStyles from "./text/block.css?raw";
import { TextView } from "./text/view.tsx";
import timetableStyles from "./timetable/block.css?raw";
import { TimetableView } from "./timetable/view.tsx";
import videoStyles from "./video/block.css?raw";
import { VideoView } from "./video/view.tsx";

type Views = {
  [Type in BlockType]: {
    View(props: { block: BlockOf[Type] }): ReactNode;
    styles: string;
    /** Styles that a composition needs besides, by its name. */
    compositions?: Readonly<Record<string, string>>;
  };
};

/** How each kind of block is drawn. What it is called and how it is edited: descriptions.ts. */
export const views: Views = {
  header: { View: HeaderView, styles: headerStyles },
  hero: {
    View: HeroView,
    styles: heroStyles,
    compositions: {
      wide: heroWideStyles,
      tall: heroTallStyles,
      words: heroWordsStyles,
      emblem: heroEmblemStyles,
    },
  },
  services: {
    View: ServicesView,
    styles: servicesStyles,
    compositions: {
      cards: serviceCardsStyles,
      feature: serviceCardsStyles,
      prices: servicePricesStyles,
      table: serviceTableStyles,
    },
  },
  menu: { View: MenuView, styles: menuStyles },
  timetable: { View: TimetableView, styles: timetableStyles },
  gallery: {
    View: GalleryView,
    styles: galleryStyles,
    compositions: {
      grid: galleryGridStyles,
      feature: galleryGridStyles,
      strip: galleryStripStyles,
    },
  },
  "before-after": { View: BeforeAfterView, styles: beforeAfterStyles },
  video: { View: VideoView, styles: videoStyles },
  about: {
    View: AboutView,
    styles: aboutStyles,
    compositions: { statement: aboutLayoutStyles, columns: aboutLayoutStyles },
  },
  text: { View: TextView, styles: textStyles },
  links: { View: LinksView, styles: linksStyles },
  team: { View: TeamView, styles: teamStyles },
  testimonials: { View: TestimonialsView, styles: testimonialsStyles },
  steps: {
    View: StepsView,
    styles: stepsStyles,
    compositions: {
      row: stepsInRowStyles,
      line: stepsOnLineStyles,
      cards: stepCardsStyles,
      picture: pictureStyles,
    },
  },
  questions: {
    View: QuestionsView,
    styles: questionsStyles,
    compositions: {
      columns: questionsLayoutStyles,
      open: questionsLayoutStyles,
      picture: pictureStyles,
    },
  },
  notice: { View: NoticeView, styles: noticeStyles },
  "call-to-action": { View: CallToActionView, styles: callToActionStyles },
  area: { View: AreaView, styles: areaStyles },
  contact: {
    View: ContactView,
    styles: contactStyles,
    compositions: {
      form: contactLayoutStyles,
      across: contactLayoutStyles,
      middle: contactLayoutStyles,
      details: contactLayoutStyles,
      number: contactLayoutStyles,
    },
  },
  footer: { View: FooterView, styles: footerStyles },
};
