import { WideDrawing } from "../chrome/wide-drawing.tsx";

/** A kitchen table by a window: a laptop with a small site on it, tea, and a magpie looking in. */
export function KitchenTable() {
  return (
    <WideDrawing viewBox="0 0 460 420">
      <Window />
      <Magpie />
      <path d="M34 372h392" strokeWidth="3" />
      <path d="M34 372h392v14H34z" fill="#dfa06a" />
      <Laptop />
      <Cup />
      <Jar />
    </WideDrawing>
  );
}

function Window() {
  return (
    <g>
      <rect x="60" y="22" width="340" height="238" rx="12" fill="#fffdf9" />
      <path d="M76 38h308v206H76z" fill="#e4eef2" />
      <circle cx="318" cy="104" r="42" fill="#f5dfb0" stroke="none" />
      <path d="M77 190c60-40 120-34 170-14s90 10 136-12v79H77z" fill="#cfe0d0" stroke="none" />
      <path d="M77 216c50-18 100-10 150 0s110 6 156-10v37H77z" fill="#a9c8b4" stroke="none" />
      <path d="M230 38v206M76 140h308" strokeWidth="7" strokeLinecap="butt" />
      <path d="M230 36v210M74 140h312" strokeWidth="4.5" strokeLinecap="butt" stroke="#fffdf9" />
      <path d="M46 260h368v14H46z" fill="#f3ecdd" />
    </g>
  );
}

function Magpie() {
  return (
    <g>
      <path d="M132 258v-14m12 14v-14" strokeWidth="2.5" />
      <path
        d="M102 250c-14 4-30 14-38 20l4-12 22-24c6-26 24-42 48-42 6-16 28-20 38-6 4 6 4 12 2 18 0 28-22 44-44 46z"
        fill="#17231d"
      />
      <path d="M146 188c-8 4-16 10-18 22 10 2 20-4 26-14z" fill="#fffdf9" stroke="none" />
      <path d="M98 236c12 0 28-6 38-18-4 18-20 28-44 30z" fill="#fffdf9" stroke="none" />
      <path d="m176 184 20 5-20 5z" fill="#c9c9bb" />
      <circle cx="165" cy="184" r="3.4" fill="#c4622d" stroke="#fffdf9" />
    </g>
  );
}

function Laptop() {
  return (
    <g>
      <rect x="146" y="206" width="208" height="150" rx="10" fill="#123b2d" />
      <rect x="156" y="216" width="188" height="130" rx="4" fill="#fffdf9" />
      {[0, 1, 2, 3].map((stripe) => (
        <path
          key={stripe}
          d={`M${156 + stripe * 47} 216h47v13a23.5 10 0 0 1-47 0z`}
          fill={stripe % 2 ? "#f3ecdd" : "#c4622d"}
          strokeWidth="1"
        />
      ))}
      <text x="170" y="264" fill="#17231d" stroke="none" className="font-heading text-[17px]">
        Ridge Road Honey
      </text>
      <path d="M171 282h72M171 296h58" stroke="#c9c9bb" strokeWidth="6" />
      <rect x="170" y="312" width="70" height="22" rx="7" fill="#1f5b45" stroke="none" />
      <path d="M276 290h46l-4 42a6 6 0 0 1-6 6h-26a6 6 0 0 1-6-6z" fill="#e9b44c" />
      <path d="M272 280h54v12h-54z" fill="#f3ecdd" />
      <path d="M126 356h248l8 10a6 6 0 0 1-4 6H122a6 6 0 0 1-4-6z" fill="#f3ecdd" />
    </g>
  );
}

function Cup() {
  return (
    <g>
      <path d="M386 326h38v26a19 19 0 0 1-38 0z" fill="#fffdf9" />
      <path d="M386 334h38v8h-38z" fill="#c4622d" stroke="none" />
      <path d="M386 326h38v26a19 19 0 0 1-38 0zM424 332h5a9 9 0 0 1 0 18h-6" fill="none" />
      <path
        d="M398 314c-6-6 6-9 0-16m14 16c-6-6 6-9 0-16"
        fill="none"
        stroke="#8fb3c0"
        strokeWidth="3"
      />
    </g>
  );
}

function Jar() {
  return (
    <g>
      <path
        d="M84 330c-6-34-20-52-36-66m40 62c-2-40 8-64 22-78m-22 74c-10-26-12-50-6-78"
        fill="none"
        strokeWidth="2"
      />
      <g fill="#8fb39a">
        <path d="M48 264c-14-2-20-12-20-22 12 0 20 8 20 22zM62 284c-16 4-26-2-32-12 12-6 24-2 32 12zM110 248c2-14 10-22 22-22 0 12-8 20-22 22zM98 278c14-8 26-8 34 2-10 8-24 8-34-2zM82 244c-10-10-10-22-2-30 8 8 10 20 2 30z" />
      </g>
      <path
        d="M66 326h40v10c6 4 8 10 8 16v14a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6v-14c0-6 2-12 8-16z"
        fill="#e4eef2"
      />
      <path d="M59 350h54v16a5 5 0 0 1-5 5H64a5 5 0 0 1-5-5z" fill="#bcd5df" stroke="none" />
      <path
        d="M66 326h40v10c6 4 8 10 8 16v14a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6v-14c0-6 2-12 8-16z"
        fill="none"
      />
    </g>
  );
}
