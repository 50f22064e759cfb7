import type { ServerResponse } from 'node:http';
import { methodNotAllowed, refusalBody, REFUSALS } from './refusals';

/** Next answers some refusals below /v1 (an unknown method) with a bare status. */
export function fillEmptyErrors(res: ServerResponse, path: string): void {
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse;
  res.end = ((...args: unknown[]) => {
    const isEmpty =
      args[0] === undefined || args[0] === null || typeof args[0] === 'function' || args[0] === '';
    if (res.headersSent || res.statusCode < 400 || !isEmpty || res.hasHeader('content-type'))
      return end(...args);
    const { type, body } = refusalBody(
      res.statusCode === 405 ? methodNotAllowed('') : REFUSALS.badRequest,
      path,
      res.req,
    );
    res.setHeader('Content-Type', type);
    return end(body);
  }) as ServerResponse['end'];
}
