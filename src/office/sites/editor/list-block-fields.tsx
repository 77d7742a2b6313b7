import type { Area } from "../../../blocks/area/schema.ts";
import type { BeforeAfter } from "../../../blocks/before-after/schema.ts";
import type { Team } from "../../../blocks/team/schema.ts";
import { isRegulatedHealth } from "../../../blocks/testimonials/regulated-health.ts";
import type { Testimonials } from "../../../blocks/testimonials/schema.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useEditor } from "./context.ts";
import { ChoiceField, LineField, LongField, WordsField } from "./fields.tsx";
import { ItemsField } from "./items-field.tsx";
import { PlaceField } from "./photo-details.tsx";
import { PhotoField } from "./photo-field.tsx";
import { photoOf } from "./place-picture.ts";
import { useFields } from "./use-fields.ts";

// The fields of blocks that hold a list of things.

export function BeforeAfterFields({ block }: { block: BeforeAfter }) {
  const field = useFields(block);
  const photos = useEditor().pictures.filter(({ kind }) => kind === "photo");
  const [before, after = before] = photos;
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <ItemsField
        label="Pairs of photos"
        {...field("pairs")}
        noun="pair"
        titleOf={({ caption, after }) => caption || after.alt}
        newItem={before && after && (() => ({ before: photoOf(before), after: photoOf(after) }))}
      >
        {({ item, path, set }) => (
          <>
            <PhotoField
              label="Before"
              kind="photo"
              path={`${path}.before`}
              value={item.before}
              onChange={(before) => before && set({ ...item, before }, "before")}
            />
            <PhotoField
              label="After"
              kind="photo"
              path={`${path}.after`}
              value={item.after}
              onChange={(after) => after && set({ ...item, after }, "after")}
            />
            <LineField
              label="Below both"
              path={`${path}.caption`}
              value={item.caption ?? ""}
              onChange={(caption) => set({ ...item, caption: caption || undefined }, "caption")}
            />
          </>
        )}
      </ItemsField>
    </>
  );
}

export function TeamFields({ block }: { block: Team }) {
  const field = useFields(block);
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <ItemsField
        label="People"
        {...field("members")}
        noun="person"
        titleOf={({ name }) => name}
        newItem={() => ({ name: "" })}
      >
        {({ item, path, set }) => (
          <>
            <LineField
              label="Name"
              path={`${path}.name`}
              value={item.name}
              onChange={(name) => set({ ...item, name }, "name")}
            />
            <LineField
              label="What they do"
              path={`${path}.role`}
              value={item.role ?? ""}
              onChange={(role) => set({ ...item, role: role || undefined }, "role")}
            />
            <LongField
              label="About them"
              path={`${path}.words`}
              value={item.words ?? ""}
              onChange={(words) => set({ ...item, words: words || undefined }, "words")}
            />
            <PhotoField
              label="Photo"
              kind="photo"
              path={`${path}.photo`}
              value={item.photo}
              onChange={(photo) => set({ ...item, photo }, "photo")}
            />
          </>
        )}
      </ItemsField>
    </>
  );
}

export function TestimonialsFields({ block }: { block: Testimonials }) {
  const field = useFields(block);
  const trade = useEditor().content.facts.trade?.value ?? "";
  return (
    <>
      {isRegulatedHealth(trade) && (
        <Notice>
          <p>
            Not shown: section 133 of the Health Practitioner Regulation National Law forbids
            testimonials in the advertising of this trade ({trade}).
          </p>
        </Notice>
      )}
      <WordsField label="Heading" {...field("heading")} />
      <ItemsField
        label="Testimonials"
        hint="Only what somebody really said, and agreed to have shown."
        {...field("testimonials")}
        noun="testimonial"
        titleOf={({ author }) => author}
        newItem={() => ({ words: "", author: "", source: "", consent: "" })}
      >
        {({ item, path, set }) => (
          <>
            <LongField
              label="What they said"
              path={`${path}.words`}
              value={item.words}
              onChange={(words) => set({ ...item, words }, "words")}
            />
            <LineField
              label="Who said it"
              path={`${path}.author`}
              value={item.author}
              onChange={(author) => set({ ...item, author }, "author")}
            />
            <LineField
              label="Where they said it"
              hint="“Google review, May 2026”"
              path={`${path}.source`}
              value={item.source}
              onChange={(source) => set({ ...item, source }, "source")}
            />
            <LineField
              type="date"
              label="Consent recorded on"
              hint="Kept here, and not shown."
              path={`${path}.consent`}
              value={item.consent}
              onChange={(consent) => set({ ...item, consent }, "consent")}
            />
          </>
        )}
      </ItemsField>
    </>
  );
}

export function AreaFields({ block }: { block: Area }) {
  const field = useFields(block);
  const places = useEditor().content.facts.area?.value ?? [];
  const { value: points = [], ...rest } = field("points");
  const next = places.find((place) => !points.some(({ name }) => name === place));
  return (
    <>
      <WordsField label="Heading" {...field("heading")} />
      <WordsField label="Introduction" long {...field("intro")} />
      <ItemsField
        label="Map"
        hint="The places themselves are among the facts. Two of them or more make a map."
        {...rest}
        value={points}
        noun="place"
        titleOf={({ name }) => name}
        newItem={next === undefined ? undefined : () => ({ name: next, x: 50, y: 50 })}
      >
        {({ item, path, set }) => (
          <>
            <ChoiceField
              label="Place"
              path={`${path}.name`}
              value={item.name}
              options={Object.fromEntries([...places, item.name].map((name) => [name, name]))}
              onChange={(name) => set({ ...item, name }, "name")}
            />
            <div className="grid grid-cols-2 gap-3">
              <PlaceField
                label="From the left, %"
                value={item.x}
                onChange={(x) => set({ ...item, x }, "x")}
              />
              <PlaceField
                label="From the top, %"
                value={item.y}
                onChange={(y) => set({ ...item, y }, "y")}
              />
            </div>
          </>
        )}
      </ItemsField>
    </>
  );
}
