import { addressOfExport, exportGuide } from '@/features/transfer/server/export/service';
import { downloadAddress } from '@/features/transfer/schema';
import { downloadResponse } from '../../../../_lib/download';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({}, async ({ actor, params }) => {
    const { bytes, fileName } = await exportGuide(actor, params.id);
    return downloadResponse(bytes, fileName, 'application/zip');
  }),
  POST: creatorRoute(
    { scope: 'session', answer: downloadAddress, status: 201 },
    ({ actor, params }) => addressOfExport(actor, params.id),
  ),
});
