import { DrawingFrame } from './drawing-frame';

/**
 * A signpost, for missing pages and errors. In a module of its own, because every page loads the
 * code of errors.
 */
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
