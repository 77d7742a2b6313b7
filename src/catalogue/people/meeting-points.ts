import type { MeetingPoints } from "./segment.ts";

/** Where such customers are met in any town. */
export const meetingPoints: MeetingPoints = {
  families: ["in the school newsletter", "at junior sport on Saturday", "at the playgroup"],
  older: ["at the library", "at the bowls club", "at the chemist’s counter"],
  couples: ["at the hairdresser’s", "in the community Facebook group", "at the local café"],
  visitors: [
    "at the visitor centre",
    "in the holiday-let managers’ guest notes",
    "at the caravan park office",
  ],
  farms: ["at the rural supplies counter", "at the saleyards’ canteen", "through the CWA branch"],
  businesses: [
    "at shop counters on a slow Tuesday",
    "at the chamber of commerce breakfast",
    "at the post office queue before nine",
  ],
  workers: [
    "at the bakery before six",
    "on the lunchroom noticeboards of the big employers",
    "in the buy-and-sell group on Facebook",
  ],
  renters: ["in the lobbies of flats", "at the campus or TAFE noticeboard", "at the laundromat"],
  homeowners: [
    "in the letterboxes of three streets",
    "at the hardware store’s community board",
    "in the neighbourhood Facebook group",
  ],
  newcomers: [
    "at the library’s language table",
    "in the welcome group on Facebook",
    "at the primary school gate",
  ],
  clubs: [
    "at a committee meeting",
    "at the club’s canteen on training night",
    "at the council’s community desk",
  ],
  enthusiasts: [
    "in the community Facebook group",
    "at the Saturday market",
    "at the library’s noticeboard",
  ],
};
