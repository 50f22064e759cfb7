import { deleteAccount } from '@/features/account/server/deletion';
import { accountView, deleteUserInput, updateUserInput } from '@/features/account/schema';
import { readAccount, updateAccount } from '@/features/account/server/service';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ answer: accountView }, ({ actor }) => readAccount(actor)),
  PATCH: creatorRoute(
    { scope: 'session', body: updateUserInput, answer: accountView },
    ({ actor, body, visitor }) => updateAccount(actor, body, visitor),
  ),
  DELETE: creatorRoute(
    { scope: 'session', body: deleteUserInput, status: 204 },
    ({ actor, body, visitor }) => deleteAccount(actor, body.currentPassword, visitor),
  ),
});
