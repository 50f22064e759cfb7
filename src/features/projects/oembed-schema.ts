import { z } from 'zod';
import { verbatim } from '@/shared/text/text-schemas';

const pixels = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'invalid')
  .meta({ type: 'integer', minimum: 1, maximum: 99_999, pattern: undefined })
  .transform(Number);

/** The parameter names of oEmbed; sizes in px. */
export const oembedQuery = z.object({
  url: verbatim(2048, 'invalid'),
  format: z
    .string()
    .meta({ description: '`json`; anything else is answered with 501, as oEmbed asks for.' })
    .default('json'),
  maxwidth: pixels.optional(),
  maxheight: pixels.optional(),
});

/** A response of oEmbed 1.0 of the type 'rich'. */
export const oembedResponse = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  author_name: z.string(),
  author_url: z.url(),
  provider_name: z.string(),
  provider_url: z.url(),
  /** in seconds */
  cache_age: z.int(),
  html: z.string(),
  width: z.int(),
  height: z.int(),
  thumbnail_url: z.url().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
});

export type OembedQuery = z.infer<typeof oembedQuery>;
export type OembedResponse = z.infer<typeof oembedResponse>;
