import { storageResponse } from '@/features/uploads/schema';
import { readStorage } from '@/features/uploads/server/quota/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ answer: storageResponse }, ({ actor }) => readStorage(actor)),
});
