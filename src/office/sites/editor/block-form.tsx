import type { About } from "../../../blocks/about/schema.ts";
import type { CallToAction } from "../../../blocks/call-to-action/schema.ts";
import type { Contact } from "../../../blocks/contact/schema.ts";
import type { Block } from "../../../blocks/document.ts";
import type { Footer } from "../../../blocks/footer/schema.ts";
import type { Gallery } from "../../../blocks/gallery/schema.ts";
import type { Header } from "../../../blocks/header/schema.ts";
import type { Hero } from "../../../blocks/hero/schema.ts";
import type { Notice } from "../../../blocks/notice/schema.ts";
import type { Questions } from "../../../blocks/questions/schema.ts";
import type { Services } from "../../../blocks/services/schema.ts";
import type { Steps } from "../../../blocks/steps/schema.ts";
import type { TextBlock } from "../../../blocks/text/schema.ts";
import {
  ActionsField,
  LineField,
  LinesField,
  LongField,
  SceneField,
  TickField,
  WordsField,
} from "./fields.tsx";
import {
  AreaFields,
  BeforeAfterFields,
  TeamFields,
  TestimonialsFields,
} from "./list-block-fields.tsx";
import { PhotoField, PhotosField } from "./photo-field.tsx";
import { useFields } from "./use-fields.ts";

/** The fields of one block: a field here for each of its schema (block-form.test.tsx). */
export function BlockForm({ block }: { block: Block }) {
  return (
    <>
      <OwnFields block={block} />
      <MenuField block={block} />
    </>
  );
}

function OwnFields({ block }: { block: Block }) {
  switch (block.type) {
    case "header":
      return <HeaderFields block={block} />;
    case "hero":
      return <HeroFields block={block} />;
    case "services":
      return <ServicesFields block={block} />;
    case "gallery":
      return <GalleryFields block={block} />;
    case "before-after":
      return <BeforeAfterFields block={block} />;
    case "about":
      return <AboutFields block={block} />;
    case "text":
      return <TextFields block={block} />;
    case "team":
      return <TeamFields block={block} />;
    case "testimonials":
      return <TestimonialsFields block={block} />;
    case "steps":
      return <StepsFields block={block} />;
    case "questions":
      return <QuestionsFields block={block} />;
    case "notice":
      return <NoticeFields block={block} />;
    case "call-to-action":
      return <CallToActionFields block={block} />;
    case "area":
      return <AreaFields block={block} />;
    case "contact":
      return <ContactFields block={block} />;
    case "footer":
      return <FooterFields block={block} />;
  }
}

function HeaderFields({ block }: { block: Header }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Name" orFact {...field("name")} />
      <PhotoField label="Logo" kind="logo" {...field("logo")} />
      <ActionsField label="Button" most={1} {...field("actions")} />
    </>
  );
}

function HeroFields({ block }: { block: Hero }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Above the headline" orFact {...field("kicker")} />
      <WordsField label="Headline" orFact {...field("headline")} />
      <WordsField label="Below the headline" long {...field("lead")} />
      <TickField label="The phone number stands large" {...field("bigPhone")} />
      <ActionsField label="Buttons" most={2} {...field("actions")} />
      <LinesField label="Short facts" hint="One a line, four at most." {...field("points")} />
      <PhotoField label="Photo" kind="photo" {...field("photo")} />
      <SceneField label="Drawing, where there is no photo" {...field("scene")} />
    </>
  );
}

function ServicesFields({ block }: { block: Services }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <WordsField label="Introduction" long {...field("intro")} />
      <WordsField label="Below the list" long {...field("note")} />
      <p className="text-muted text-small">The list itself is among the facts.</p>
    </>
  );
}

function GalleryFields({ block }: { block: Gallery }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <PhotosField label="Photos" {...field("photos")} />
    </>
  );
}

function AboutFields({ block }: { block: About }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <LongField label="Text" hint={proseHint} {...field("body")} />
      <PhotoField label="Photo" kind="photo" {...field("photo")} />
      <LinesField
        label="Good to know"
        hint="One a line, ten at most. Licences and memberships, which are among the facts, follow."
        {...field("points")}
      />
    </>
  );
}

function TextFields({ block }: { block: TextBlock }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <LongField label="Text" hint={proseHint} {...field("body")} />
    </>
  );
}

const proseHint = "An empty line starts a paragraph. Lines that begin with “- ” are a list.";

function StepsFields({ block }: { block: Steps }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <WordsField label="Introduction" long {...field("intro")} />
      <p className="text-muted text-small">The steps themselves are among the facts.</p>
    </>
  );
}

function QuestionsFields({ block }: { block: Questions }) {
  return (
    <>
      <WordsField label="Heading" {...useFields(block)("heading")} />
      <p className="text-muted text-small">
        The questions themselves are among the facts. Those without an answer are not published.
      </p>
    </>
  );
}

function NoticeFields({ block }: { block: Notice }) {
  const field = useFields(block);
  const { value: until = "", onChange, path } = field("until");
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <WordsField label="Text" long {...field("text")} />
      <LineField
        type="date"
        label="Until"
        hint="The last day that it holds. It is printed, and the section stays until you hide it."
        path={path}
        value={until}
        onChange={(until) => onChange(until || undefined)}
      />
      <ActionsField label="Button" most={1} {...field("actions")} />
    </>
  );
}

function CallToActionFields({ block }: { block: CallToAction }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <WordsField label="Below the heading" long {...field("lead")} />
      <ActionsField label="Buttons" most={2} {...field("actions")} />
    </>
  );
}

function ContactFields({ block }: { block: Contact }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <WordsField label="Introduction" long {...field("intro")} />
      <WordsField label="What the message box asks" {...field("question")} />
      <p className="text-muted text-small">
        Phone, address, hours and area are shown here, and are among the facts. A section “Area
        served” on the same page has the area instead.
      </p>
    </>
  );
}

function FooterFields({ block }: { block: Footer }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Name" orFact {...field("name")} />
      <WordsField label="Note" long {...field("note")} />
    </>
  );
}

function MenuField({ block }: { block: Block }) {
  const { path, value, onChange } = useFields(block)("menu");
  return (
    <LineField
      label="Name in the menu"
      hint="Empty for a section that the menu leaves out."
      path={path}
      value={value ?? ""}
      onChange={(name) => onChange(name || undefined)}
    />
  );
}
