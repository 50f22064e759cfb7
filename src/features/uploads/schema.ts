import { z } from 'zod';
import { cutText } from '@/shared/text/letters';
import { harmlessLine, lengthOf } from '@/shared/text/text';
import { CLIP_TYPES } from '@/shared/pictures/clip-formats';
import { CLIP_MAX_BYTES, UPLOAD_KEYS, UPLOAD_MAX_BYTES } from './constants';
import { PICTURE_TYPES, registeredType } from '@/shared/pictures/picture-formats';

const SHOWN_NAME_MAX = 255;
const SENT_NAME_MAX = 2000;

// The name is only displayed: it is truncated, not rejected, and never part of a path or a header.
const fileName = z
  .string({ error: 'text' })
  .refine((name) => lengthOf(name) <= SENT_NAME_MAX, 'fileName')
  .meta({
    maxLength: SENT_NAME_MAX,
    description: `Only shown: cut after ${SHOWN_NAME_MAX} characters.`,
  })
  .transform((name) => cutText(harmlessLine(name), SHOWN_NAME_MAX) || 'picture');

export const uploadKey = z.enum(UPLOAD_KEYS);
const fileSize = z
  .int({ error: 'invalid' })
  .min(0, 'invalid')
  .max(UPLOAD_MAX_BYTES, 'fileSize')
  .meta({
    description:
      'Bytes of the picture. Where pictures are in a bucket of S3, the upload goes there directly if this is given, and must have exactly this size. In Vercel Blob it has at most this size.',
  });
export const signInput = z.strictObject({
  fileName,
  fileType: z
    .string('fileType')
    .transform(registeredType)
    .pipe(z.enum(PICTURE_TYPES, 'fileType'))
    .meta({ enum: [...PICTURE_TYPES] }),
  fileSize: fileSize.optional(),
});
export const clipSignInput = z.strictObject({
  fileName,
  fileType: z.enum(CLIP_TYPES, 'clipType'),
  fileSize: z
    .int({ error: 'invalid' })
    .min(1, 'invalid')
    .max(CLIP_MAX_BYTES, 'clipSize')
    .meta({ description: 'Bytes of the clip: exactly so many are sent.' }),
});
export const uploadResponse = z.object({ key: z.string() });
export const signResponse = z.object({
  returnData: z.object({
    signedRequest: z.string(),
    headers: z.record(z.string(), z.string()).meta({
      description:
        'Headers to send with the bytes, exactly as they are. A bucket of S3 answers 403 `SignatureDoesNotMatch` without them, and takes nothing.',
    }),
    key: z.string(),
  }),
});
/** The storage use and limit of an account (docs/decisions/0051). */
export const storageResponse = z.object({
  usedBytes: z.number().int(),
  maxBytes: z.number().int(),
  usedPictures: z.number().int(),
  maxPictures: z.number().int(),
});

export type ClipSignInput = z.infer<typeof clipSignInput>;
export type SignInput = z.infer<typeof signInput>;
export type SignResponse = z.infer<typeof signResponse>;
export type StorageView = z.infer<typeof storageResponse>;
