import { Thanks } from "./thanks.tsx";
import { WhatNow } from "./what-now.tsx";

type PlainThanksProps = { company: { name: string; url: string }; supportEmail: string };

/** For an address that does not say what is thanked for: it confirms nothing. */
export function PlainThanks({ company, supportEmail }: PlainThanksProps) {
  return (
    <Thanks
      title="Thank you"
      lead="Here’s what you can do from here."
      steps={[]}
      now={<WhatNow offersPreview company={company} />}
      supportEmail={supportEmail}
    />
  );
}
