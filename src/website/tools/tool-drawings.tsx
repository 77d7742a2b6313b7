import type { ReactNode } from "react";
import { WideDrawing } from "../chrome/wide-drawing.tsx";

/** A notebook with a bulb drawn in it, and three name tags of which two are ticked. */
export function NamesDrawing() {
  return (
    <Frame>
      <circle cx="200" cy="196" r="166" fill="#f5dfb0" stroke="none" />
      <path d="M52 70h196a12 12 0 0 1 12 12v262a12 12 0 0 1-12 12H52z" fill="#fffdf9" />
      <path d="M52 70h22v286H52a10 10 0 0 1-10-10V80a10 10 0 0 1 10-10z" fill="#1f5b45" />
      <path
        d="M130 226c0-14-22-26-22-56a55 55 0 0 1 110 0c0 30-22 42-22 56z"
        fill="#e9b44c"
        strokeWidth="2"
      />
      <path d="M132 238h62M136 252h54M148 266h30" fill="none" strokeWidth="6" stroke="#4b5a52" />
      <path d="m142 176 14 14 8-18 8 18 14-14M150 226l6-36M178 226l-6-36" fill="none" />
      <path d="M163 88v10M92 118l10 8M234 118l-10 8" fill="none" strokeWidth="3" />
      <path d="M100 300h126M100 322h84" stroke="#c9c9bb" strokeWidth="7" fill="none" />
      <Tag y={120} name="yourname.com" free />
      <Tag y={198} name="yourname.app" free={false} />
      <Tag y={276} name="yourname.co" free />
    </Frame>
  );
}

function Tag({ y, name, free }: { y: number; name: string; free: boolean }) {
  return (
    <g>
      <rect x="220" y={y} width="222" height="58" rx="14" fill="#fffdf9" />
      <circle cx="249" cy={y + 29} r="14" fill={free ? "#1f5b45" : "#f3ecdd"} />
      <path
        d={free ? `m243 ${y + 29} 5 5 8-10` : `m244 ${y + 24} 10 10m0-10-10 10`}
        fill="none"
        stroke={free ? "#fffdf9" : "#4b5a52"}
        strokeWidth="2.5"
      />
      <text
        x="276"
        y={y + 36}
        fill={free ? "#17231d" : "#4b5a52"}
        stroke="none"
        className="font-semibold text-[19px]"
      >
        {name}
      </text>
    </g>
  );
}

/** A market stall on a street corner, under a pin. */
export function StallDrawing() {
  const stripes = [0, 1, 2, 3, 4, 5];
  return (
    <Frame>
      <circle cx="232" cy="186" r="166" fill="#e4eef2" stroke="none" />
      <path d="M20 352c60-52 130-60 200-40s150 4 222-22v62z" fill="#cfe0d0" stroke="none" />
      <path d="M20 352h420" strokeWidth="3" />
      <path d="M122 176v176M342 176v176" strokeWidth="8" />
      <path d="M122 176v176M342 176v176" strokeWidth="5" stroke="#dfa06a" />
      {stripes.map((stripe) => (
        <path
          key={stripe}
          d={`M${100 + stripe * 44} 134h44v52a22 16 0 0 1-44 0z`}
          fill={stripe % 2 ? "#fffdf9" : "#c4622d"}
        />
      ))}
      <path d="M108 270h248v18H108z" fill="#dfa06a" />
      <path d="M122 288h220v64H122z" fill="#f3ecdd" />
      <rect x="176" y="304" width="112" height="34" rx="8" fill="#1f5b45" />
      <text
        x="232"
        y="327"
        textAnchor="middle"
        fill="#fffdf9"
        stroke="none"
        className="font-semibold text-[17px]"
      >
        First day!
      </text>
      <path d="M142 270v-24a10 10 0 0 1 10-10h18a10 10 0 0 1 10 10v24z" fill="#e9b44c" />
      <path d="M140 228h42v12h-42z" fill="#fffdf9" />
      <path d="M196 270v-18h52v18zM204 252v-16h36v16z" fill="#fffdf9" />
      <path d="M266 270c-4-22 8-36 30-36s34 14 30 36z" fill="#d98e4a" />
      <path d="m284 258 6-14m8 14 4-14" fill="none" stroke="#fbe9cf" strokeWidth="4" />
      <path d="M232 132c-24-32-40-50-40-72a40 40 0 0 1 80 0c0 22-16 40-40 72z" fill="#e9b44c" />
      <circle cx="232" cy="60" r="15" fill="#fffdf9" />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <WideDrawing viewBox="0 0 460 390">{children}</WideDrawing>;
}
