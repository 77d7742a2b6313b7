/** A clean dachshund, asleep along the top of whatever is below. */
export function SleepingDachshund() {
  return (
    <svg viewBox="0 0 420 120" aria-hidden="true" className="demo-dachshund">
      <path d="M52 104C22 104 6 92 10 74c2-8 12-8 12 0 0 10 10 14 34 12z" fill="#7a4927" />
      <path d="M44 120c-14-34 8-62 52-62h170c40 0 66 20 70 62z" fill="#8f5a34" />
      <path d="M70 120c-6-26 14-44 38-40 22 4 32 22 28 40z" fill="#a86c3f" />
      <path d="M52 106h52a8 8 0 0 1 0 14H50z" fill="#a86c3f" />
      <path
        d="M292 62c10-30 56-38 76-10 6 10 14 18 32 24 14 6 16 20 8 30-6 10-24 14-42 14h-66c-14-14-16-38-8-58z"
        fill="#a86c3f"
      />
      <path d="M286 112c-12-12-16-26-14-42l-12-8c-8 20-4 38 8 50z" fill="#5aa9cd" />
      <path d="M398 76c12 2 18 10 14 18-8 2-18-4-20-12z" fill="#22254b" />
      <path d="M304 46c-26-2-40 22-40 46 0 18 12 28 26 24 22-8 34-48 14-70z" fill="#6b3f20" />
      <path
        d="M348 76c4 6 12 7 17 2m14 26c8 2 18 0 24-4"
        fill="none"
        stroke="#22254b"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M268 108h76a6 6 0 0 1 0 12h-80z" fill="#8f5a34" />
      <path
        d="M380 36h15l-15 17h15m8-43h11l-11 13h11"
        fill="none"
        stroke="#5aa9cd"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
