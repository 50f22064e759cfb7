import type { ConcurrencyFigures } from './load-shedding';

/** What the response cache holds, and how often it had what was asked for since the start. */
export interface ResponseCacheFigures {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
}

/** What the HTTP server does right now, for those who watch the product. */
export interface HttpFigures {
  /** Requests that are being worked for, cached answers and health not among them. */
  atOnce: number;
  uploadsAtOnce: number;
  concurrency: { pages: ConcurrencyFigures; api: ConcurrencyFigures };
  /** undefined where nothing is cached */
  responseCache: ResponseCacheFigures | undefined;
}
