import { Thanks } from "./thanks.tsx";
import { WhatNow } from "./what-now.tsx";

type PlainThanksProps = {
  company: { name: string; url: string };
  canSend: boolean;
  supportEmail: string;
};

/** For a URL that doesn't say what the thanks are for; it confirms nothing. */
export function PlainThanks({ company, canSend, supportEmail }: PlainThanksProps) {
  return (
    <Thanks
      title="Thank you"
      lead="Here’s what you can do from here."
      steps={[]}
      now={<WhatNow offersPreview company={company} />}
      canSend={canSend}
      supportEmail={supportEmail}
    />
  );
}
