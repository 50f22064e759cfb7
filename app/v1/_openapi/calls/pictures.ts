import * as dashboardSignUrlUploadKey from '../../dashboard/sign-url/[uploadKey]/route';
import { PICTURE_TYPES } from '@/features/uploads/constants';
import * as uploadsKey from '../../../uploads/[key]/route';
import { type CallGroup, PICTURE_ERRORS } from '../call-group';

export const pictures: CallGroup = {
  name: 'Pictures',
  slug: 'pictures',
  about: 'Uploading pictures of guides, steps and profiles.',
  calls: {
    '/dashboard/sign-url/{uploadKey}': [
      dashboardSignUrlUploadKey,
      {
        POST: {
          summary:
            'Signs an upload; the bytes then go by PUT to the address in the answer. `uploadKey` says what the picture is for.',
          errors: ['too_many_uploads', 'account_storage_full', 'storage_unavailable'],
          limit: { times: 'uploadsPerHour', of: 'an account' },
        },
      },
    ],
    '/uploads/{key}': [
      uploadsKey,
      {
        PUT: {
          summary: 'Takes the bytes of a signed upload; send them to `signedRequest` as it is.',
          description:
            'At most 2 MB (2,097,152 bytes) and 40 megapixels, once, within ten minutes, with the `Content-Type` that was signed ' +
            'and bytes of that type. Needs no token: the address is the proof. Of what is refused nothing is kept. Where the installation ' +
            'keeps pictures in Vercel Blob, `signedRequest` leads there instead, and the picture is checked when it is attached.',
          takesFile: PICTURE_TYPES,
          isAtRoot: true,
          signed: { token: 'Stands in `signedRequest`.' },
          errors: [
            'upload_spent',
            'upload_incomplete',
            'file_too_large',
            'unsupported_media_type',
            ...PICTURE_ERRORS,
          ],
        },
      },
    ],
  },
};
