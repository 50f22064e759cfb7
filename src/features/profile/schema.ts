import { z } from 'zod';
import { line, paragraph, verbatim } from '@/shared/text/text-schemas';
import { NAME_MAX } from '../auth/constants';
import { FILE_KEY_MAX, FILE_NAME_MAX } from '../uploads/constants';
import {
  COVER_OPACITY_MAX,
  COVER_OPACITY_MIN,
  COVER_OPACITY_STEP,
  SMALL_DESCRIPTION_MAX,
  URL_MAX,
} from './constants';
import { isSafeLink, SAFE_LINK_PATTERN } from '@/shared/addresses/safe-link';

const color = z
  .string({ error: 'color' })
  .trim()
  .regex(/^#[0-9A-Fa-f]{6}$/, 'color')
  .toLowerCase();
/**
 * A picture of the profile: the key of its upload as url (docs/reference/files.md#uploads); null
 * removes it.
 */
const picture = z
  .strictObject({
    name: line(FILE_NAME_MAX).default(''),
    url: verbatim(FILE_KEY_MAX, 'text', 'fileUnknown'),
  })
  .nullable();

/** The profile (docs/reference/accounts.md#profile); absent fields stay unchanged. */
export const profileInput = z
  .strictObject({
    name: line(NAME_MAX, 'creatorNameRequired'),
    textColor: color,
    backgroundColor: color,
    coverOpacity: z
      .number({ error: 'coverOpacity' })
      .min(COVER_OPACITY_MIN, 'coverOpacity')
      .max(COVER_OPACITY_MAX, 'coverOpacity')
      .multipleOf(COVER_OPACITY_STEP, 'coverOpacity'),
    smallDescription: paragraph(SMALL_DESCRIPTION_MAX),
    url: line(URL_MAX)
      .refine((url) => url === '' || isSafeLink(url), 'linkInvalid')
      .meta({
        maxLength: URL_MAX,
        pattern: `^$|${SAFE_LINK_PATTERN}`,
        description:
          'The address of a page of yours, without user name and password; empty for none.',
      }),
    avatar: picture,
    cover: picture,
  })
  .partial();

export type ProfileInput = z.infer<typeof profileInput>;
