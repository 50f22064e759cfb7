import { accountCalls } from '@/features/account/contract';
import { readStorage } from '@/features/uploads/server/quota/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(accountCalls.readStorage, ({ actor }) => readStorage(actor)),
});
