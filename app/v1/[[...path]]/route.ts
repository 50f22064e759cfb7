import { AppError } from '@/shared/http/app-error';
import { publicRoute } from '../_lib/route';

// Unknown addresses answer 404 in the envelope, whatever the method (docs/reference/limits.md#errors).
const handle = publicRoute({}, async () => {
  throw new AppError('not_found');
});

export {
  handle as DELETE,
  handle as GET,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
