'use client';

import type { ReactNode } from 'react';

export type FeatureDrawingName =
  | 'hands'
  | 'languages'
  | 'offline'
  | 'labels'
  | 'paper'
  | 'figures'
  | 'server';

/**
 * Line drawings as in a manual: ink on paper, with one detail in the signal colour. A client
 * component: a page names a drawing, and not its lines.
 */
const DRAWINGS: Record<FeatureDrawingName, ReactNode> = {
  hands: (
    <>
      <path
        d="M14 134h212M150 134V66l12-12h50v80M150 66h50l12-12M200 66v68"
        className="fill-surface"
      />
      <path d="M166 66v14h16V66" strokeWidth="2" />
      <g transform="rotate(-10 116 88)">
        <rect x="84" y="26" width="62" height="108" rx="10" className="fill-surface" />
        <rect x="92" y="36" width="46" height="40" rx="4" className="fill-sunken" />
        <path d="m98 70 12-16 9 10 6-7 9 13zM94 86h38M94 95h28" strokeWidth="2" />
        <rect x="92" y="106" width="46" height="18" rx="5" className="fill-signal stroke-signal" />
        <path d="M110 115h10m-4-4 4 4-4 4" className="stroke-on-signal" strokeWidth="2.5" />
      </g>
      <path
        d="M8 102l28-8 34-6 34-2c9 0 10 13 1 14l-26 4c9 1 11 8 8 12 3 4 1 10-4 12-2 5-8 7-14 7H40L8 128z"
        className="fill-signal-soft"
      />
      <path d="m28 96 8 36" strokeWidth="2" strokeDasharray="3 5" />
      <g className="fill-ink" stroke="none">
        <circle cx="58" cy="106" r="4" />
        <circle cx="69" cy="117" r="2.5" />
        <circle cx="50" cy="121" r="3" />
        <circle cx="79" cy="97" r="2" />
      </g>
    </>
  ),
  languages: (
    <>
      <rect x="26" y="22" width="78" height="100" rx="9" className="fill-surface" />
      <rect x="136" y="36" width="78" height="100" rx="9" className="fill-surface" />
      <rect x="36" y="32" width="58" height="34" rx="4" className="fill-sunken" strokeWidth="2" />
      <rect x="146" y="46" width="58" height="34" rx="4" className="fill-sunken" strokeWidth="2" />
      <path d="M38 92h54M38 102h40M148 106h54M148 116h34" strokeWidth="2" />
      <path d="m44 60 12-14 9 9 6-6 10 11M154 74l12-14 9 9 6-6 10 11" strokeWidth="2" />
      <g className="fill-ink font-mono font-bold" fontSize="13" stroke="none">
        <text x="38" y="84">
          EN
        </text>
        <text x="148" y="98">
          PT
        </text>
      </g>
      <g className="text-signal" stroke="currentColor" strokeWidth="4">
        <path d="M94 82c14 0 8 16 26 16s12-6 28-4" strokeDasharray="0.1 8" />
        <circle cx="120" cy="90" r="17" className="fill-paper" strokeWidth="2.5" />
        <path d="M111 85h17m-5-5 5 5-5 5M129 96h-17m5-5-5 5 5 5" strokeWidth="2.5" />
      </g>
    </>
  ),
  offline: (
    <g transform="translate(14 0)">
      <rect x="84" y="18" width="72" height="120" rx="11" className="fill-surface" />
      <rect x="93" y="29" width="54" height="44" rx="4" className="fill-sunken" strokeWidth="2" />
      <path d="m99 66 13-17 10 11 7-8 11 14M95 84h44M95 94h30M95 118h50" strokeWidth="2" />
      <path
        d="M22 52c14-14 34-14 48 0M30 62c9-9 23-9 32 0M39 72c4-4 10-4 14 0"
        className="stroke-line-strong"
      />
      <path d="m22 78 48-42" strokeWidth="3.5" />
      <g className="text-signal" stroke="currentColor">
        <circle cx="158" cy="118" r="20" className="fill-paper" />
        <path d="m149 118 7 7 12-14" strokeWidth="4" />
      </g>
    </g>
  ),
  labels: (
    <>
      <rect x="36" y="16" width="128" height="122" rx="6" className="fill-surface" />
      <path d="M100 16v122M36 57h128M36 98h128" strokeWidth="2" strokeDasharray="3 5" />
      {[
        [48, 26],
        [48, 67],
        [48, 108],
        [112, 26],
        [112, 108],
      ].map(([x = 0, y = 0]) => (
        <Code key={`${x} ${y}`} x={x} y={y} />
      ))}
      <g transform="rotate(9 176 78)">
        <rect
          x="126"
          y="50"
          width="92"
          height="56"
          rx="5"
          className="fill-signal-soft stroke-signal"
        />
        <Code x={137} y={62} scale={1.5} />
        <path d="M182 68h26M182 78h18M182 88h24" strokeWidth="2" />
      </g>
    </>
  ),
  paper: (
    <>
      <path d="M78 62V18h84v44" className="fill-surface" />
      <path d="M90 30h40M90 40h58M90 50h30" strokeWidth="2" />
      <path d="M44 62h152l12 12v42H32V74z" className="fill-surface" />
      <path d="M60 92h120" strokeWidth="2" />
      <path d="M66 92h108l10 46H56z" className="fill-paper" />
      <g className="text-signal" stroke="currentColor">
        <rect
          x="76"
          y="102"
          width="34"
          height="24"
          rx="3"
          className="fill-signal-soft"
          strokeWidth="2"
        />
        <circle cx="188" cy="76" r="3.5" className="fill-signal" stroke="none" />
      </g>
      <path d="M120 104h36M120 113h42M120 122h26" strokeWidth="2" />
    </>
  ),
  figures: (
    <>
      <path d="M28 18v114h190" />
      <path d="M34 100h180M34 68h180M34 36h180" className="stroke-line" strokeWidth="2" />
      {[94, 90, 86, 82].map((height, index) => (
        <rect
          key={height}
          x={42 + index * 28}
          y={132 - height}
          width="19"
          height={height}
          rx="2"
          className="fill-surface"
          strokeWidth="2"
        />
      ))}
      <rect x="154" y="84" width="19" height="48" rx="2" className="fill-signal stroke-signal" />
      <rect x="182" y="88" width="19" height="44" rx="2" className="fill-surface" strokeWidth="2" />
      <g className="text-signal" stroke="currentColor">
        <path d="M164 30v36m-9-9 9 9 9-9" strokeWidth="3.5" />
      </g>
    </>
  ),
  server: (
    <>
      <path d="M36 134V66l84-48 84 48v68z" className="fill-surface" />
      <path d="m24 72 96-55 96 55" />
      <path d="M14 134h212" />
      {[72, 92, 112].map((y) => (
        <g key={y}>
          <rect
            x="78"
            y={y}
            width="84"
            height="16"
            rx="3"
            className="fill-sunken"
            strokeWidth="2"
          />
          <path d={`M120 ${y + 8}h32`} strokeWidth="2" strokeDasharray="3 4" />
          <circle
            cx="89"
            cy={y + 8}
            r="3"
            className={y === 72 ? 'fill-signal' : 'fill-ink'}
            stroke="none"
          />
        </g>
      ))}
      <g className="text-signal" stroke="currentColor">
        <circle cx="182" cy="96" r="9" className="fill-paper" />
        <path d="M182 105v24m0-8h8m-8 7h6" />
      </g>
    </>
  ),
};

/** A QR code, as far as one sees it from afar. */
function Code({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className="fill-ink" stroke="none">
      <path
        fillRule="evenodd"
        d="M0 0h8v8H0zM2 2h4v4H2zM13 0h8v8h-8zM15 2h4v4h-4zM0 13h8v8H0zM2 15h4v4H2zM10 1h2v4h-2zM9 9h4v3H9zM15 10h6v2h-6zM10 14h3v3h-3zM15 14h2v3h-2zM18 16h3v5h-3zM11 19h5v2h-5zM0 10h5v2H0z"
      />
    </g>
  );
}

export function FeatureDrawing({
  name,
  className,
}: {
  name: FeatureDrawingName;
  className?: string;
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 240 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {DRAWINGS[name]}
    </svg>
  );
}
