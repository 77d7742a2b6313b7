import { homeFaqs } from "../../content/faqs.ts";
import { times } from "../../content/offer.ts";
import { PageSection } from "../../ui/page-section.tsx";
import { QuestionList } from "../../ui/question-list.tsx";

/** The questions owners ask before they join, and where to send any others. */
export function Questions({ supportEmail }: { supportEmail: string }) {
  return (
    <PageSection
      id="faq"
      tone="sand"
      layout="beside"
      title="Questions, answered"
      lead={
        <>
          Anything else? Email{" "}
          <a className="text-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>{" "}
          and a person replies within {times.supportReply}.
        </>
      }
    >
      <QuestionList questions={homeFaqs} />
    </PageSection>
  );
}
