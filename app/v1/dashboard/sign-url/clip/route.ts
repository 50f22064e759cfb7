import { uploadCalls } from '@/features/uploads/contract';
import { signUpload } from '@/features/uploads/server/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(uploadCalls.signClip, ({ actor, body }) => signUpload(actor, 'clip', body)),
});
