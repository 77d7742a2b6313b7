import type { ReactNode } from "react";
import { mailtoLink } from "../../platform/mailto.ts";

type WhatNowProps = {
  /** Left out after a brief, which already asked for the preview. */
  offersPreview: boolean;
  company: { name: string; url: string };
};

/** Things to do while waiting, below a confirmation. */
export function WhatNow({ offersPreview, company }: WhatNowProps) {
  return (
    <section aria-labelledby="now" className="grid gap-3">
      <h2 id="now" className="text-heading">
        In the meantime
      </h2>
      <ul className="grid gap-1">
        {offersPreview && (
          <WayOn href="/start?form=brief">Request a free preview of your website</WayOn>
        )}
        <WayOn href="/demo">Walk through a finished sample site</WayOn>
        <WayOn href="/tools/startup-domain-generator">Find a name and check its domains</WayOn>
        <WayOn href="/tools/local-mvp-ideas">Get a business idea that fits your town</WayOn>
        <WayOn href={tellAFriend(company)}>Tell a friend by email</WayOn>
      </ul>
    </section>
  );
}

function WayOn({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a className="text-link inline-flex min-h-11 items-center" href={href}>
        {children}
      </a>
    </li>
  );
}

/** Opens a message without a recipient in the visitor's own email app. */
function tellAFriend({ name, url }: WhatNowProps["company"]): string {
  return mailtoLink("", {
    subject: `${name} builds websites for small businesses`,
    body: `They build the website and run it for you. You can see a sample here: ${url}/demo`,
  });
}
