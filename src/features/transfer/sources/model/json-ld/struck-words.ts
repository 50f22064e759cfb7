import { htmlContent } from '../html/html-text';
import { type Notice, noticeOf } from '../notices';
import { isOfType, thingsIn } from './json-ld-values';
import { type Fields, listOf } from './json-values';

const MAY_BE_STRUCK = /line-through|(?:<|&lt;)(?:s|strike|del)\b/i;

/** The struck-out words in the texts of an object, with their lines. */
export const struckIn = (
  thing: Fields,
  lineOf: (value: unknown, key?: string | number) => number | undefined,
): Notice[] =>
  thingsIn(thing)
    .filter((each) => !isOfType(each, 'Review', 'Comment'))
    .flatMap((fields) =>
      Object.entries(fields).flatMap(([name, value]) =>
        listOf(value).flatMap((text, index) => {
          if (typeof text !== 'string' || !MAY_BE_STRUCK.test(text)) return [];
          const line = Array.isArray(value) ? lineOf(value, index) : lineOf(fields, name);
          return htmlContent(text).struck.map((words) =>
            noticeOf('struck_left_out', line ?? 1, words),
          );
        }),
      ),
    );
