import type { Instrumentation } from 'next';
import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { noteOutage } from '@/server/outage-scope';

/** Hears of every error of a page or route that nothing caught; the front then knows what to call it. */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  if (isDatabaseUnavailable(error)) noteOutage();
};
