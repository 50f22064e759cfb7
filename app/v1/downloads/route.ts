import { openAddress } from '@/features/transfer/server/export/service';
import { downloadQuery } from '@/features/transfer/schema';
import { downloadResponse } from '../_lib/download';
import { publicRoute, routes } from '../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  // Opened by the browser itself, without a bearer token: the address is the proof.
  GET: publicRoute({ query: downloadQuery }, async ({ query }) => {
    const { bytes, fileName } = await openAddress(query.token);
    return downloadResponse(bytes, fileName, 'application/zip');
  }),
});
