import { addressOfExport, exportGuides } from '@/features/transfer/server/export/service';
import { downloadAddress } from '@/features/transfer/schema';
import { downloadResponse } from '../../_lib/download';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({}, async ({ actor }) => {
    const { bytes, fileName } = await exportGuides(actor);
    return downloadResponse(bytes, fileName, 'application/zip');
  }),
  POST: creatorRoute({ scope: 'session', answer: downloadAddress, status: 201 }, ({ actor }) =>
    addressOfExport(actor),
  ),
});
