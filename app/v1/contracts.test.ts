import { expect, it } from 'vitest';
import { CONTRACTS } from '@/features/contracts';
import { PUT as putUpload } from '../uploads/[key]/route';
import type { RouteHandler } from './_lib/route';
import { allCalls } from './_testing/all-calls';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it('are implemented each by the route at its path, and no route is without one', async () => {
  const routes = (await allCalls()).map(({ method, address, handler }) => ({
    method,
    path: `/${address.replaceAll('[', '{').replaceAll(']', '}')}`,
    handler: handler as RouteHandler,
  }));
  // The upload's own address is not below /v1, and the document does not describe itself.
  routes.push({ method: 'PUT', path: '/uploads/{key}', handler: putUpload });
  const described = routes.filter(({ path }) => path !== '/openapi.json');

  expect(described.map(nameOf).sort()).toEqual(CONTRACTS.map(nameOf).sort());
  for (const { method, path, handler } of described)
    expect(
      CONTRACTS.find((each) => each === handler.contract),
      `${method} ${path}`,
    ).toMatchObject({ method, path });
});
