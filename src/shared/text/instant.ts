import { z } from 'zod';

/**
 * RFC 3339 with seconds and an offset. The range of years fits the database, and any wrong clock.
 */
const PATTERN =
  '^(?:19[7-9][0-9]|2[0-9]{3})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])' +
  'T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$';

/** A time in a request, of the years 1970 to 2999. */
export const instant = z.iso
  .datetime({ offset: true, error: 'dateTime', abort: true })
  .regex(new RegExp(PATTERN), 'dateTime')
  .meta({ format: 'date-time', pattern: PATTERN })
  .transform((text) => new Date(text));
