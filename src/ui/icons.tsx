import { createElement, type JSX, type ReactElement, type SVGProps } from "react";

/** A drawing of 24 by 24 in the colour of the text, which assistive technology passes over. */
export type IconComponent = (props: SVGProps<SVGSVGElement>) => JSX.Element;

// The shapes are Lucide's (lucide.dev), version 1.73.0: ISC licence, © Lucide Icons and
// Contributors; MIT licence, © Cole Bemis, for those that came from Feather. icons-licence.txt has
// both. Only those in use are here, since the package is 4,800 files; for another, copy its shapes.

/** @param shapes a path by what it draws, any other shape as an element */
/* @__NO_SIDE_EFFECTS__ */
function icon(...shapes: (string | ReactElement)[]): IconComponent {
  const drawn = shapes.map((shape) =>
    typeof shape === "string" ? createElement("path", { d: shape }) : shape,
  );
  return function Icon(props) {
    return createElement("svg", { ...look, ...props }, ...drawn);
  };
}

const look: SVGProps<SVGSVGElement> = {
  xmlns: "http://www.w3.org/2000/svg",
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
};

export const Activity = icon(
  "M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2",
);
export const ArrowLeft = icon("m12 19-7-7 7-7", "M19 12H5");
export const ArrowRight = icon("M5 12h14", "m12 5 7 7-7 7");
export const Bot = icon(
  "M12 8V4H8",
  <rect width="16" height="12" x="4" y="8" rx="2" />,
  "M2 14h2",
  "M20 14h2",
  "M15 13v2",
  "M9 13v2",
);
export const Brush = icon(
  "m11 10 3 3",
  "M6.5 21A3.5 3.5 0 1 0 3 17.5a2.62 2.62 0 0 1-.708 1.792A1 1 0 0 0 3 21z",
  "M9.969 17.031 21.378 5.624a1 1 0 0 0-3.002-3.002L6.967 14.031",
);
export const CalendarCheck = icon(
  "M8 2v3",
  "M16 2v3",
  <rect x="3" y="3" width="18" height="18" rx="2" />,
  "M3 9h18",
  "m9 15 2 2 4-4",
);
export const Camera = icon(
  "M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4z",
  <circle cx="12" cy="13" r="3" />,
);
export const ChartNoAxesColumnDecreasing = icon("M5 21V3", "M12 21V9", "M19 21v-6");
export const Check = icon("M20 6 9 17l-5-5");
export const ChevronDown = icon("m6 9 6 6 6-6");
export const ChevronLeft = icon("m15 18-6-6 6-6");
export const ChevronRight = icon("m9 18 6-6-6-6");
export const ChevronUp = icon("m18 15-6-6-6 6");
export const ChevronsLeft = icon("m11 17-5-5 5-5", "m18 17-5-5 5-5");
export const ChevronsRight = icon("m6 17 5-5-5-5", "m13 17 5-5-5-5");
export const CircleAlert = icon(
  <circle cx="12" cy="12" r="10" />,
  <line x1="12" x2="12" y1="8" y2="12" />,
  <line x1="12" x2="12.01" y1="16" y2="16" />,
);
export const CircleCheck = icon(<circle cx="12" cy="12" r="10" />, "m16 9-5.5 5.5L8 12");
export const CircleHelp = icon(
  <circle cx="12" cy="12" r="10" />,
  "M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5",
  "M12 17h.01",
);
export const ClipboardCheck = icon(
  <rect width="8" height="4" x="8" y="2" rx="1" ry="1" />,
  "M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2",
  "m9 14 2 2 4-4",
);
export const CreditCard = icon(
  <rect width="20" height="14" x="2" y="5" rx="2" />,
  <line x1="2" x2="22" y1="10" y2="10" />,
  "M6 14h2",
);
export const DoorOpen = icon(
  "M10 21H2",
  "M10 3H7a2 2 0 00-2 2v16",
  "M14 12h.01",
  "M19 21V5a2 2 0 00-1.675-1.974l-6.163-1.013A1 1 0 0010 3v18a1 1 0 001.124.992z",
  "M22 21h-3",
);
export const Download = icon(
  "M12 15V3",
  "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4",
  "m7 10 5 5 5-5",
);
export const ExternalLink = icon(
  "M15 3h6v6",
  "M10 14 21 3",
  "M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6",
);
export const Eye = icon(
  "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
  <circle cx="12" cy="12" r="3" />,
);
export const FileText = icon(
  "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
  "M14 2v5a1 1 0 0 0 1 1h5",
  "M10 9H8",
  "M16 13H8",
  "M16 17H8",
);
export const HeartPulse = icon(
  "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
  "M3.22 13H9.5l.5-1 2 4.5 2-7 1.5 3.5h5.27",
);
export const House = icon(
  "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8",
  "M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
);
export const ImageIcon = icon(
  <rect width="18" height="18" x="3" y="3" rx="2" ry="2" />,
  <circle cx="9" cy="9" r="2" />,
  "m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21",
);
export const ImagePlus = icon(
  "M16 5h6",
  "M19 2v6",
  "M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5",
  "m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21",
  <circle cx="9" cy="9" r="2" />,
);
export const Inbox = icon(
  <polyline points="22 12 16 12 14 15 10 15 8 12 2 12" />,
  "M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z",
);
export const Info = icon(<circle cx="12" cy="12" r="10" />, "M12 16v-4", "M12 8h.01");
export const Link2 = icon(
  "M9 17H7A5 5 0 0 1 7 7h2",
  "M15 7h2a5 5 0 1 1 0 10h-2",
  <line x1="8" x2="16" y1="12" y2="12" />,
);
export const LoaderCircle = icon("M21 12a9 9 0 1 1-6.219-8.56");
export const Lock = icon(
  <rect width="18" height="11" x="3" y="11" rx="2" ry="2" />,
  "M7 11V7a5 5 0 0 1 10 0v4",
);
export const LogOut = icon("m16 17 5-5-5-5", "M21 12H9", "M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4");
export const Mail = icon(
  "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7",
  <rect x="2" y="4" width="20" height="16" rx="2" />,
);
export const Menu = icon("M4 5h16", "M4 12h16", "M4 19h16");
export const MessageCircle = icon(
  "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719",
);
export const MessagesSquare = icon(
  "M16 10a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 14.286V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2z",
  "M20 9a2 2 0 0 1 2 2v10.286a.71.71 0 0 1-1.212.502l-2.202-2.202A2 2 0 0 0 17.172 19H10a2 2 0 0 1-2-2v-1",
);
export const Minus = icon("M5 12h14");
export const Monitor = icon(
  <rect width="20" height="14" x="2" y="3" rx="2" />,
  <line x1="8" x2="16" y1="21" y2="21" />,
  <line x1="12" x2="12" y1="17" y2="21" />,
);
export const PanelsTopLeft = icon(
  <rect width="18" height="18" x="3" y="3" rx="2" />,
  "M3 9h18",
  "M9 21V9",
);
export const Paperclip = icon(
  "m16 6-8.414 8.586a2 2 0 0 0 2.829 2.829l8.414-8.586a4 4 0 1 0-5.657-5.657l-8.379 8.551a6 6 0 1 0 8.485 8.485l8.379-8.551",
);
export const PartyPopper = icon(
  "M5.8 11.3 2 22l10.7-3.79",
  "M4 3h.01",
  "M22 8h.01",
  "M15 2h.01",
  "M22 20h.01",
  "m22 2-2.24.75a2.9 2.9 0 0 0-1.96 3.12c.1.86-.57 1.63-1.45 1.63h-.38c-.86 0-1.6.6-1.76 1.44L14 10",
  "m22 13-.82-.33c-.86-.34-1.82.2-1.98 1.11c-.11.7-.72 1.22-1.43 1.22H17",
  "m11 2 .33.82c.34.86-.2 1.82-1.11 1.98C9.52 4.9 9 5.52 9 6.23V7",
  "M11 13c1.93 1.93 2.83 4.17 2 5-.83.83-3.07-.07-5-2-1.93-1.93-2.83-4.17-2-5 .83-.83 3.07.07 5 2Z",
);
export const PawPrint = icon(
  <circle cx="11" cy="4" r="2" />,
  <circle cx="18" cy="8" r="2" />,
  <circle cx="20" cy="16" r="2" />,
  "M9 10a5 5 0 0 1 5 5v3.5a3.5 3.5 0 0 1-6.84 1.045Q6.52 17.48 4.46 16.84A3.5 3.5 0 0 1 5.5 10Z",
);
export const PenLine = icon(
  "M13 21h8",
  "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z",
);
export const Phone = icon(
  "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
);
export const Plus = icon("M5 12h14", "M12 5v14");
export const Reply = icon("M20 18v-2a4 4 0 0 0-4-4H4", "m9 17-5-5 5-5");
export const RotateCcw = icon("M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8", "M3 3v5h5");
export const Search = icon("m21 21-4.34-4.34", <circle cx="11" cy="11" r="8" />);
export const SendHorizontal = icon(
  "M3.714 3.048a.498.498 0 0 0-.683.627l2.843 7.627a2 2 0 0 1 0 1.396l-2.842 7.627a.498.498 0 0 0 .682.627l18-8.5a.5.5 0 0 0 0-.904z",
  "M6 12h16",
);
export const Share2 = icon(
  <circle cx="18" cy="5" r="3" />,
  <circle cx="6" cy="12" r="3" />,
  <circle cx="18" cy="19" r="3" />,
  <line x1="8.59" x2="15.42" y1="13.51" y2="17.49" />,
  <line x1="15.41" x2="8.59" y1="6.51" y2="10.49" />,
);
export const ShieldCheck = icon(
  "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
  "m9 12 2 2 4-4",
);
export const Smartphone = icon(
  <rect width="14" height="20" x="5" y="2" rx="2" ry="2" />,
  "M12 18h.01",
);
export const SprayCan = icon(
  "M3 3h.01",
  "M7 5h.01",
  "M11 7h.01",
  "M3 7h.01",
  "M7 9h.01",
  "M3 11h.01",
  <rect width="4" height="4" x="15" y="5" />,
  "m19 9 2 2v10c0 .6-.4 1-1 1h-6c-.6 0-1-.4-1-1V11l2-2",
  "m13 14 8-2",
  "m13 19 8-2",
);
export const Sun = icon(
  <circle cx="12" cy="12" r="4" />,
  "M12 2v2",
  "M12 20v2",
  "m4.93 4.93 1.41 1.41",
  "m17.66 17.66 1.41 1.41",
  "M2 12h2",
  "M20 12h2",
  "m6.34 17.66-1.41 1.41",
  "m19.07 4.93-1.41 1.41",
);
export const Trash2 = icon(
  "M10 11v6",
  "M14 11v6",
  "M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6",
  "M3 6h18",
  "M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2",
);
export const UserRound = icon(<circle cx="12" cy="8" r="5" />, "M20 21a8 8 0 0 0-16 0");
export const UserRoundSearch = icon(
  <circle cx="10" cy="8" r="5" />,
  "M2 21a8 8 0 0 1 10.434-7.62",
  <circle cx="18" cy="18" r="3" />,
  "m22 22-1.9-1.9",
);
export const Users = icon(
  "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2",
  "M16 3.128a4 4 0 0 1 0 7.744",
  "M22 21v-2a4 4 0 0 0-3-3.87",
  <circle cx="9" cy="7" r="4" />,
);
export const UsersRound = icon(
  "M18 21a8 8 0 0 0-16 0",
  <circle cx="10" cy="8" r="5" />,
  "M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3",
);
export const X = icon("M18 6 6 18", "m6 6 12 12");
