import { DrawingFrame } from './drawing-frame';

/** A signpost: of what is not there or went wrong. By itself, as every page brings the code that says so. */
export function LostDrawing({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <path d="M40 106h80M80 18v10M80 54v6M80 86v20M94 28H42L28 41l14 13h52zM66 60h52l14 13-14 13H66z" />
      <g className="text-signal">
        <path d="M50 41h28M82 73h28" strokeWidth="4" />
      </g>
    </DrawingFrame>
  );
}
