import { parseStrictJson } from '@/server/strict-json';
import { AppError } from '@/shared/http/app-error';
import { JSON_MAX_BYTES } from '@/shared/http/body-sizes';

/**
 * The JSON body of a request (docs/reference/limits.md#request-bodies; RFC 7493): UTF-8, one value, no duplicate names, no NUL,
 * no lone surrogates, at most 32 levels and 256 kB, or what the call allows.
 * @throws {AppError} unsupported_media_type, malformed_json, body_too_large
 */
export async function readJson(request: Request, maxBytes = JSON_MAX_BYTES): Promise<unknown> {
  if (!request.body) throw new AppError('malformed_json');
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || request.headers.get('content-encoding')) {
    throw new AppError('unsupported_media_type', { reason: 'notJson' });
  }
  return parseStrictJson(decode(await readBytes(request, maxBytes)));
}

/** The bytes of a body. @throws {AppError} body_too_large */
export async function readBytes(request: Request, maxBytes = JSON_MAX_BYTES): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of request.body ?? []) {
    sizeBytes += chunk.byteLength;
    // Counted as it arrives: Content-Length may be missing or wrong.
    if (sizeBytes > maxBytes) throw new AppError('body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('malformed_json');
  }
}
