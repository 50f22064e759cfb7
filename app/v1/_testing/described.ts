import { CONTRACTS } from '@/features/contracts';
import { perProcess } from '@/server/per-process';
import { type ApiDocument, responseChecker } from '@/testing/api-contract';
import type { Handler } from '@/testing/api';
import type { RouteHandler } from '../_lib/route';
import { openApiDocument } from '../_openapi/document';

// Kept for all test files of a process: compiling the schemas takes longer than most tests.
const check = perProcess('response-checker', () =>
  responseChecker(openApiDocument() as unknown as ApiDocument),
);

/** Fails when a response does not match the OpenAPI document. Rejected methods are not in it. */
export function expectDescribed(
  handler: Handler,
  method: string,
  answer: { status: number; headers: Headers; text: string },
): void {
  const call = (handler as RouteHandler).contract;
  // A test may call a handler with a method that is not its own.
  if (!call || call.method !== method || !CONTRACTS.includes(call)) return;
  const problems = check({ method, path: call.path, ...answer });
  if (problems.length > 0)
    throw new Error(
      `${call.method} ${call.path} answered ${answer.status}, and its description tells otherwise:\n${problems.join('\n')}\n${answer.text.slice(0, 500)}`,
    );
}
