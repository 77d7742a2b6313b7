import type { BriefValues } from "../../../core/briefs/fields.ts";
import { ChoiceCards } from "../../../ui/choice-cards.tsx";
import { TextField } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { Form } from "../../../ui/use-form.ts";
import { StyleChoiceCards } from "./style-choice-cards.tsx";

type FieldsProps = Pick<Form<BriefValues>, "field">;

// The questions of each step, in order.

/** What the business is and does. */
export function BusinessFields({ field }: FieldsProps) {
  return (
    <>
      <TextField
        label="Business name"
        hint="A working title is fine."
        autoComplete="organization"
        required
        {...field("business_name")}
      />
      <TextArea
        label="What does it do, and for whom?"
        hint="A few sentences, as you’d tell a new neighbour."
        rows={6}
        required
        {...field("business_description")}
      />
    </>
  );
}

/** What a first draft of the site can use, all of it easy to skip. */
export function DetailsFields({ field }: FieldsProps) {
  return (
    <>
      <p className="text-muted">All optional. Each answer makes your preview more like you.</p>
      <TextField
        label="Town or area you serve"
        hint="Such as Coffs Harbour and 50 km around"
        {...field("service_area")}
      />
      <TextArea
        label="Services and prices"
        hint="One a line, such as: Birthday cake, from $80"
        {...field("services")}
      />
      <TextArea
        label="Opening hours"
        hint="Such as Mon to Fri, 8 am to 5 pm"
        rows={2}
        {...field("opening_hours")}
      />
      <TextField
        label="Current website"
        hint="Such as example.com.au, or your page on Facebook"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        {...field("current_website")}
      />
    </>
  );
}

/** What the site is for, and its looks. */
export function GoalsFields({ field }: FieldsProps) {
  return (
    <>
      <TextArea
        label="What should the site do for you?"
        hint="Such as more calls, or bookings online."
        required
        {...field("site_goals")}
      />
      <StyleChoiceCards {...field("style")} />
    </>
  );
}

/** Whether they have a domain, and which one. */
export function DomainFields({ field }: FieldsProps) {
  return (
    <>
      <ChoiceCards
        type="radio"
        legend="Do you have a domain name?"
        required
        options={[
          { value: "yes", title: "Yes, I have one" },
          { value: "no", title: "Not yet" },
        ]}
        {...field("has_domain")}
      />
      <TextField
        label="Which one, or what would you like?"
        marker="optional"
        hint="Such as coffscakes.com.au"
        autoCapitalize="none"
        spellCheck={false}
        {...field("domain_preferences")}
      />
      <TextField
        label="Colours"
        marker="optional"
        hint="Ones you use, ones you like, ones you can’t stand."
        {...field("color_preferences")}
      />
    </>
  );
}

/** Who they are, and how to reach them. */
export function ContactFields({ field }: FieldsProps) {
  return (
    <>
      <TextField
        label="Email address"
        hint="We send the preview link here."
        type="email"
        autoComplete="email"
        required
        {...field("email")}
      />
      <TextField
        label="Your name"
        marker="optional"
        autoComplete="name"
        {...field("contact_name")}
      />
      <TextField
        label="Phone number"
        marker="optional"
        type="tel"
        autoComplete="tel"
        {...field("phone")}
      />
    </>
  );
}
