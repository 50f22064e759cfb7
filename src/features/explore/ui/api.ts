import { callApi } from '@/browser/api/call-api';
import { type Asked, queryOf } from '../model/explore-address';

/** The values of filters that begin so, for the other choices of the list. */
export function findValues(asked: Asked, begins: string, signal: AbortSignal) {
  const { name, exact, language, category, tag } = queryOf(asked);
  return callApi('GET', '/projects/filters', {
    query: { name, exact, language, category, tag, begins },
    signal,
  });
}
