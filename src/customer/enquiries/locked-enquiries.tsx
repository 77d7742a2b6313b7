import { deviceDays } from "../../core/people/devices.ts";
import { Card } from "../../ui/card.tsx";
import { OpeningForms } from "../opening/opening-forms.tsx";
import type { ShownEnquiries } from "./answer-enquiries.ts";

/** Opens the messages on this device. */
export function LockedEnquiries({ shown }: { shown: ShownEnquiries }) {
  return (
    <Card className="grid grid-cols-1 gap-6">
      <p>
        Other people’s names and messages are in here, so your link alone doesn’t open it. It takes
        a code, once on each device, and then stays open for {deviceDays} days.
      </p>
      <OpeningForms {...shown} wasAsked={shown.notice === "code"} what="your messages" />
    </Card>
  );
}
