import { callApi } from '@/browser/api/call-api';
import { type Asked, queryOf } from '../model/explore-address';

/** The values of filters for the other choices of the list; those that begin so, if any text is typed. */
export function findValues(asked: Asked, begins: string, signal: AbortSignal) {
  const { name, exact, language, category, tag } = queryOf(asked);
  return callApi('GET', '/projects/filters', {
    query: { name, exact, language, category, tag, begins: begins || undefined },
    signal,
  });
}
