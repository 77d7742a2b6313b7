import type { ReactNode } from "react";

/** Colours for things far away. */
const far = { fill: "#c9dbe2", stroke: "#8fb3c0" } as const;

function Sydney() {
  const hangers = Array.from({ length: 11 }, (_, index) => {
    const x = 132 + index * 16;
    const top = 52 + ((x - 212) / 12) ** 2 * 0.92;
    return `M${x} ${Math.round(top)}V128`;
  });
  return (
    <>
      <path d="M112 92h16v90h-16zM296 92h16v90h-16z" fill="#dfc5a3" />
      <path d={hangers.join("")} fill="none" stroke="#5d7280" />
      <path d="M120 106Q212-10 304 106M120 120Q212 18 304 120" fill="none" strokeWidth="3" />
      <path d="M96 128h232v8H96z" fill="#5d7280" />
      <path
        d="M316 176q4-46 36-62q8 34-8 62zM342 176q4-58 44-76q8 46-12 76zM372 176q4-44 34-58q6 34-8 58z"
        fill="#fffdf9"
      />
      <path d="M308 176h108v10H308z" fill="#dfc5a3" />
    </>
  );
}

function Melbourne() {
  return (
    <>
      <path d="M118 190V92h34V66h30v48h22v76zM318 190v-84h28V58h34v132z" {...far} />
      <path d="M186 190v-60h124v60z" fill="#e9c987" />
      <path d="M206 130v-16h84v16zM218 114V96h60v18z" fill="#f3ecdd" />
      <path d="M214 96q4-46 34-48q30 2 34 48z" fill="#7da88f" />
      <path d="M244 48V34h8v14M248 34V20" fill="#7da88f" />
      <circle cx="248" cy="80" r="11" fill="#fffdf9" />
      <path d="M248 73v7l5 3" fill="none" />
    </>
  );
}

function Brisbane() {
  const posts = Array.from({ length: 17 }, (_, index) => `M${104 + index * 18} 128v-14`);
  return (
    <>
      <path d="M196 178V96h26V70h24v34h28V84h26v94z" {...far} />
      <path
        d="M84 114L150 44l44 56q54 22 108 0l44-56 66 70M84 128h336M150 44v134M346 44v134"
        fill="none"
        strokeWidth="3.5"
      />
      <path
        d="M106 92l20 22 24-70 24 70 20-14 26 14 28-4 28 4 26-14 20 14 24-70 24 70 20-22"
        fill="none"
        stroke="#5d7280"
      />
      <path d={posts.join("")} fill="none" stroke="#5d7280" />
      <path d="M84 126h336v8H84z" fill="#5d7280" />
    </>
  );
}

function Perth() {
  return (
    <>
      <path d="M112 190V98h28V66h32v46h24v78zM316 190v-70h26V76h30v114z" {...far} />
      <path d="M238 150q-4-70 12-122q16 52 12 122z" fill="#cfe7ea" />
      <path d="M250 28V10M241 100h18M242 76h16" fill="none" />
      <path
        d="M236 178q-44-20-26-86q20 26 30 86zM264 178q44-20 26-86q-20 26-30 86z"
        fill="#c4622d"
      />
    </>
  );
}

function Adelaide() {
  return (
    <>
      <path d="M0 186q120-40 240-14t256-12v60H0z" fill="#a9c8b4" stroke="none" />
      <path d="M196 190v-74l52-30 52 30v74z" fill="#e9c987" />
      <path d="M188 190V84l16-52 16 52v106zM276 190V84l16-52 16 52v106z" fill="#f3ecdd" />
      <path
        d="M188 84h32l-16-52zM276 84h32l-16-52zM204 32V20m-4 5h8M292 32V20m-4 5h8"
        fill="#7d8f99"
      />
      <circle cx="248" cy="118" r="13" fill="#cfe7ea" />
      <path d="M248 105v26m-13-13h26M204 100v14m88-14v14" fill="none" />
    </>
  );
}

function Hobart() {
  return (
    <>
      <path d="M0 206q60-46 122-76t98-84q34-16 70 4 60 58 112 84t94 52v40H0z" fill="#8fa9a4" />
      <path
        d="M188 76q14-18 32-30 34-16 70 4 12 12 26 24-14-4-24 4-12-10-24 0-16-10-28 2-14-12-26 0-12-8-26-4z"
        fill="#fffdf9"
      />
      <path
        d="M206 96v30m14-32v40m14-38v36m14-38v42m14-40v34m14-32v28"
        fill="none"
        stroke="#5f7a76"
      />
      <path d="M128 178v-52l-24 46zM132 178v-60l34 54zM98 180h74l-10 12h-52z" fill="#fffdf9" />
    </>
  );
}

function Canberra() {
  return (
    <>
      <path d="M80 186q84-44 168-44t168 44z" fill="#8fb79e" />
      <path d="M150 160h196v18H150z" fill="#fffdf9" />
      <path d="M172 160L244 60h8l72 100M196 160l52-92 52 92" fill="none" strokeWidth="3" />
      <path d="M248 60V14" fill="none" strokeWidth="3" />
      <path d="M250 16q16-8 28 0t26 0v28q-14 8-26 0t-28 0z" fill="#1f3f77" />
      <path d="M250 16q10-5 18-2v14q-8-4-18 0z" fill="#c4422d" />
    </>
  );
}

function Darwin() {
  return (
    <>
      <circle cx="248" cy="150" r="66" fill="#e9955a" stroke="none" />
      <path
        d="M112 62q30-30 60-10 26-20 50 4 30-4 34 22H108q-14-10 4-16z"
        fill="#fffdf9"
        stroke="none"
      />
      <path d="M0 178h496v140H0z" fill="#bcd5df" stroke="none" />
      <path d="M0 178h496M206 190h84m-66 12h48" fill="none" stroke="#e9955a" strokeWidth="3" />
      <path d="M150 178v-56l34 50zM146 178v-40l-22 36zM116 180h78l-10 12h-54z" fill="#c4622d" />
    </>
  );
}

function GoldCoast() {
  return (
    <>
      <path
        d="M116 186V92h30v94zM152 186V70h26v116zM306 186V84h30v102zM342 186v-74h32v74z"
        {...far}
      />
      <path d="M184 186V56h34v130zM272 186V74h28v112z" fill="#fffdf9" />
      <path
        d="M190 70h22m-22 14h22m-22 14h22m-22 14h22M278 88h16m-16 14h16m-16 14h16"
        stroke="#8fb3c0"
      />
      <path d="M226 186V62q16-20 38-10v134z" fill="#8fc3cf" />
      <path d="M252 50V8M232 84h26m-26 18h26m-26 18h26" fill="none" />
    </>
  );
}

/** A city's landmark, behind the shops of its postcard. */
export const landmarks: ReadonlyMap<string, () => ReactNode> = new Map([
  ["sydney", Sydney],
  ["melbourne", Melbourne],
  ["brisbane", Brisbane],
  ["perth", Perth],
  ["adelaide", Adelaide],
  ["hobart", Hobart],
  ["canberra", Canberra],
  ["darwin", Darwin],
  ["gold-coast", GoldCoast],
]);
