import { cancelSite, takeBackCancellation } from "../../core/sites/cancelling/cancel-site.ts";
import type { HostConfig } from "../../core/sites/releases/hosts.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import {
  type OpeningReply,
  type OpeningServices,
  receiveOpening,
  wait,
} from "../opening/receive-opening.ts";
import type { Visit } from "../opening/visit.ts";

export type CancellingServices = OpeningServices & {
  config: HostConfig & { operatorEmail: string };
  rateLimits: { changeOwnPage: RateLimit };
};

type Posted = Visit & {
  /** The address by which attempts are counted. */
  visitor: string;
  typed: { intent: string; code: string; phone: string };
};

export type Reply = Omit<OpeningReply, "notice" | "errors"> & {
  notice?:
    | OpeningReply["notice"]
    | ("cancelled" | "taken-back" | "locked" | "failed" | "deleted")
    | undefined;
  /** By field, or by what was asked for. */
  errors?: (OpeningReply["errors"] & { change?: string }) | undefined;
};

/** Does what somebody asked for on the page on which they cancel their website, or take that back. */
export async function receiveCancelling(
  services: CancellingServices,
  posted: Posted,
): Promise<Reply> {
  return (await receiveOpening(services, posted)) ?? change(services, posted);
}

async function change(
  services: CancellingServices,
  { person, site, visitor, isOpened, typed: { intent, phone } }: Posted,
): Promise<Reply> {
  if (!isOpened) return { status: 403, notice: "locked" };
  const tooSoon = await wait(services.rateLimits.changeOwnPage, { person, visitor }, "change");
  if (tooSoon) return tooSoon;
  const by = { siteId: site.id, actor: "customer" };
  switch (intent) {
    case "cancel": {
      const showsPhone = phone === "yes";
      const { outcome } = await cancelSite(services, { ...by, showsPhone });
      if (outcome === "missing") return { status: 409, notice: "deleted" };
      // Sent twice, it is what they wanted.
      return outcome === "not public"
        ? { status: 409, notice: "gone" }
        : { status: 200, notice: "cancelled" };
    }
    case "take-back": {
      const { outcome } = await takeBackCancellation(services, by);
      if (outcome === "missing") return { status: 409, notice: "deleted" };
      return outcome === "not cancelled"
        ? { status: 409, notice: "gone" }
        : { status: 200, notice: "taken-back" };
    }
    default:
      return { status: 422, notice: "failed" };
  }
}
