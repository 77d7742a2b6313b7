import type { ReactNode } from "react";

const ink = "#22254b";

/** Half a face and its mirror image, in a box that is 200 wide. */
function BothSides({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 200 0)">{children}</g>
    </>
  );
}

/** A shaggy golden dog with a brown patch over one eye, drawn in a box of 200 by 210. */
export function Biscuit() {
  return (
    <g>
      <BothSides>
        <path
          d="M44 52C18 40-6 62-8 104c-1 30 8 54 24 58 8-8 10-14 16-12 12-24 20-52 26-74z"
          fill="#8f5a34"
        />
        <path
          d="M31 64C14 66 4 84 3 108c0 16 4 28 10 32 10-18 20-44 28-66z"
          fill="#7a4927"
          opacity=".45"
        />
      </BothSides>
      <path
        d="M100 4c26-8 60 10 72 42 16 8 20 26 12 38 12 14 8 32-6 38 2 18-10 28-24 28-6 20-28 34-54 34s-48-14-54-34c-14 0-26-10-24-28-14-6-18-24-6-38-8-12-4-30 12-38C40 14 74-4 100 4z"
        fill="#e3a65b"
      />
      <path d="M124 68c10-18 34-18 42 0 7 16 2 38-14 42-18 4-36-18-28-42z" fill="#a86c3f" />
      <path
        d="M100 12c10 14 12 44 10 70 26 6 46 22 46 50 0 32-26 46-56 46s-56-14-56-46c0-28 20-44 46-50-2-26 0-56 10-70z"
        fill="#ffe9c7"
      />
      <path d="M86 146c-1 26 4 42 14 42s15-16 14-42z" fill="#f0788b" />
      <path d="M100 152v22" stroke="#cf5069" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M62 136c4 18 30 22 38 2 8 20 34 16 38-2M100 122v16"
        fill="none"
        stroke={ink}
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M76 102c0-12 48-12 48 0s-14 23-24 23-24-11-24-23z" fill={ink} />
      <path d="M86 101c4-3 14-4 18-2" stroke="#7a7ea8" strokeWidth="4" strokeLinecap="round" />
      <BothSides>
        <ellipse cx="58" cy="82" rx="10.5" ry="12.5" fill={ink} />
        <circle cx="61.5" cy="77.5" r="3.8" fill="#fff" />
        <path
          d="M44 60c5-7 14-9 22-5"
          fill="none"
          stroke="#8f5a34"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M57 120h.1m9 7h.1m-1-13h.1"
          stroke="#cfa876"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
      </BothSides>
    </g>
  );
}

/** A slim grey whippet, not sure about any of this, drawn in a box of 200 by 210. */
export function Kevin() {
  return (
    <g>
      <BothSides>
        <path d="M62 62C40 46 18 44 4 56c-4 22 10 46 34 48 14 0 24-10 28-22z" fill="#6d7391" />
        <path d="M54 66C40 56 24 56 14 62c2 14 12 26 26 28z" fill="#e9a6a4" />
      </BothSides>
      <path
        d="M100 18c30 0 50 22 50 56 0 26-16 40-20 66-3 24-12 42-30 42s-27-18-30-42c-4-26-20-40-20-66 0-34 20-56 50-56z"
        fill="#8f96b3"
      />
      <path
        d="M100 28c7 20 8 52 8 74 12 8 16 24 15 38-2 22-9 34-23 34s-21-12-23-34c-1-14 3-30 15-38 0-22 1-54 8-74z"
        fill="#f3f4fa"
      />
      <path d="M84 144c0-9 32-9 32 0s-8 17-16 17-16-8-16-17z" fill={ink} />
      <path
        d="M100 160v8m-14 4c8 5 20 5 28 0"
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <BothSides>
        <ellipse cx="73" cy="88" rx="13" ry="14" fill="#fff" />
        <circle cx="77" cy="91" r="8.5" fill={ink} />
        <circle cx="80" cy="87.5" r="2.8" fill="#fff" />
        <path
          d="M57 66c7-1 14-5 19-10"
          fill="none"
          stroke="#565c7c"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </BothSides>
      <path d="M54 190c28-16 64-16 92 0v20H54z" fill="#8f96b3" />
      <path d="M58 184c26 14 58 14 84 0l4 16c-28 16-64 16-92 0z" fill="#d94f3d" />
      <circle cx="100" cy="204" r="8" fill="#ffcb47" />
    </g>
  );
}

/** A black and tan puppy with one ear up, drawn in a box of 200 by 210. */
export function Puppy() {
  return (
    <g>
      <path d="M52 70C34 62 14 80 12 112c-1 18 6 32 16 34 14-2 28-28 36-52z" fill="#3a3554" />
      <path d="M142 62c2-24 16-44 36-48 12 20 10 52-8 78z" fill="#3a3554" />
      <path d="M152 62c2-14 10-26 20-30 5 12 2 30-6 44z" fill="#e9a6a4" />
      <path
        d="M100 30c44 0 72 30 72 76 0 44-30 72-72 72s-72-28-72-72c0-46 28-76 72-76z"
        fill="#4d4769"
      />
      <path
        d="M100 100c28 0 44 14 44 34 0 24-20 36-44 36s-44-12-44-36c0-20 16-34 44-34z"
        fill="#dc9a5c"
      />
      <path d="M91 150c-1 24 2 34 9 34s10-10 9-34z" fill="#f0788b" />
      <path
        d="M74 144c4 12 20 14 26 0 6 14 22 12 26 0M100 132v12"
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M82 118c0-10 36-10 36 0s-10 18-18 18-18-8-18-18z" fill={ink} />
      <BothSides>
        <ellipse cx="64" cy="70" rx="9" ry="7" fill="#dc9a5c" />
        <circle cx="66" cy="94" r="13" fill="#f6e3cc" />
        <circle cx="67" cy="94" r="10.5" fill={ink} />
        <circle cx="70" cy="89" r="4.2" fill="#fff" />
      </BothSides>
    </g>
  );
}
