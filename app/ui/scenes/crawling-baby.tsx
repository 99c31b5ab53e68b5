import "./crawling-baby.css";

/** The baby of the house, on hands and knees. The style sheet says how it moves: on the home cover it rocks and rests. */
export function CrawlingBaby() {
  return (
    <svg
      className="baby"
      viewBox="0 0 240 156"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g className="baby-bob">
        <path
          d="M62 92C58 74 84 60 116 62c18 1 34 8 42 17l-2 33c-22 12-62 16-82 8C64 115 62 104 62 92Z"
          transform="translate(5 4)"
          fill="var(--butter-mark-fill)"
          stroke="none"
        />
        <g className="baby-leg-far">
          <path d="M160 100c8 10 15 18 24 25 4 3 9 3 13 6" />
          <path d="M150 112c8 10 18 19 28 25 7 3 15 2 19-3" />
        </g>
        <g className="baby-arm-far">
          <path d="M66 112c-6 9-17 15-30 16-7 0-12 4-10 9 2 4 9 4 15 3 18-2 34-8 43-20" />
        </g>
        <path d="M150 77c-12-11-32-15-50-12-22 3-37 14-39 30-2 15 9 26 30 28 8 1 14 0 19-2" />
        <path d="M66 84c14 2 32 12 40 24 3 5 4 9 4 13" />
        <path d="M110 121c14 2 30-1 44-8" />
        <g className="baby-arm-near">
          <path d="M88 122c6 9 14 14 22 15 6 1 9 5 7 9-3 4-12 4-22 2-13-2-24-7-30-14" fill="var(--paper)" />
        </g>
        <g className="baby-leg-near">
          <path
            d="M134 96c-1 14 2 28 9 38 3 5 2 9 7 12 5 2 12 0 12-5 0-4-5-5-6-10-3-9-3-19-1-29"
            fill="var(--paper)"
          />
        </g>
        <g className="baby-head">
          <path
            d="M149 62c-4-20 8-37 28-39 20-1 36 12 37 31 1 20-13 35-33 36-17 0-29-11-32-28Z"
            fill="var(--paper)"
          />
          <path d="M150 60c-6-3-12 1-12 7 1 6 7 9 13 6" fill="var(--paper)" />
          <path d="M176 23c-3-7 2-13 8-12 5 1 6 7 2 9-3 1-5-2-3-4" />
          <circle cx="192" cy="54" r="2.6" fill="var(--ink)" stroke="none" />
          <path d="M206 55.5v0" strokeWidth="5" />
          <path d="M190 70c5 5 12 5 16 0" />
          <path
            d="M180 63c-3 0-5 2-5 5s3 5 6 4 5-4 4-6-2-3-5-3Z"
            fill="var(--butter-mark-fill)"
            stroke="none"
          />
          <path d="M187 46c2-2 5-3 8-2" />
        </g>
      </g>
    </svg>
  );
}
