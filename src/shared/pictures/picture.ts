import { z } from 'zod';
import { picturePath } from '../addresses/picture-path';

/** A stored picture in responses: name, address, and what pages need to show it well. */
export const pictureView = z
  .object({
    name: z.string(),
    /** Absolute URL of the largest variant; ends with the key. */
    url: z.string().meta({
      format: 'uri',
      description: 'Absolute address of the largest variant; ends with the key.',
    }),
    key: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    /** A tiny data: URL, shown blurred until the picture has loaded. */
    placeholder: z.string().nullable(),
    /** Smaller ones, ascending, with absolute URLs. */
    variants: z.array(
      z.object({
        url: z.string().meta({ format: 'uri', description: 'Absolute address.' }),
        width: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'Picture' });

export type PictureView = z.infer<typeof pictureView>;

/** The columns of a stored file for a picture. */
export type PictureRow = {
  name: string;
  key: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  variantWidths: number[];
};

/**
 * Converts a row for a response.
 * @param publicUrl the configured origin of this installation
 */
export function toPictureView(row: PictureRow | null, publicUrl: string): PictureView | null {
  if (!row || row.width === null || row.height === null) return null;
  return {
    name: row.name,
    url: `${publicUrl}${picturePath(row.key)}`,
    key: row.key,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    variants: row.variantWidths.map((width) => ({
      width,
      url: `${publicUrl}${picturePath(row.key, width)}`,
    })),
  };
}
