import { answersOf } from "../../core/briefs/answers.ts";
import type { Brief } from "../../core/briefs/briefs.ts";
import type { Told } from "../../core/briefs/told.ts";

/** What the person told us, what a tool passed on for them, and where they came from. */
export function BriefAnswers({ brief }: { brief: Brief }) {
  const answers: Told[] = [
    ...answersOf(brief),
    ...Object.entries(brief.idea).map(
      ([key, value]): Told => [`Came with: ${ideaNames[key] ?? key}`, value],
    ),
    ["Sketch they made", sketchInWords(brief.chosen_preview)],
    ["Came from", origin(brief.source)],
    ["Invited from the waitlist", brief.source.place ? `Position ${brief.source.place}` : ""],
  ];
  return (
    <dl className="grid gap-4">
      {answers.map(
        ([question, answer]) =>
          answer && (
            <div key={question} className="grid min-w-0 gap-0.5">
              <dt className="text-muted text-small">{question}</dt>
              <dd className="whitespace-pre-line">{answer}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The keys of a hand-off (spec section 7). */
const ideaNames: Record<string, string> = {
  idea: "idea",
  business_idea: "idea",
  businessName: "business name",
  siteType: "kind of site",
  domain: "domain",
  site: "site",
  description: "description",
};

function sketchInWords(sketch: Brief["chosen_preview"]): string {
  if (!sketch) return "";
  const { name, trade, place, design, colour } = sketch;
  return `${name}: ${[trade, place].filter(Boolean).join(", ")}\nDesign ${design}${colour ? `, colour ${colour}` : ""}; the draft starts from it`;
}

function origin(source: Record<string, string>): string {
  const campaign = [source.utm_source, source.utm_medium, source.utm_campaign].filter(Boolean);
  return [source.from ?? source.page, ...campaign].filter(Boolean).join(", ").replaceAll("_", " ");
}
