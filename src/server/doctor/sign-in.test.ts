import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { healthFinding } from '@/shared/site/health';
import { examineSignIn } from './sign-in';
import { findingWords } from './words';

const closing: (() => void)[] = [];
afterEach(() => {
  closing.splice(0).forEach((close) => close());
  vi.restoreAllMocks();
});

async function providerAt(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/school`;
}
const provider = (issuer: string) => ({ issuer, clientSecret: 'a secret' });
const document = (issuer: string, change: object = {}) =>
  JSON.stringify({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    ...change,
  });

it('reads the discovery document of the provider, where there is one', async () => {
  const issuer = await providerAt((req, res) => {
    const isIt = req.url === '/realms/school/.well-known/openid-configuration';
    res.writeHead(isIt ? 200 : 404).end(document(`http://${req.headers.host}/realms/school`));
  });
  expect(await examineSignIn(undefined)).toEqual([]);
  expect(await examineSignIn(provider(issuer))).toEqual([healthFinding('signInGood', { issuer })]);
  expect(await examineSignIn(provider(`${issuer}s`))).toEqual([
    healthFinding('signInSilent', { issuer: `${issuer}s`, reason: 'none' }),
  ]);
});

it('says what to do about a provider that is down', async () => {
  const issuer = await providerAt(() => undefined);
  closing.pop()?.();
  const [found] = await examineSignIn(provider(issuer));
  expect(found).toEqual(healthFinding('signInSilent', { issuer, reason: 'ECONNREFUSED' }));
  expect(found && findingWords(found)).toBe(
    `${issuer} gives no discovery document (ECONNREFUSED). Check OIDC_ISSUER, and that the provider runs and this machine reaches it.`,
  );
});

it('gives up on a provider that hangs', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1));
  const issuer = await providerAt(() => undefined);
  expect(await examineSignIn(provider(issuer))).toEqual([
    healthFinding('signInSilent', { issuer, reason: 'none' }),
  ]);
  expect(limit).toHaveBeenCalledExactlyOnceWith(5_000);
});

it('refuses another issuer, and what nobody could sign in with', async () => {
  const other = `https://other.example/${'x'.repeat(500)}`;
  const issuer = await providerAt((_, res) => res.end(document(other)));
  const [found] = await examineSignIn(provider(issuer));
  expect(found).toEqual(healthFinding('signInOther', { issuer, named: other.slice(0, 100) }));
  const broken = await providerAt((_, res) => res.end(document(issuer, { jwks_uri: 'nonsense' })));
  expect(await examineSignIn(provider(broken))).toEqual([
    healthFinding('signInWrong', { issuer: broken }),
  ]);
});
