import { askCustomer } from "../../src/core/briefs/questions.ts";
import { sendEnquiry } from "../../src/core/enquiries/enquiries.ts";
import { joinWaitlist, updateWaitlistStatus } from "../../src/core/waitlist/waitlist.ts";
import type { Services } from "../../src/services/services.ts";
import { sampleBriefs, sampleQuestion, sampleSites } from "./businesses.ts";
import { setBack, setBackQueue } from "./dates.ts";
import { makeSite } from "./make-site.ts";
import { actor, sampleEnquiries, samplePerson } from "./people.ts";
import { sendBriefs } from "./send-briefs.ts";
import { untilDone } from "./until-done.ts";
import { addVisits } from "./visits.ts";

const inQueue = 300;

/**
 * Fills an empty installation with made-up people and businesses, by the functions that the product
 * itself uses; only their dates are set back afterwards.
 */
export async function fillSample(services: Services): Promise<void> {
  const [briefs] = await Promise.all([
    sendBriefs(services, [...sampleSites, ...sampleBriefs]),
    joinQueue(services),
    addVisits(services),
  ]);
  await untilDone(services); // photos are prepared, briefs read, sites drafted
  await Promise.all(sampleSites.map((site) => makeSite(services, site, briefs.get(site) ?? "")));
  for (const [{ state }, id] of briefs) {
    if (state === "question") await askCustomer(services, { id, actor }, sampleQuestion);
  }
  for (const [at, enquiry] of sampleEnquiries.entries()) {
    const { name, email } = samplePerson(inQueue + at);
    await sendEnquiry(services, { via: "contact", name, email, ...enquiry });
  }
  await untilDone(services);
  for (const [{ hoursAgo, state }, id] of briefs) {
    await setBack(services, { briefId: id, hours: hoursAgo, isDone: state === "live" });
  }
  await setBackQueue(services);
}

async function joinQueue(services: Services): Promise<void> {
  for (let number = 1; number <= inQueue; number++) {
    const preferred_plan = number % 3 === 0 ? "once-off" : "monthly";
    const person = { ...samplePerson(number), preferred_plan } as const;
    const joined = await joinWaitlist(services, person, {
      idea: {},
      source: { page: "/waitlist" },
    });
    const status = statusOf(number);
    if (joined.outcome !== "joined" || status === "waiting") continue;
    await updateWaitlistStatus(services, { id: joined.entry.id, status, actor });
  }
}

/** The first have had their turn, the next have to decide, and now and then somebody leaves. */
function statusOf(number: number) {
  if (number % 41 === 0) return "removed";
  if (number <= 48) return "joined";
  return number <= 60 ? "invited" : "waiting";
}
