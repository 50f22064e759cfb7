import { accountCalls } from '@/features/account/contract';
import { listLinkedProviders } from '@/features/account/server/providers/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(accountCalls.listProviders, ({ actor }) => listLinkedProviders(actor)),
});
