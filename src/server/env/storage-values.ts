import { z } from 'zod';
import { bucketUrl, configuredStorages, STORAGES } from '@/shared/pictures/storage-settings';
import { blobToken, httpOrigin, optional, withDefault } from './env-values';

export const storageVariables = {
  PICTURE_STORE: optional(z.enum(STORAGES, 'should be disk, blob or s3')),
  BLOB_READ_WRITE_TOKEN: optional(blobToken),
  VERCEL_BLOB_API_URL: optional(httpOrigin),
  S3_ENDPOINT: optional(httpOrigin),
  S3_BUCKET: optional(
    z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'should be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
      ),
  ),
  S3_REGION: withDefault(
    z.string().regex(/^[a-z0-9-]+$/, 'should be a region such as eu-central-1 or auto'),
    'us-east-1',
  ),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PATH_STYLE: withDefault(z.enum(['0', '1'], 'should be 0 or 1'), '1'),
};

type Variables = z.infer<z.ZodObject<typeof storageVariables>>;

const TOGETHER = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies (keyof Variables)[];

/** Missing or inconsistent variables. */
export function storageMistakes(data: Variables): { variable: string; message: string }[] {
  const [given] = TOGETHER.filter((name) => data[name] !== undefined);
  const missing = TOGETHER.filter((name) => data[name] === undefined);
  if (given !== undefined && missing.length > 0)
    return missing.map((name) => ({
      variable: name,
      message: `should be set too, as ${given} is`,
    }));
  const { s3 } = storageOf(data);
  if (s3 && !s3.isPathStyle && bucketUrl(s3).hostname === new URL(s3.endpoint).hostname)
    return [
      {
        variable: 'S3_PATH_STYLE',
        message: 'should be 1, as the address in S3_ENDPOINT cannot have the bucket in its host',
      },
    ];
  const [main] = configuredStorages(data);
  return data.PICTURE_STORE === undefined || data.PICTURE_STORE === main
    ? []
    : [
        {
          variable: 'PICTURE_STORE',
          message: `should not be ${data.PICTURE_STORE} without its settings (${data.PICTURE_STORE === 's3' ? 'S3_ENDPOINT and others' : 'BLOB_READ_WRITE_TOKEN'})`,
        },
      ];
}

export const storageOf = (data: Variables) => ({
  /** Storages to read pictures from; new ones go to the first. */
  storages: configuredStorages(data),
  /** Vercel Blob; its client reads the URL of another service itself. */
  blob: data.BLOB_READ_WRITE_TOKEN
    ? { token: data.BLOB_READ_WRITE_TOKEN, apiUrl: data.VERCEL_BLOB_API_URL }
    : undefined,
  s3:
    data.S3_ENDPOINT && data.S3_BUCKET && data.S3_ACCESS_KEY_ID && data.S3_SECRET_ACCESS_KEY
      ? {
          endpoint: data.S3_ENDPOINT,
          bucket: data.S3_BUCKET,
          region: data.S3_REGION,
          accessKeyId: data.S3_ACCESS_KEY_ID,
          secretAccessKey: data.S3_SECRET_ACCESS_KEY,
          isPathStyle: data.S3_PATH_STYLE === '1',
        }
      : undefined,
});
