import { CLIP_SECONDS_MAX } from '../constants';

/** A part of a video, in seconds from its start. */
export type Cut = { start: number; end: number };

/** Sliders move by this many seconds. */
export const CUT_STEP_SECONDS = 0.1;
const CUT_SECONDS_MIN = 0.5;

/** The part that is chosen at first. */
export const firstCut = (durationSeconds: number): Cut => ({
  start: 0,
  end: Math.min(durationSeconds, CLIP_SECONDS_MAX),
});

/** Moves the start; the end follows where the part would be too long or too short. */
export function withStart({ end }: Cut, wanted: number, durationSeconds: number): Cut {
  const start = clamp(wanted, 0, Math.max(0, durationSeconds - CUT_SECONDS_MIN));
  const shortest = Math.min(durationSeconds, start + CUT_SECONDS_MIN);
  return { start, end: clamp(end, shortest, start + CLIP_SECONDS_MAX) };
}

/** Moves the end; the start follows. */
export function withEnd({ start }: Cut, wanted: number, durationSeconds: number): Cut {
  const end = clamp(wanted, Math.min(durationSeconds, CUT_SECONDS_MIN), durationSeconds);
  const latest = Math.max(0, end - CUT_SECONDS_MIN);
  return { start: clamp(start, Math.max(0, end - CLIP_SECONDS_MAX), latest), end };
}

/** The time of the cover: the chosen one while the part has it, else the start of the part. */
export const coverTime = ({ start, end }: Cut, chosen: number | undefined): number =>
  chosen !== undefined && chosen >= start && chosen <= end ? chosen : start;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
