import { writtenMails } from "../../emails/render-mail.ts";
import { siteLetter, whyCustomer } from "../site-letter.tsx";
import { domainMails } from "./mails.ts";

type Sender = { companyName: string; supportEmail: string; publicUrl: string };

/** The emails about customers’ own domains, by kind. */
export function domainEmails(sender: Sender) {
  const { publicUrl } = sender;
  const why = whyCustomer(sender);
  return writtenMails(domainMails, {
    "domain-live": ({ name, domain }) =>
      siteLetter(sender, {
        why,
        subject: `Your website is now at ${domain}`,
        paragraphs: [
          `${domain} leads to your website for ${name}, and so does www.${domain}. The very first visit may take a few seconds longer than usual.`,
          "Please leave the records for your domain as they are. We check every day that they still lead to your website.",
        ],
      }),
    "domain-lost": ({ name, lost, free }) =>
      siteLetter(sender, {
        why,
        subject: `Your website can’t be reached at ${lost} any more`,
        paragraphs: [
          `Your website for ${name} can’t be reached at ${lost} any more. Perhaps the domain has run out, or its records were changed.`,
          `Your website is still online at ${free}.`,
          "Your page shows what to set. If you meant to change this, there’s nothing you need to do.",
        ],
      }),
    "domain-lost-notice": ({ name, lost, site }) =>
      siteLetter(sender, {
        why: `Sent because of a website at ${publicUrl}.`,
        subject: `${name} can’t be reached at ${lost} any more`,
        paragraphs: [
          `The website of ${name} can’t be reached at ${lost} any more. The customer has been told. The website is still at the address it has with us.`,
        ],
        button: { label: "Open the website’s page", link: `${publicUrl}/admin/sites/${site}/live` },
      }),
  });
}
