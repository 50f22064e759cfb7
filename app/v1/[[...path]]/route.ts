import { unknownAddress } from '../_lib/route';

// Unknown addresses answer 404 in the envelope (docs/reference/limits.md#errors).
export {
  unknownAddress as DELETE,
  unknownAddress as GET,
  unknownAddress as OPTIONS,
  unknownAddress as PATCH,
  unknownAddress as POST,
  unknownAddress as PUT,
};
