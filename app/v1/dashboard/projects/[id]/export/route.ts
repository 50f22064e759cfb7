import { transferCalls } from '@/features/transfer/contract';
import { addressOfExport, exportGuide } from '@/features/transfer/server/export/service';
import { downloadResponse } from '../../../../_lib/download';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(transferCalls.exportProject, async ({ actor, params, query }) => {
    const { bytes, fileName } = await exportGuide(actor, params.id, query);
    return downloadResponse(bytes, fileName, 'application/zip');
  }),
  POST: creatorRoute(transferCalls.addressOfProject, ({ actor, params, query }) =>
    addressOfExport(actor, params.id, query),
  ),
});
