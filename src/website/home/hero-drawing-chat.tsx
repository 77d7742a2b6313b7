/** The assistant's window in front of the sample site, with one question and its answer. */
export function SampleChat() {
  return (
    <g transform="translate(12 28)">
      <g className="piece chat">
        <rect x="250" y="262" width="244" height="206" rx="18" fill="#17231d" opacity=".1" />
        <rect x="246" y="256" width="244" height="206" rx="18" fill="#fffdf9" stroke="#17231d" />
        <circle cx="276" cy="286" r="15" fill="#1f5b45" />
        <path
          d="M269 290c0-8 5-12 14-12 0 9-4 14-11 14m-5 3 8-9"
          fill="none"
          stroke="#fbf8f2"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <text x="301" y="292" fill="#17231d" className="font-semibold text-[17px]">
          Bakery assistant
        </text>
        <path d="M246 314h244" stroke="#ddd6c6" />
        <g className="piece question">
          <rect x="310" y="328" width="166" height="38" rx="14" fill="#e4eef2" />
          <text x="393" y="353" textAnchor="middle" fill="#17231d" className="text-[17px]">
            Open on Sunday?
          </text>
        </g>
        <g className="typing" fill="#1f5b45">
          <rect x="262" y="378" width="68" height="38" rx="14" fill="#e3eee5" />
          <circle cx="282" cy="397" r="4" />
          <circle cx="296" cy="397" r="4" />
          <circle cx="310" cy="397" r="4" />
        </g>
        <g className="piece answer">
          <rect x="262" y="378" width="204" height="66" rx="14" fill="#e3eee5" />
          <text fill="#17231d" className="text-[17px]">
            <tspan x="277" y="405">
              Yes, 7 till 1. Want me
            </tspan>
            <tspan x="277" y="429">
              to hold you a loaf?
            </tspan>
          </text>
        </g>
      </g>
    </g>
  );
}
