import type { IncomingMessage, ServerResponse } from 'node:http';
import { PAGE_TAGS_HEADER, REQUEST_ID_HEADER } from '@/shared/headers';
import type { Answer } from './captured-answer';
import type { Encoding } from './encodings';
import { compressed, type Form } from './stored-page';

const COMPRESSED_FROM_BYTES = 1024;

/** @returns the bytes of the body that go out */
export function send(
  req: IncomingMessage,
  res: ServerResponse,
  form: Form,
  requestId: string,
): number {
  const asked = req.headers['if-none-match'];
  const isUnchanged =
    asked !== undefined &&
    (asked === form.etag ||
      asked === '*' ||
      asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === form.etag));
  res.writeHead(isUnchanged ? 304 : 200, [
    ...(isUnchanged ? form.headUnchanged : form.head),
    REQUEST_ID_HEADER,
    requestId,
  ]);
  res.end(isUnchanged ? undefined : form.body);
  return isUnchanged || req.method === 'HEAD' ? 0 : form.body.length;
}

/** What is not stored (a 404, a failure) goes to all who waited for it; nothing in it was meant for one of them. */
export async function passOn(
  res: ServerResponse,
  { status, headers, body }: Answer,
  encoding: Encoding,
): Promise<void> {
  const {
    'set-cookie': _cookies,
    'transfer-encoding': _coding,
    [REQUEST_ID_HEADER]: _id,
    [PAGE_TAGS_HEADER]: _tags,
    ...others
  } = headers;
  const isWorthIt =
    encoding !== 'identity' &&
    body.length > COMPRESSED_FROM_BYTES &&
    headers['content-encoding'] === undefined;
  const bytes = isWorthIt ? await compressed(body, encoding) : body;
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, {
    ...others,
    'content-length': bytes.length,
    vary: [headers['vary'] ?? [], 'Accept-Encoding'].flat().join(', '),
    ...(isWorthIt ? { 'content-encoding': encoding } : {}),
  });
  res.end(bytes);
}
