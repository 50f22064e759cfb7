import * as dashboardSignUrlUploadKey from '../../dashboard/sign-url/[uploadKey]/route';
import type { CallGroup } from '../call-group';

export const pictures: CallGroup = {
  name: 'Pictures',
  slug: 'pictures',
  about: 'Uploading pictures of guides, steps and profiles.',
  calls: {
    '/dashboard/sign-url/{uploadKey}': [dashboardSignUrlUploadKey, {
      POST: { summary: 'Signs an upload; the bytes then go by PUT to the address in the answer. `uploadKey` is project, step, avatar or cover.', errors: ['too_many_uploads', 'account_storage_full', 'storage_unavailable'], limit: { times: 'uploadsPerHour', of: 'an account' } },
    }],
  },
};
