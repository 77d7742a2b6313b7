/** Josie, brush in hand, with a small white dog on her table. */
export function JosieDrawing() {
  return (
    <svg
      viewBox="0 0 520 520"
      role="img"
      aria-label="Josie, a groomer in a yellow apron, brushes a fluffy white dog that stands on her table."
      className="demo-josie"
    >
      <path
        d="M60 150C90 40 220-6 330 34s170 150 140 270-140 196-256 176S30 300 60 150z"
        fill="#bfe3f2"
      />
      <Shelf />
      <Josie />
      <Table />
      <Cloud />
      <BrushHand />
    </svg>
  );
}

function Shelf() {
  return (
    <g>
      <path d="M322 170h150v12H322z" fill="#8f5a34" />
      <path d="M340 118h28v52h-28z" fill="#d94f3d" />
      <path d="M346 104h16v14h-16z" fill="#22254b" />
      <path d="M340 132h28v20h-28z" fill="#fff" />
      <path d="M380 130h34v40h-34z" fill="#ffcb47" />
      <path d="M380 142h34v14h-34z" fill="#fff" />
      <path d="M390 120h14v10h-14z" fill="#22254b" />
      <path d="M428 140c-4-12 10-16 14-6 4-10 18-6 14 6l-2 30h-24z" fill="#5aa9cd" />
      <path
        d="M128 92c0 22-14 36-14 36m14-36c0 22 14 36 14 36"
        fill="none"
        stroke="#8f5a34"
        strokeWidth="3"
      />
      <rect x="92" y="126" width="72" height="56" rx="6" fill="#fff" />
      <path
        d="M128 172c-16-12-24-20-20-29 4-8 15-7 20 2 5-9 16-10 20-2 4 9-4 17-20 29z"
        fill="#d94f3d"
      />
    </g>
  );
}

function Josie() {
  return (
    <g>
      <path
        d="M172 132c-10 46-2 110-22 150 40 22 130 18 160-6-18-34-8-96-18-144-8-58-108-62-120 0z"
        fill="#2b2233"
      />
      <path d="M210 206h48v50h-48z" fill="#d59a72" />
      <path d="M210 214c14 16 34 16 48 0v16c-14 14-34 14-48 0z" fill="#b97c55" />
      <path
        d="M212 240c-40 8-76 22-88 62-10 34-14 66-16 104h252c-2-38-6-70-16-104-12-40-46-54-86-62-10 18-36 18-46 0z"
        fill="#d94f3d"
      />
      <path d="M188 252v62h94v-62l12 4 6 150H170l6-150z" fill="#ffcb47" />
      <path d="M188 306h94v22h-94z" fill="#ffcb47" />
      <path
        d="M184 148c0-40 22-58 50-58s50 18 50 58c0 44-24 72-50 72s-50-28-50-72z"
        fill="#e2ab82"
      />
      <path
        d="M180 158c-6-52 18-82 54-82 38 0 60 30 54 82-8-14-12-26-14-42-30 10-58 6-72-6-4 18-12 32-22 48z"
        fill="#2b2233"
      />
      <path
        d="M206 92c-24-4-34-34-14-46 8-20 38-20 46-4 20 0 26 28 8 38-12 10-28 14-40 12z"
        fill="#2b2233"
      />
      <path d="M194 84c22-12 56-14 80 0" fill="none" stroke="#5aa9cd" strokeWidth="9" />
      <path
        d="M206 152c3-6 11-6 14 0m28 0c3-6 11-6 14 0"
        fill="none"
        stroke="#22254b"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path
        d="M203 137c6-5 14-5 19-1m26 1c6-5 14-4 19 1"
        fill="none"
        stroke="#2b2233"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M234 152c-2 8-6 14-4 17s6 2 9 1"
        fill="none"
        stroke="#b97c55"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M216 184c10 14 28 14 38 0-12 4-26 4-38 0z"
        fill="#fff"
        stroke="#8c3a2e"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx="204" cy="174" r="9" fill="#e88f7f" opacity=".5" />
      <circle cx="266" cy="174" r="9" fill="#e88f7f" opacity=".5" />
      <circle cx="183" cy="180" r="5" fill="#ffcb47" />
      <circle cx="285" cy="180" r="5" fill="#ffcb47" />
    </g>
  );
}

