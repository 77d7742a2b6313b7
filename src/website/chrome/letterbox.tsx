/** A letterbox at the gate with a letter on its way in, under a branch of wattle. Decoration only. */
export function Letterbox() {
  return (
    <svg
      viewBox="-14 0 474 330"
      aria-hidden="true"
      stroke="#17231d"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="hidden w-full max-w-[28rem] lg:block"
    >
      <circle cx="216" cy="166" r="146" fill="#e4eef2" stroke="none" />
      <path d="M20 318c70-56 150-52 220-30s130 12 200-10v40z" fill="#cfe0d0" stroke="none" />
      <Fence />
      <path d="M196 190h28v128h-28z" fill="#dfa06a" />
      <path d="M98 190V118a50 50 0 0 1 50-50h126a50 50 0 0 1 50 50v72z" fill="#1f5b45" />
      <path d="M98 190V118a50 50 0 0 1 100 0v72z" fill="#123b2d" />
      <path d="M120 130h56v12h-56z" fill="#fbf8f2" />
      <path d="M276 116h8V62h40v26h-32v28" fill="#c4622d" />
      <circle cx="280" cy="118" r="6" fill="#f3ecdd" />
      <path d="M226 136h70m-70 18h44" stroke="#7da88f" strokeWidth="5" />
      <Letter />
      <Wattle />
      <path d="M20 318h420" strokeWidth="3" />
    </svg>
  );
}

function Fence() {
  const pickets = [256, 296, 336, 376, 416];
  return (
    <g fill="#fffdf9">
      <path d="M236 246h204v10H236zM236 286h204v10H236z" />
      {pickets.map((x) => (
        <path key={x} d={`M${x} 318v-84l11-14 11 14v84z`} />
      ))}
    </g>
  );
}

function Letter() {
  return (
    <g transform="rotate(-9 92 150)">
      <path d="M36 104h104v70H36z" fill="#fffdf9" />
      <path d="m36 104 52 40 52-40" fill="none" />
      <path d="M48 158h34" stroke="#c9c9bb" strokeWidth="5" />
      <path d="M-8 122h30m-22 18h22m-30 18h30" stroke="#7c8981" strokeWidth="3" />
    </g>
  );
}

function Wattle() {
  const blossoms = [
    [340, 92],
    [352, 72],
    [364, 96],
    [374, 54],
    [384, 78],
    [396, 38],
    [406, 62],
  ] as const;
  return (
    <g>
      <path d="M452 10C428 22 390 50 352 82" fill="none" strokeWidth="3" />
      <path
        d="M430 22c-12-16-28-18-42-12 10 14 26 18 42 12zm-4 4c14 12 16 28 10 42-14-8-18-26-10-42z"
        fill="#8fb79e"
      />
      <g fill="#e9b44c" strokeWidth="1">
        {blossoms.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="13" />
        ))}
      </g>
    </g>
  );
}
