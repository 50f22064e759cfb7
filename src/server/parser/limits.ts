import { perProcess } from '../per-process';

/** Limits of the parser; tests change them. */
export const PARSER_LIMITS = perProcess('parserLimits', () => ({
  /** One task runs at most so long. */
  timeMs: 5_000,
  /** The heap of the worker. */
  memoryMb: 256,
  /** Further tasks are refused while so many wait. */
  waiting: 8,
  /** A worker without a task ends after this. */
  idleMs: 30_000,
}));
