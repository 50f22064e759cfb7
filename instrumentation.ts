import type { Instrumentation } from 'next';
import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { noteFailure } from '@/server/cache/answer-scope';

/**
 * Handles every uncaught error of a page or route: marks the response for the HTTP server, and logs
 * the error with its request.
 */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  request,
  { routePath },
) => {
  if (isDatabaseUnavailable(error)) return noteFailure();
  // The middleware runs in another runtime, in which nothing can be logged.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logger } = await import('@/server/logging/logger');
  logger.error('page_failed', error, { method: request.method, route: routePath });
};