function Table() {
  return (
    <g>
      <path d="M64 404h400a10 10 0 0 1 10 10v12H54v-12a10 10 0 0 1 10-10z" fill="#22254b" />
      <path d="M54 422h420v8H54z" fill="#d94f3d" />
      <path d="M108 430h16l-10 72H98zM404 430h16l10 72h-16z" fill="#4a4f80" />
    </g>
  );
}

/** A small white dog, seen a little from the side, in a red scarf. */
function Cloud() {
  return (
    <g transform="translate(28 0)">
      <path d="M430 352c14-26-2-52-22-46-20-8-34 14-24 30z" fill="#fff" />
      <path
        d="M286 300c12-16 36-18 48-6 14-12 38-8 46 6 22-2 36 20 28 38 10 14 4 34-8 40v26h-30v-22c-12 4-30 4-42 0v22h-32v-28c-16-6-22-24-16-36-10-14-6-32 6-40z"
        fill="#fff"
      />
      <path d="M328 382c-2 8 0 22 0 22h-2v-22zm42 0c2 8 0 22 0 22h2v-22z" fill="#d5e9f1" />
      <path
        d="M312 352c8 8 20 8 28 0m18 4c8 6 16 4 22-2m-40-36c6-6 14-6 20 0"
        fill="none"
        stroke="#cfe4ee"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M262 246c-6-20 14-36 30-28 10-20 44-20 52 2 20-4 34 18 24 34 10 16-2 36-20 34-10 20-46 22-58 4-20 6-38-14-30-30-6-4-4-12 2-16z"
        fill="#fff"
      />
      <path
        d="M356 240c18-6 30 10 28 30-2 16-12 28-22 26-12-4-14-36-6-56zM262 242c-16 0-24 18-18 36 4 14 14 20 22 14 8-10 4-34-4-50z"
        fill="#e7f1f6"
      />
      <path d="M284 294c18 12 44 12 62-2l6 14c-20 18-54 18-74 2z" fill="#d94f3d" />
      <path d="m304 306 24 2-6 26c-10-6-18-16-18-28z" fill="#b53c2c" />
      <circle cx="292" cy="252" r="6.5" fill="#22254b" />
      <circle cx="330" cy="252" r="6.5" fill="#22254b" />
      <circle cx="294" cy="250" r="2" fill="#fff" />
      <circle cx="332" cy="250" r="2" fill="#fff" />
      <path d="M300 264c0-8 22-8 22 0s-7 11-11 11-11-3-11-11z" fill="#22254b" />
      <path d="M305 280c-1 12 1 16 6 16s7-4 6-16z" fill="#f0788b" />
      <path
        d="M296 278c4 8 13 7 15 0 2 7 11 8 15 0"
        fill="none"
        stroke="#22254b"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  );
}

function BrushHand() {
  return (
    <g>
      <path
        d="M140 310c0 40 30 64 74 62"
        fill="none"
        stroke="#b53c2c"
        strokeWidth="46"
        strokeLinecap="round"
      />
      <path
        d="M206 374c20-2 36-8 52-20"
        fill="none"
        stroke="#e2ab82"
        strokeWidth="26"
        strokeLinecap="round"
      />
      <g transform="rotate(-34 262 350)">
        <rect x="236" y="340" width="74" height="16" rx="8" fill="#8f5a34" />
        <rect x="290" y="326" width="54" height="22" rx="8" fill="#5aa9cd" />
        <path
          d="M296 348v12m8-12v12m8-12v12m8-12v12m8-12v12m8-12v12"
          stroke="#22254b"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </g>
      <circle cx="262" cy="350" r="17" fill="#e2ab82" />
      <path
        d="M254 340c8-2 14 2 16 8"
        fill="none"
        stroke="#b97c55"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  );
}
