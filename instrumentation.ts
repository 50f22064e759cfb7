import type { Instrumentation } from 'next';
import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { noteOutage } from '@/server/answer-scope';

/** Hears of every error of a page or route that nothing caught; the front then knows what to call it, and the log what request it belongs to. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  request,
  { routePath },
) => {
  if (isDatabaseUnavailable(error)) return noteOutage();
  // The middleware has a runtime of its own, in which nothing can be logged.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logger } = await import('@/server/logger');
  logger.error('page_failed', error, { method: request.method, route: routePath });
};
