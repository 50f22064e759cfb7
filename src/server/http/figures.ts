import type { ConcurrencyFigures } from './requests/load-shedding';

/** Size of the response cache, and its hits and misses since the start. */
export interface ResponseCacheFigures {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
}

/** The present state of the HTTP server, for metrics. */
export interface HttpFigures {
  /** Requests in progress, without cached responses and health checks. */
  atOnce: number;
  uploadsAtOnce: number;
  concurrency: { pages: ConcurrencyFigures; api: ConcurrencyFigures };
  /** Undefined when nothing is cached. */
  responseCache: ResponseCacheFigures | undefined;
}
