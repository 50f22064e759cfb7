import { PlainError } from '@/server/plain-error';
import { Client, Refusal } from '../client';
import { checkedToken, type Access, keepAccess, serverAddress } from '../config';
import type { Output } from '../output';
import { readToken } from '../read-token';

/** Reads a token, checks it with the server, and saves both. */
export async function login(
  { server, isHttpAllowed }: { server: string | undefined; isHttpAllowed: boolean },
  output: Output,
): Promise<number> {
  if (server === undefined)
    throw new PlainError('Which server?', 'makerstep login --server https://makerstep.example');
  const access: Access = { server: serverAddress(server, isHttpAllowed), token: '' };
  access.token = checkedToken(await readToken(process.stdin, process.stderr));
  const { name, email } = await new Client(access, output.beside)
    .json<{ name: string; email: string }>('GET', '/dashboard/user')
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw new PlainError(error.message, 'Nothing was kept.');
    });
  const file = await keepAccess(access, process.env);
  output.say(`Signed in at ${access.server} as ${name} (${email}). The token is kept in ${file}.`);
  output.sayJson({ server: access.server, name, email, file });
  return 0;
}
