import type { Kind, Query } from './queries';

/** One run: total duration, and the part spent waiting for PostgreSQL. */
export type Sample = { wholeMs: number; databaseMs: number; failure?: string };
export type Task =
  | { kind: Kind; queries: Query[]; withinMs: number }
  | { read: string; facts: Facts; runs: number; withinMs: number };

/** The parameters of reads, which exist at every size. */
export type Facts = {
  size: number;
  listed: number;
  common: string[];
  medium: string[];
  codes: string[];
  uids: string[];
  tags: string[];
  categories: string[];
};
