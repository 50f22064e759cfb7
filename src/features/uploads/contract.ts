import { contract } from '@/shared/http/contract';
import type { ErrorCode } from '@/shared/http/error-codes';
import { CLIP_TYPES } from '@/shared/pictures/clip-formats';
import { PICTURE_TYPES } from '@/shared/pictures/picture-formats';
import { clipSignInput, signInput, signResponse, uploadResponse } from './schema';

/**
 * Extra errors of a call that attaches a picture: with a remote storage, the bytes are checked only
 * then.
 */
export const PICTURE_ERRORS = [
  'upload_not_allowed',
  'unsupported_media_type',
  'picture_unsupported',
  'picture_damaged',
  'picture_too_many_pixels',
  'clip_unsupported',
  'clip_too_long',
  'account_storage_full',
  'storage_unavailable',
  'storage_full',
] as const satisfies ErrorCode[];

export const uploadCalls = {
  sign: contract({
    method: 'POST',
    path: '/dashboard/sign-url/{uploadKey}',
    scope: 'write',
    summary:
      'Signs an upload; the bytes then go by PUT to the address in the answer. `uploadKey` says what the picture is for.',
    limit: { name: 'upload', of: 'an account' },
    body: signInput,
    answer: signResponse,
    errors: ['too_many_uploads', 'account_storage_full', 'storage_unavailable'],
  }),
  signClip: contract({
    method: 'POST',
    path: '/dashboard/sign-url/clip',
    scope: 'write',
    summary:
      'Signs the upload of a clip: MP4 or WebM with H.264, VP9 or AV1, of at most 20 seconds and 8 MB. Its sound and its tags are removed.',
    limit: { name: 'clip', of: 'an account' },
    body: clipSignInput,
    answer: signResponse,
    errors: ['too_many_uploads', 'account_storage_full', 'storage_unavailable'],
  }),
  put: contract({
    method: 'PUT',
    path: '/uploads/{key}',
    isAtRoot: true,
    scope: 'public',
    summary:
      'Takes the bytes of a signed upload; send them to `signedRequest` as it is, with its `headers`.',
    description:
      'Once, within ten minutes: a picture of at most 2 MB (2,097,152 bytes) and 40 megapixels, or a clip of at most 8 MB (8,388,608 bytes), with the `headers` of the answer and bytes of that type. ' +
      'Needs no token: the address is the proof. Where `signedRequest` leads to Vercel Blob or a bucket of S3, send it there: the picture is checked when it is attached.',
    signed: { token: 'Stands in `signedRequest`.' },
    takesFile: [...PICTURE_TYPES, ...CLIP_TYPES],
    answer: uploadResponse,
    errors: [
      'upload_spent',
      'upload_incomplete',
      'file_too_large',
      'unsupported_media_type',
      ...PICTURE_ERRORS,
    ],
  }),
};
