import { accountCalls } from '@/features/account/contract';
import { readDeletion } from '@/features/account/server/deletion';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(accountCalls.deletion, ({ actor }) => readDeletion(actor)),
});
