import type { About } from "../../../blocks/about/schema.ts";
import type { Contact } from "../../../blocks/contact/schema.ts";
import type { Block } from "../../../blocks/document.ts";
import type { Footer } from "../../../blocks/footer/schema.ts";
import type { Gallery } from "../../../blocks/gallery/schema.ts";
import type { Header } from "../../../blocks/header/schema.ts";
import type { Hero } from "../../../blocks/hero/schema.ts";
import type { Services } from "../../../blocks/services/schema.ts";
import { useEditor } from "./context.ts";
import {
  ActionsField,
  LineField,
  LinesField,
  LongField,
  SceneField,
  TickField,
  WordsField,
} from "./fields.tsx";
import { setBlock } from "./operations.ts";
import { PhotoField, PhotosField } from "./photo-field.tsx";

/** The fields of one block: a field here for each of its schema (block-form.test.tsx). */
export function BlockForm({ block }: { block: Block }) {
  switch (block.type) {
    case "header":
      return <HeaderFields block={block} />;
    case "hero":
      return <HeroFields block={block} />;
    case "services":
      return <ServicesFields block={block} />;
    case "gallery":
      return <GalleryFields block={block} />;
    case "about":
      return <AboutFields block={block} />;
    case "contact":
      return <ContactFields block={block} />;
    case "footer":
      return <FooterFields block={block} />;
  }
}

function HeaderFields({ block }: { block: Header }) {
  const field = useFields(block);
  const { path, value, onChange } = field("action");
  return (
    <>
      <WordsField label="Name" orFact {...field("name")} />
      <PhotoField label="Logo" kind="logo" {...field("logo")} />
      <ActionsField
        label="Button"
        most={1}
        path={path}
        value={value ? [value] : []}
        onChange={([action]) => onChange(action)}
      />
      <MenuField block={block} />
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
      <MenuField block={block} />
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
      <MenuField block={block} />
    </>
  );
}

function GalleryFields({ block }: { block: Gallery }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <PhotosField label="Photos" {...field("photos")} />
      <MenuField block={block} />
    </>
  );
}

function AboutFields({ block }: { block: About }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <LongField
        label="Text"
        hint="An empty line starts a paragraph. Lines that begin with “- ” are a list."
        {...field("body")}
      />
      <PhotoField label="Photo" kind="photo" {...field("photo")} />
      <LinesField
        label="Good to know"
        hint="One a line, ten at most. Licences and memberships, which are among the facts, follow."
        {...field("points")}
      />
      <MenuField block={block} />
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
        Phone, address, hours and area are shown here, and are among the facts.
      </p>
      <MenuField block={block} />
    </>
  );
}

function FooterFields({ block }: { block: Footer }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Name" orFact {...field("name")} />
      <WordsField label="Note" long {...field("note")} />
      <MenuField block={block} />
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

/** What a field of a block needs, by its name. */
function useFields<Type extends Block>(block: Type) {
  const { content, change } = useEditor();
  const page = content.document.pages.findIndex(({ blocks }) => blocks.includes(block));
  const at = content.document.pages[page]?.blocks.indexOf(block);
  return <Name extends keyof Type & string>(name: Name) => ({
    path: `document.pages.${page}.blocks.${at}.${name}`,
    value: block[name],
    onChange: (value: Type[Name]) =>
      change((content) => setBlock(content, { ...block, [name]: value }), `${block.id}.${name}`),
  });
}
