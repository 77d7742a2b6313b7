import { promises, times } from "../../content/offer.ts";
import { Card } from "../../ui/card.tsx";
import { CalendarCheck, House, Inbox, PenLine, Users } from "../../ui/icons.tsx";
import { PageSection } from "../../ui/page-section.tsx";
import { AssistantCard } from "./assistant-card.tsx";

const features = [
  {
    Icon: PenLine,
    title: "Designed and written for you",
    text: "Every page made for your business, on phones first. No templates to wrestle with.",
  },
  {
    Icon: House,
    title: "Hosting, looked after",
    text: `Your site lives with us and we keep it running and up to date. We aim for ${promises.uptimeAim} uptime.`,
  },
  {
    Icon: Inbox,
    title: "Enquiries in your inbox",
    text: "Names, numbers and what people want, sent to you as they come in.",
  },
  {
    Icon: CalendarCheck,
    title: promises.monthlyTweak,
    text: "New prices, a new photo, a new service. Send us a note and it’s done.",
  },
] as const;

/** Six cards: a large one for the assistant, four small ones, and one for the people behind it. */
export function WhatYouGet() {
  return (
    <PageSection
      id="features"
      title="What you get"
      lead="A working website, and everything around it that would otherwise eat your weekends."
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <AssistantCard />
        {features.map(({ Icon, title, text }) => (
          <Card key={title} className="grid content-between gap-8">
            <Icon className="size-7 text-eucalyptus" strokeWidth={1.75} />
            <div className="grid gap-2.5">
              <h3 className="text-heading">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </Card>
        ))}
        <Card
          tone="sky"
          className="grid items-start gap-x-6 gap-y-3 sm:col-span-2 sm:grid-cols-[auto_1fr] lg:col-span-4"
        >
          <Users className="size-7 text-eucalyptus" strokeWidth={1.75} />
          <div className="grid gap-x-10 gap-y-3 lg:grid-cols-2">
            <h3 className="text-heading">People you can write to</h3>
            <p className="text-muted">
              When the assistant isn’t enough, you reach a person. Support replies within{" "}
              {times.supportReply}.
            </p>
          </div>
        </Card>
      </div>
    </PageSection>
  );
}
