import { answerScope } from '../answer-scope';
import { beforeHead } from './before-head';
import type { InnerHandler } from './inner-handler';
import { REFUSALS } from './refusals';

const { status: UNAVAILABLE, headers } = REFUSALS.unavailable;

/**
 * Next answers every error of a page with 500. What it could not make because the database cannot serve now is 503 instead: no fault, and to
 * be asked for again soon, by search engines too (security.md, D2).
 */
export const sayUnavailable =
  (inner: InnerHandler): InnerHandler =>
  (req, res) => {
    const scope = answerScope();
    beforeHead(res, (status) => {
      if (!scope?.hasOutage || status !== 500) return status;
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      return UNAVAILABLE;
    });
    return inner(req, res);
  };
