import { transferCalls } from '@/features/transfer/contract';
import { addressOfExport, exportGuides } from '@/features/transfer/server/export/service';
import { downloadResponse } from '../../_lib/download';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(transferCalls.exportAll, async ({ actor }) => {
    const { bytes, fileName } = await exportGuides(actor);
    return downloadResponse(bytes, fileName, 'application/zip');
  }),
  POST: creatorRoute(transferCalls.addressOfAll, ({ actor }) => addressOfExport(actor)),
});
