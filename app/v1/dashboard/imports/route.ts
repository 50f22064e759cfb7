import { transferCalls } from '@/features/transfer/contract';
import { beginImport, listImports } from '@/features/transfer/server/import/service';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(transferCalls.listImports, ({ actor, locale }) => listImports(actor, locale)),
  POST: creatorRoute(
    transferCalls.beginImport,
    ({ actor, query, request, locale, refuseUnless }) => {
      if (query.publish) refuseUnless('publish');
      const declared = request.headers.get('content-length');
      return beginImport(
        actor,
        query,
        {
          body: request.body ?? new Blob([]).stream(),
          declaredBytes: declared === null ? null : Number(declared),
        },
        locale,
      );
    },
  ),
});
