import type { GateFigures } from './gate';

/** What the response cache holds, and how often it had what was asked for since the start. */
export interface ResponseCacheFigures {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
}

/** What the front does right now, for those who watch the product. */
export interface FrontFigures {
  /** Requests that are being worked for, cached answers and health not among them. */
  atOnce: number;
  uploadsAtOnce: number;
  gates: { pages: GateFigures; api: GateFigures };
  /** undefined where nothing is cached */
  responseCache: ResponseCacheFigures | undefined;
}
