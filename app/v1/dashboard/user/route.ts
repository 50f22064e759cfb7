import { accountCalls } from '@/features/account/contract';
import { deleteAccount } from '@/features/account/server/deletion';
import { readAccount, updateAccount } from '@/features/account/server/service';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(accountCalls.read, ({ actor }) => readAccount(actor)),
  PATCH: creatorRoute(accountCalls.update, ({ actor, body, visitor }) =>
    updateAccount(actor, body, visitor),
  ),
  DELETE: creatorRoute(accountCalls.delete, ({ actor, body, visitor }) =>
    deleteAccount(actor, body.currentPassword, visitor),
  ),
});
