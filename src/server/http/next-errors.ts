import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerScope } from '../cache/answer-scope';
import { methodNotAllowed, REFUSALS, refusalBody } from './refusals';
import { beforeHead } from './response-hooks';

/** Next's request handler, or a stand-in in tests. */
export type InnerHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const { status: UNAVAILABLE, headers } = REFUSALS.unavailable;

/**
 * Next answers every error of a page with 500. While the database is unavailable we answer 503 with
 * Retry-After instead, so that clients and search engines try again (docs/security-tests.md, D2).
 */
export const withUnavailableErrors =
  (inner: InnerHandler): InnerHandler =>
  (req, res) => {
    const scope = answerScope();
    beforeHead(res, (status) => {
      if (!scope?.hasFailed || status !== 500) return status;
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      return UNAVAILABLE;
    });
    return inner(req, res);
  };

/** Adds a body where Next answers below /v1 with a status alone, as for an unknown method. */
export function fillEmptyErrors(res: ServerResponse, path: string): void {
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse;
  res.end = ((...args: unknown[]) => {
    const isEmpty =
      args[0] === undefined || args[0] === null || typeof args[0] === 'function' || args[0] === '';
    if (res.headersSent || res.statusCode < 400 || !isEmpty || res.hasHeader('content-type'))
      return end(...args);
    const { type, body } = refusalBody(
      res.statusCode === 405 ? methodNotAllowed('') : REFUSALS.badRequest,
      path,
      res.req,
    );
    res.setHeader('Content-Type', type);
    return end(body);
  }) as ServerResponse['end'];
}
