import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Handler } from '@/testing/api';

/** A call of the API, from its file: address with [names], method and handler. */
export type ApiCall = {
  address: string;
  method: string;
  handler: Handler;
  module: Record<string, Handler>;
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const ROOT = path.resolve('app/v1');

/** All calls below app/v1, found on disk, so that tests cannot miss a new one. */
export async function allCalls(): Promise<ApiCall[]> {
  const files = (await readdir(ROOT, { recursive: true }))
    .filter((file) => path.basename(file) === 'route.ts' && !/^_|\[\.\.\./.test(file))
    .sort();
  const calls = await Promise.all(
    files.map(async (file) => {
      const module = (await import(path.join(ROOT, file))) as Record<string, Handler>;
      const known = await methodsOf(module);
      return known.map((method) => ({
        address: path.dirname(file),
        method,
        handler: module[method] as Handler,
        module,
      }));
    }),
  );
  return calls.flat();
}

// The methods of the Allow header: every other method answers 405.
async function methodsOf(module: Record<string, Handler>): Promise<string[]> {
  const answer = await module.OPTIONS?.(new Request('http://localhost/', { method: 'OPTIONS' }), {
    params: Promise.resolve({}),
  });
  const allowed = answer?.headers.get('allow')?.split(', ') ?? [...METHODS];
  return METHODS.filter((method) => allowed.includes(method));
}
