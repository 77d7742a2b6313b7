import { styleChoices } from "../../../core/briefs/fields.ts";

/**
 * A small drawing of a site for each style, shown with `<use href="#style-clean">`. Outside the
 * form's island, so that the drawings are in the page but not in the script.
 */
export function StyleDrawings() {
  return (
    <svg aria-hidden="true" className="hidden">
      {styleChoices.map(({ id: style }) => (
        <symbol key={style} id={`style-${style}`} viewBox="0 0 160 100">
          {drawings[style]}
        </symbol>
      ))}
    </svg>
  );
}

const drawings = {
  clean: (
    <>
      <rect width="160" height="100" fill="#ffffff" />
      <circle cx="17" cy="14" r="4" fill="#3b7ea1" />
      <path d="M104 14h12m6 0h10m6 0h10" stroke="#b9c4cb" strokeWidth="3" />
      <path d="M12 38h62m-62 11h44" stroke="#22313a" strokeWidth="6" />
      <path d="M12 62h52m-52 7h46" stroke="#c9d2d7" strokeWidth="3" />
      <rect x="12" y="79" width="30" height="10" fill="#3b7ea1" />
      <rect x="94" y="32" width="54" height="57" fill="#e9f0f3" />
      <path d="M94 76l17-18 13 11 10-8 14 12v16H94z" fill="#c3d7e1" />
    </>
  ),
  warm: (
    <>
      <rect width="160" height="100" fill="#fdf1e2" />
      <rect x="8" y="8" width="144" height="13" rx="6.5" fill="#ffffff" />
      <circle cx="17" cy="14.5" r="3.5" fill="#d9714a" />
      <path d="M110 14.5h10m6 0h14" stroke="#e3c7ab" strokeWidth="3" strokeLinecap="round" />
      <path d="M16 43h46m-46 11h32" stroke="#6a3b2a" strokeWidth="7" strokeLinecap="round" />
      <rect x="12" y="70" width="40" height="15" rx="7.5" fill="#d9714a" />
      <circle cx="113" cy="60" r="31" fill="#f6c9a4" />
      <path d="M96 54h30v14a11 11 0 0 1-11 11h-8a11 11 0 0 1-11-11z" fill="#ffffff" />
      <path d="M126 58h4a5 5 0 0 1 0 11h-4" fill="none" stroke="#ffffff" strokeWidth="4" />
      <path
        d="M105 48c-3-4 3-6 0-10m11 10c-3-4 3-6 0-10"
        fill="none"
        stroke="#d9714a"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  bold: (
    <>
      <rect width="160" height="100" fill="#ffd23f" />
      <path d="M92 0h68v100H70z" fill="#e8382f" />
      <rect x="10" y="10" width="18" height="8" fill="#17171b" />
      <path d="M124 14h26" stroke="#ffd23f" strokeWidth="5" />
      <path d="M10 41h70M10 58h54M10 75h62" stroke="#17171b" strokeWidth="13" />
      <rect x="10" y="87" width="34" height="8" fill="#ffffff" />
      <circle cx="122" cy="58" r="22" fill="#17171b" />
      <path d="M116 48l16 10-16 10z" fill="#ffd23f" />
    </>
  ),
  classic: (
    <>
      <rect width="160" height="100" fill="#f7f4ec" />
      <rect width="160" height="22" fill="#1f2f4d" />
      <path d="M80 5l2 4 4 .6-3 3 .8 4.3-3.800-2-3.800 2 .8-4.3-3-3 4-.6z" fill="#c9a45c" />
      <path d="M14 12h28m76 0h28" stroke="#7f8ca6" strokeWidth="2.5" />
      <path d="M44 37h72m-60 10h48" stroke="#1f2f4d" strokeWidth="5" />
      <path d="M66 57h28" stroke="#c9a45c" strokeWidth="1.5" />
      <path
        d="M20 68h36m-36 7h36m-36 7h28m16-14h36m-36 7h36m-36 7h28m16-14h36m-36 7h36m-36 7h28"
        transform="translate(-2 0)"
        stroke="#b3b0a3"
        strokeWidth="2.5"
      />
      <rect x="4.5" y="26.5" width="151" height="69" fill="none" stroke="#c9a45c" />
    </>
  ),
  natural: (
    <>
      <rect width="160" height="100" fill="#eef0e2" />
      <path d="M0 70c30-20 55-14 80-6s52 4 80-12v48H0z" fill="#b9c79c" />
      <path d="M0 84c34-14 60-4 88-2s52-4 72-10v28H0z" fill="#6f8a58" />
      <circle cx="128" cy="29" r="13" fill="#e2a957" />
      <path d="M14 14h16" stroke="#4d5c3b" strokeWidth="4" strokeLinecap="round" />
      <path d="M14 36h58m-58 11h40" stroke="#3d4a2e" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M96 84c-2-22 6-34 20-40 2 18-4 32-20 40zm0 0c-10-6-15-14-15-25 10 4 15 12 15 25z"
        fill="#3d6b45"
      />
      <path d="M96 92c0-16 6-30 17-42" fill="none" stroke="#2c4f33" strokeWidth="1.5" />
    </>
  ),
  unsure: (
    <>
      <rect width="160" height="100" fill="#e4eef2" />
      <rect
        x="22"
        y="20"
        width="50"
        height="64"
        rx="5"
        fill="#ffffff"
        transform="rotate(-9 47 52)"
      />
      <rect
        x="88"
        y="20"
        width="50"
        height="64"
        rx="5"
        fill="#ffd23f"
        transform="rotate(9 113 52)"
      />
      <rect x="55" y="15" width="50" height="66" rx="5" fill="#1f5b45" />
      <path
        d="M72 41a8.5 8.5 0 1 1 12.5 7.5c-3 1.700-4.5 3-4.5 6.5"
        fill="none"
        stroke="#f3ecdd"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <circle cx="80" cy="64" r="3" fill="#f3ecdd" />
    </>
  ),
} as const;
