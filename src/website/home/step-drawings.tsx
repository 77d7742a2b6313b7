import type { ReactNode } from "react";

/** A page of notes with a pencil across it. */
export function Notebook() {
  return (
    <Spot>
      <rect x="16" y="12" width="52" height="72" rx="6" fill="#fffdf9" />
      <path d="M28 30h28M28 42h28M28 54h16" />
      <path d="m44 74 4-14 32-32 10 10-32 32z" fill="#e9b44c" />
      <path d="m74 34 10 10M48 60l10 10" />
    </Spot>
  );
}

/** A shop front going up inside a browser window. */
export function ShopUnderway() {
  return (
    <Spot>
      <rect x="10" y="16" width="76" height="66" rx="8" fill="#fffdf9" />
      <path d="M10 30h76" />
      <path
        d="M22 42h52v8a6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0z"
        fill="#c4622d"
      />
      <path d="M26 60v22M70 60v22M54 82V64h10v18" />
      <path d="M32 64h14v9H32z" fill="#e4eef2" />
      <path d="M18 23h.1M25 23h.1" strokeWidth="4" />
    </Spot>
  );
}

/** A phone that receives a message. */
export function PhoneTest() {
  return (
    <Spot>
      <rect x="20" y="10" width="42" height="76" rx="9" fill="#fffdf9" />
      <path d="M36 78h10" />
      <path
        d="M44 26h40a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H60l-10 9v-9h-6a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z"
        fill="#cfe0d0"
      />
      <path d="m55 40 6 6 12-12" strokeWidth="3" />
    </Spot>
  );
}

/** A signpost with three arms. */
export function Signpost() {
  return (
    <Spot>
      <path d="M46 10h6v76h-6z" fill="#fffdf9" />
      <path d="M30 18h46l8 8-8 8H30z" fill="#1f5b45" />
      <path d="M66 38H24l-8 8 8 8h42z" fill="#e9b44c" />
      <path d="M34 58h38l8 8-8 8H34z" fill="#e4eef2" />
      <path d="M28 86h42" />
    </Spot>
  );
}

function Spot({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      fill="none"
      stroke="#17231d"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="-ml-3 size-24"
    >
      {children}
    </svg>
  );
}
