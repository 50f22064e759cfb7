import { transferCalls } from '@/features/transfer/contract';
import { openAddress } from '@/features/transfer/server/export/service';
import { downloadResponse } from '../_lib/download';
import { publicRoute, routes } from '../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  // Opened by the browser itself, without a bearer token: the address is the proof.
  GET: publicRoute(transferCalls.download, async ({ query }) => {
    const { bytes, fileName } = await openAddress(query.token);
    return downloadResponse(bytes, fileName, 'application/zip');
  }),
});
