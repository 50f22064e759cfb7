'use client';

import type { ReactNode } from 'react';
import { DrawingFrame } from './drawing-frame';
import { LostDrawing } from './lost-drawing';

export type DrawingName = 'search' | 'steps' | 'inbox' | 'lost' | 'done';

/** Line drawings as in a manual: ink lines, one part in the signal colour. */
const DRAWINGS: Record<Exclude<DrawingName, 'lost'>, ReactNode> = {
  search: (
    <>
      <path d="M24 96h76M24 96V34l10-10h46v22h20v50M80 24l20 22" />
      <path d="M38 52h28M38 64h44M38 76h34" strokeDasharray="3 5" />
      <g className="text-signal">
        <circle cx="112" cy="72" r="19" className="fill-paper" />
        <path d="m126 86 17 17" strokeWidth="6" />
      </g>
    </>
  ),
  steps: (
    <>
      <path d="M14 104h132M26 104V84h32V64h32V44h32v60M58 104V84M90 104V64" />
      <path d="M26 84h32M58 64h32" strokeDasharray="3 5" />
      <g className="text-signal">
        <path d="M106 44V14M106 14l18 7-18 8" className="fill-signal-soft" />
      </g>
    </>
  ),
  inbox: (
    <>
      <path d="M22 62 40 24h80l18 38v40H22zM22 62h36l6 14h32l6-14h36" />
      <g className="text-signal">
        <path d="M80 12v36m-12-12 12 12 12-12" />
      </g>
    </>
  ),
  done: (
    <>
      <path d="M28 100V40l52-24 52 24v60zM28 40l52 22 52-22M80 62v38" />
      <path d="m54 28 52 23v14" strokeDasharray="3 5" />
      <g className="text-signal">
        <circle cx="122" cy="90" r="20" className="fill-paper" />
        <path d="m112 90 8 8 13-15" strokeWidth="4" />
      </g>
    </>
  ),
};

export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return name === 'lost' ? (
    <LostDrawing {...(className ? { className } : {})} />
  ) : (
    <DrawingFrame className={className}>{DRAWINGS[name]}</DrawingFrame>
  );
}
