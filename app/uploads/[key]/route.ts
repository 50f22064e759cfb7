import { uploadCalls } from '@/features/uploads/contract';
import { receiveUpload } from '@/features/uploads/server/service';
import { publicRoute, routes } from '../../v1/_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PUT: publicRoute(uploadCalls.put, ({ params, request }) =>
    receiveUpload({
      key: params.key,
      token: new URL(request.url).searchParams.get('token') ?? '',
      contentType: request.headers.get('content-type'),
      declaredBytes: request.headers.has('content-length')
        ? Number(request.headers.get('content-length'))
        : null,
      body: request.body ?? new Blob([]).stream(),
    }),
  ),
});
