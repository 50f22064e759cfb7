import { type ApiDocument, responseChecker } from '@/testing/api-contract';
import type { Handler } from '@/testing/api';
import { GROUPS } from '../_openapi/calls';
import { openApiDocument } from '../_openapi/document';

const check = responseChecker(openApiDocument() as unknown as ApiDocument);

/** By handler: its method and address. */
const described = new Map<unknown, { method: string; path: string }>(
  GROUPS.flatMap(({ calls }) =>
    Object.entries(calls).flatMap(([path, [module, words]]) =>
      Object.keys(words).map(
        (method) => [module[method as keyof typeof words], { method, path }] as const,
      ),
    ),
  ),
);

/** Fails when a response does not match the OpenAPI document. Rejected methods are not in it. */
export function expectDescribed(
  handler: Handler,
  method: string,
  answer: { status: number; headers: Headers; text: string },
): void {
  const call = described.get(handler);
  // A test may call a handler with a method that is not its own.
  if (!call || call.method !== method) return;
  const problems = check({ ...call, ...answer });
  if (problems.length > 0)
    throw new Error(
      `${call.method} ${call.path} answered ${answer.status}, and its description tells otherwise:\n${problems.join('\n')}\n${answer.text.slice(0, 500)}`,
    );
}
