import { WideDrawing } from "../chrome/wide-drawing.tsx";
import { estimateQuote } from "./estimate.ts";

/** A handyman up a ladder, while his website gives a customer a price. */
export function LadderDrawing() {
  return (
    <WideDrawing viewBox="0 0 460 440">
      <circle cx="190" cy="180" r="164" fill="#f5dfb0" stroke="none" />
      <path d="M14 420c40-50 110-66 176-46 60 18 110 6 150-14v60z" fill="#cfe0d0" stroke="none" />
      <House />
      <Ladder />
      <Handyman />
      <path d="M14 420h432" strokeWidth="3" />
      <QuoteCard />
    </WideDrawing>
  );
}

function House() {
  return (
    <g>
      <path d="M352 128h94v292h-94z" fill="#fffdf9" />
      <path
        d="M352 164h94M352 200h94M352 236h94M352 272h94M352 308h94M352 344h94M352 380h94"
        stroke="#ddd6c6"
      />
      <rect x="386" y="214" width="60" height="86" fill="#e4eef2" />
      <path d="M380 208h66M380 306h66M416 214v86M386 257h60" />
      <path d="M318 100 446 34v94H318z" fill="#c4622d" />
      <path d="m352 84 94-2M332 100h114" stroke="#963f14" />
      <path d="M306 112h140v16H318a12 12 0 0 1-12-12z" fill="#e4eef2" />
    </g>
  );
}

function Ladder() {
  const rungs = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return (
    <g stroke="#17231d">
      <path
        d={rungs.map((rung) => `M${238 + rung * 8} ${396 - rung * 34}h42`).join("")}
        strokeWidth="7"
      />
      <path
        d={rungs.map((rung) => `M${238 + rung * 8} ${396 - rung * 34}h42`).join("")}
        strokeWidth="4"
        stroke="#dfa06a"
      />
      <path d="M232 420 312 82M274 420l80-338" strokeWidth="9" />
      <path d="M232 420 312 82M274 420l80-338" strokeWidth="6" stroke="#dfa06a" />
    </g>
  );
}

/** A limb: a thick line with an outline. */
function Limb({ d, colour, width }: { d: string; colour: string; width: number }) {
  return (
    <g fill="none">
      <path d={d} strokeWidth={width + 3} />
      <path d={d} stroke={colour} strokeWidth={width} />
    </g>
  );
}

function Handyman() {
  return (
    <g>
      <Limb d="M246 230c14 22 20 34 14 62l-4 24" colour="#123b2d" width={27} />
      <path d="M243 312h30l8 12a5 5 0 0 1-4 8h-34z" fill="#dfa06a" />
      <Limb d="M256 228c22 10 28 26 26 52" colour="#1f5b45" width={27} />
      <path d="M268 276h28l9 12a5 5 0 0 1-4 8h-33z" fill="#dfa06a" />
      <path d="M226 146c6-12 18-16 32-16s24 6 27 18l4 84c-18 8-44 8-62 0z" fill="#e9b44c" />
      <path
        d="M227 190c20 6 42 6 61 0v12c-19 6-41 6-61 0zM240 133l-2 58M272 132l4 58"
        fill="#fffdf9"
      />
      <path d="M225 222c20 8 44 8 64 0v14c-20 8-44 8-64 0z" fill="#8a5a34" />
      <path d="M232 236h20v26a6 6 0 0 1-6 6h-8a6 6 0 0 1-6-6z" fill="#a26d43" />
      <Limb d="M270 152c16 16 30 18 44 2l12-22" colour="#e9b44c" width={19} />
      <circle cx="328" cy="126" r="11" fill="#d6a077" />
      <path d="m322 130 12 5-8 22-12-5zM318 106l38 12-5 16-38-12z" fill="#1f5b45" />
      <path d="m354 124 16 5" strokeWidth="4" />
      <Limb d="M240 154c-4 26 12 40 42 44" colour="#e9b44c" width={19} />
      <circle cx="286" cy="199" r="11" fill="#d6a077" />
      <path d="M246 122h22v14c-6 6-16 6-22 0z" fill="#d6a077" />
      <circle cx="260" cy="104" r="25" fill="#d6a077" />
      <path d="M235 100c0-18 12-30 27-30s24 10 25 24l21 3c2 6-2 8-8 8h-41z" fill="#1f5b45" />
      <path d="M276 110h.1" strokeWidth="4.5" />
      <path d="M272 119c4 3 8 2 10-1" fill="none" />
      <path d="M244 106a6 6 0 1 0 1 9" fill="none" />
    </g>
  );
}

function QuoteCard() {
  const total = estimateQuote(["fix-door", "mount-tv"], false);
  return (
    <g>
      <rect
        x="20"
        y="222"
        width="176"
        height="172"
        rx="16"
        fill="#17231d"
        opacity=".1"
        stroke="none"
      />
      <rect x="14" y="214" width="176" height="172" rx="16" fill="#fffdf9" />
      <text x="34" y="246" fill="#4b5a52" stroke="none" className="text-[16px]">
        Your website
      </text>
      <path d="M14 260h176" stroke="#ddd6c6" />
      {["Fix Door", "Mount TV"].map((job, index) => (
        <g key={job}>
          <rect x="34" y={274 + index * 30} width="20" height="20" rx="5" fill="#1f5b45" />
          <path
            d={`m39 ${284 + index * 30} 4 4 7-8`}
            fill="none"
            stroke="#fffdf9"
            strokeWidth="2.5"
          />
          <text x="64" y={290 + index * 30} fill="#17231d" stroke="none" className="text-[17px]">
            {job}
          </text>
        </g>
      ))}
      <text x="34" y="370" fill="#17231d" stroke="none" className="font-heading text-[30px]">
        ${total}
      </text>
      <path d="M118 360h52" stroke="#c9c9bb" strokeWidth="6" />
    </g>
  );
}
