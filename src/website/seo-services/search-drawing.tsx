import { WideDrawing } from "../chrome/wide-drawing.tsx";

/** Results of a local search with one of them open on the map. Decoration only. */
export function SearchDrawing() {
  return (
    <WideDrawing viewBox="0 0 460 420">
      <circle cx="286" cy="196" r="168" fill="#f5dfb0" stroke="none" />
      <rect x="150" y="92" width="284" height="300" rx="14" fill="#cfe0d0" />
      <g fill="none" stroke="#fffdf9" strokeWidth="13" strokeLinecap="butt">
        <path d="M151 188c60 10 90-24 150-16s80 40 132 28" />
        <path d="M226 392c-6-60 34-96 30-160s-30-90-26-138" />
        <path d="M256 256c50-6 70 40 178 34" />
      </g>
      <path d="M330 93c8 40 60 46 103 42v-30a12 12 0 0 0-12-12z" fill="#bcd5df" />
      <rect x="290" y="206" width="34" height="26" rx="4" fill="#f3ecdd" />
      <rect x="180" y="306" width="30" height="34" rx="4" fill="#f3ecdd" />
      <rect x="340" y="318" width="46" height="28" rx="4" fill="#f3ecdd" />
      <Pin />
      <rect x="22" y="40" width="330" height="58" rx="29" fill="#fffdf9" />
      <g fill="none" strokeWidth="3">
        <circle cx="55" cy="67" r="10" />
        <path d="m62 75 9 9" />
      </g>
      <text x="86" y="75" fill="#17231d" stroke="none" className="text-[20px]">
        fence repairs near me
      </text>
      <Result y={146} name="Your business" open />
      <Result y={254} />
      <Result y={324} />
    </WideDrawing>
  );
}

function Pin() {
  return (
    <g>
      <ellipse cx="366" cy="270" rx="16" ry="5" fill="#17231d" stroke="none" opacity=".18" />
      <path d="M366 268c-20-26-34-42-34-62a34 34 0 0 1 68 0c0 20-14 36-34 62z" fill="#c4622d" />
      <circle cx="366" cy="206" r="13" fill="#fffdf9" />
    </g>
  );
}

/** One result: the open one has a name, hours and a call button; the others are just lines. */
function Result({ y, name, open = false }: { y: number; name?: string; open?: boolean }) {
  if (!open) {
    return (
      <g>
        <rect x="40" y={y} width="196" height="58" rx="12" fill="#fffdf9" />
        <path
          d={`M58 ${y + 22}h96M58 ${y + 40}h150`}
          stroke="#c9c9bb"
          strokeWidth="6"
          fill="none"
        />
      </g>
    );
  }
  return (
    <g>
      <rect x="22" y={y} width="250" height="94" rx="14" fill="#fffdf9" strokeWidth="2" />
      <rect x="38" y={y + 18} width="58" height="58" rx="10" fill="#1f5b45" />
      <path d={`M52 ${y + 58}V${y + 40}l15-11 15 11v18z`} fill="#fffdf9" />
      <text x="112" y={y + 40} fill="#17231d" stroke="none" className="font-heading text-[19px]">
        {name}
      </text>
      <text x="112" y={y + 66} fill="#1f5b45" stroke="none" className="font-semibold text-[16px]">
        Open till 5pm
      </text>
    </g>
  );
}
