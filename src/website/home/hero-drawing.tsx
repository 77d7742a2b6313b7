import "./hero-drawing.css";
import { SampleChat } from "./hero-drawing-chat.tsx";

/** A bakery's site in a browser frame, putting itself together while its assistant helps someone. */
export function HeroDrawing() {
  return (
    <svg
      viewBox="0 0 500 506"
      role="img"
      aria-label="A small bakery’s website in a browser window. A customer asks whether it opens on Sunday, and the site’s assistant answers."
      className="hero-drawing mx-auto w-full max-w-[35rem] overflow-visible font-sans"
    >
      <circle cx="316" cy="178" r="178" fill="#f5dfb0" />
      <path
        d="M-20 504c20-70 84-126 164-120 70 6 116 34 176 8 70-30 142-16 200 112z"
        fill="#cfe0d0"
      />
      <path d="M-20 504h540" stroke="#17231d" strokeWidth="1.5" strokeLinecap="round" />
      <rect x="16" y="28" width="408" height="384" rx="14" fill="#fffdf9" stroke="#17231d" />
      <g fill="#ddd6c6">
        <circle cx="38" cy="45" r="4.5" />
        <circle cx="54" cy="45" r="4.5" />
        <circle cx="70" cy="45" r="4.5" />
        <rect x="120" y="38" width="200" height="14" rx="7" fill="#f3ecdd" />
      </g>
      <Awning />
      <g className="piece second">
        <text x="40" y="153" fill="#17231d" className="font-heading text-[26px]">
          Wattle Lane Bakery
        </text>
        <path
          d="M312 145h24m12 0h24m12 0h20"
          stroke="#7c8981"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <g className="piece third">
        <path d="M46 188h138M46 210h104" stroke="#17231d" strokeWidth="12" strokeLinecap="round" />
        <path d="M43 236h142M43 250h112" stroke="#c9c9bb" strokeWidth="6" strokeLinecap="round" />
        <rect x="40" y="268" width="124" height="36" rx="10" fill="#1f5b45" />
        <text
          x="102"
          y="292"
          textAnchor="middle"
          fill="#fffdf9"
          className="font-semibold text-[17px]"
        >
          Order bread
        </text>
      </g>
      <Loaf />
      <Shelf />
      <SampleChat />
    </svg>
  );
}

function Awning() {
  const stripes = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    <g className="piece from-above">
      {stripes.map((stripe) => (
        <path
          key={stripe}
          d={`M${16 + stripe * 51} 62h51v26a25.5 17 0 0 1-51 0z`}
          fill={stripe % 2 ? "#fbf8f2" : "#c4622d"}
          stroke="#17231d"
        />
      ))}
    </g>
  );
}

function Loaf() {
  return (
    <g className="piece fourth">
      <rect x="212" y="176" width="192" height="128" rx="12" fill="#e4eef2" />
      <path d="M212 280h192v12a12 12 0 0 1-12 12H224a12 12 0 0 1-12-12z" fill="#c9dbe2" />
      <path
        d="M248 284c-12-40 14-66 60-66s72 26 60 66c-1 4-4 6-8 6H256c-4 0-7-2-8-6z"
        fill="#d98e4a"
        stroke="#17231d"
      />
      <path
        d="M276 262c2-14 7-23 15-30m4 34c1-14 6-25 14-34m6 34c1-13 5-22 12-30"
        fill="none"
        stroke="#fbe9cf"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M286 204c-6-6 6-9 0-16m22 13c-6-6 6-9 0-16m22 19c-6-6 6-9 0-16"
        fill="none"
        stroke="#8fb3c0"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

function Shelf() {
  return (
    <g className="piece fifth">
      <rect x="40" y="322" width="96" height="72" rx="12" fill="#f3ecdd" />
      <rect x="150" y="322" width="96" height="72" rx="12" fill="#f3ecdd" />
      <path
        d="M62 372c0-20 12-32 26-32s26 12 26 32c-7-8-14-8-18-8l-8 6-8-6c-4 0-11 0-18 8z"
        fill="#e9b44c"
        stroke="#17231d"
      />
      <path
        d="M178 344h36v18a16 16 0 0 1-16 16h-4a16 16 0 0 1-16-16z"
        fill="#fffdf9"
        stroke="#17231d"
      />
      <path d="M214 348h5a7 7 0 0 1 0 15h-6" fill="none" stroke="#17231d" />
    </g>
  );
}
