import 'server-only';
import { open } from 'node:fs/promises';
import { S3Problem } from '../../storage/s3-problem';
import { tryS3 } from '../../storage/s3-calls';
import { textsAt } from '../../storage/s3-xml';

const FOLDER = 'backups/';
const MB = 1024 * 1024;
/** Small, so that each arrives within the time of a call. */
const PART_MIN_BYTES = 8 * MB;
/** S3 takes up to 10,000. */
const PARTS_MAX = 9_000;
const NOT_FOUND = 404;

/**
 * Sends a file of any size to the bucket, in parts.
 * @throws {S3Problem} with the remedy for the operator; the parts are removed then
 */
export async function sendToBucket(file: string, name: string, signal: AbortSignal): Promise<void> {
  const key = FOLDER + name;
  const { bytes: begun } = await tryS3({ method: 'POST', key, query: { uploads: '' } });
  const [uploadId = ''] = textsAt(begun.toString(), 'UploadId');
  try {
    const tags = await sendParts(file, { key, uploadId }, signal);
    const parts = tags.map(
      (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const { bytes } = await tryS3({
      method: 'POST',
      key,
      query: { uploadId },
      body: Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`),
    });
    // A failure may come after a good status.
    const [code] = textsAt(bytes.toString(), 'Code');
    if (code !== undefined) throw new S3Problem(`The storage could not join the parts (${code}).`);
  } catch (error) {
    await tryS3({ method: 'DELETE', key, query: { uploadId } }, [NOT_FOUND]).catch(() => undefined);
    throw error;
  }
}

async function sendParts(
  file: string,
  { key, uploadId }: { key: string; uploadId: string },
  signal: AbortSignal,
): Promise<string[]> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const part = Buffer.alloc(Math.max(PART_MIN_BYTES, Math.ceil(size / PARTS_MAX)));
    const tags: string[] = [];
    for (let from = 0; from < size; from += part.length) {
      signal.throwIfAborted();
      const { bytesRead } = await handle.read(part, 0, part.length, from);
      const { headers } = await tryS3({
        method: 'PUT',
        key,
        query: { partNumber: String(tags.length + 1), uploadId },
        body: part.subarray(0, bytesRead),
      });
      tags.push(headers.get('etag') ?? '');
    }
    return tags;
  } finally {
    await handle.close();
  }
}

/** Writes a small file beside the backups. */
export async function putBesideBackups(name: string, body: Buffer): Promise<void> {
  await tryS3({ method: 'PUT', key: FOLDER + name, body });
}

export async function removeFromBucket(name: string): Promise<void> {
  await tryS3({ method: 'DELETE', key: FOLDER + name }, [NOT_FOUND]);
}
