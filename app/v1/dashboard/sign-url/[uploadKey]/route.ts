import { uploadCalls } from '@/features/uploads/contract';
import { uploadKey } from '@/features/uploads/schema';
import { signUpload } from '@/features/uploads/server/service';
import { AppError } from '@/shared/http/app-error';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(uploadCalls.sign, ({ actor, params, body }) => {
    const kind = uploadKey.safeParse(params.uploadKey);
    if (!kind.success) throw new AppError('not_found');
    return signUpload(actor, kind.data, body);
  }),
});
