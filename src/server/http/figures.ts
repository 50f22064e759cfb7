import type { GateFigures } from './gate';

/** What the store of finished pages holds, and how often it had what was asked for since the start. */
export interface StoreFigures {
  pages: number;
  bytes: number;
  hits: number;
  misses: number;
}

/** What the front does right now, for those who watch the product. */
export interface FrontFigures {
  /** Requests that are being worked for, stored pages and health not among them. */
  atOnce: number;
  uploadsAtOnce: number;
  gates: { pages: GateFigures; api: GateFigures };
  /** undefined where pages are not stored */
  store: StoreFigures | undefined;
}
