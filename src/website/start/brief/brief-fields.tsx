import { type BriefErrors, type BriefValues, longest } from "../../../core/briefs/fields.ts";
import { TextField } from "../../../ui/field.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { StyleChoiceCards } from "./style-choice-cards.tsx";

type FieldsProps = { values: BriefValues; errors: BriefErrors };

// The questions of each step, in its order. Fields keep their own values, so that what was typed
// before the script came stays.

/** What the business is and does. */
export function BusinessFields({ values, errors }: FieldsProps) {
  return (
    <>
      <TextField
        label="Business name"
        hint="A working title is fine."
        name="business_name"
        autoComplete="organization"
        maxLength={longest.business_name}
        required
        defaultValue={values.business_name}
        error={errors.business_name}
      />
      <TextArea
        label="What does it do, and for whom?"
        hint="A few sentences, as you'd tell a new neighbour. Where you work and what you charge help too."
        name="business_description"
        rows={6}
        maxLength={longest.business_description}
        required
        defaultValue={values.business_description}
        error={errors.business_description}
      />
    </>
  );
}

/** What the site is for, and its looks. */
export function GoalsFields({ values, errors }: FieldsProps) {
  return (
    <>
      <TextArea
        label="What should the site do for you?"
        hint="Such as more calls, or bookings online."
        name="site_goals"
        maxLength={longest.site_goals}
        required
        defaultValue={values.site_goals}
        error={errors.site_goals}
      />
      <StyleChoiceCards defaultValue={values.style} error={errors.style} />
    </>
  );
}

/** Whether there is a domain, and which. */
export function DomainFields({ values, errors }: FieldsProps) {
  return (
    <>
      <RadioCards
        legend="Do you have a domain name?"
        name="has_domain"
        required
        options={[
          { value: "yes", title: "Yes, I have one" },
          { value: "no", title: "Not yet" },
        ]}
        defaultValue={
          values.has_domain === "yes" || values.has_domain === "no" ? values.has_domain : undefined
        }
        error={errors.has_domain}
      />
      <TextField
        label="Which one, or what would you like?"
        marker="optional"
        hint="Such as coffscakes.com.au"
        name="domain_preferences"
        maxLength={longest.domain_preferences}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values.domain_preferences}
        error={errors.domain_preferences}
      />
      <TextField
        label="Colours"
        marker="optional"
        hint="Ones you use, ones you like, ones you can't stand."
        name="color_preferences"
        maxLength={longest.color_preferences}
        defaultValue={values.color_preferences}
        error={errors.color_preferences}
      />
    </>
  );
}

/** Who asks, and how to reach them. */
export function ContactFields({ values, errors }: FieldsProps) {
  return (
    <>
      <TextField
        label="Email address"
        hint="We send the preview link here."
        name="email"
        type="email"
        autoComplete="email"
        maxLength={longest.email}
        required
        defaultValue={values.email}
        error={errors.email}
      />
      <TextField
        label="Your name"
        marker="optional"
        name="contact_name"
        autoComplete="name"
        maxLength={longest.contact_name}
        defaultValue={values.contact_name}
        error={errors.contact_name}
      />
      <TextField
        label="Phone number"
        marker="optional"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={longest.phone}
        defaultValue={values.phone}
        error={errors.phone}
      />
    </>
  );
}
