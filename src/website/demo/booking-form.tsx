import "./booking-form.css";
import { demo } from "../../content/demo.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";

const answerId = "nothing-sent";

/**
 * A form that goes nowhere: its button opens a native popover that says so, and `method="dialog"`
 * outside a dialog submits nothing, however it is triggered. Needs no script.
 */
export function BookingForm() {
  const { form } = demo.contact;
  return (
    <>
      <form method="dialog" className="demo-form">
        <TextField label={form.name} name="name" autoComplete="name" />
        <TextField label={form.dogName} name="dog-name" autoComplete="off" />
        <TextField label={form.phone} name="phone" type="tel" autoComplete="tel" />
        <TextArea label={form.message} name="message" />
        <div className="demo-send">
          <Button popoverTarget={answerId} size="large" className="demo-pill">
            {form.submit}
          </Button>
          <p className="text-small">{form.note}</p>
        </div>
      </form>
      <NothingSent />
    </>
  );
}

function NothingSent() {
  const { title, text, close } = demo.contact.form.answer;
  const { link } = demo.label;
  return (
    <div
      id={answerId}
      popover="auto"
      role="dialog"
      aria-labelledby="nothing-sent-title"
      className="demo-answer"
    >
      <h3 id="nothing-sent-title" className="text-heading">
        {title}
      </h3>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={link.href} className="demo-pill">
          {link.label}
        </ButtonLink>
        <Button
          autoFocus
          look="secondary"
          popoverTarget={answerId}
          popoverTargetAction="hide"
          className="demo-pill"
        >
          {close}
        </Button>
      </div>
    </div>
  );
}
