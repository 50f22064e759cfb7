export const STORAGES = ['disk', 'blob', 's3'] as const;
/** A place for pictures: a folder, Vercel Blob, or a bucket of an S3-compatible service. */
export type PictureStorage = (typeof STORAGES)[number];

/** The storages that these variables configure; new pictures go to the first one. */
export function configuredStorages(settings: {
  PICTURE_STORE?: string | undefined;
  S3_BUCKET?: string | undefined;
  BLOB_READ_WRITE_TOKEN?: string | undefined;
}): [PictureStorage, ...PictureStorage[]] {
  const configured: PictureStorage[] = [];
  if (settings.S3_BUCKET) configured.push('s3');
  if (settings.BLOB_READ_WRITE_TOKEN) configured.push('blob');
  // Without a setting, as DATA_DIR is always there.
  configured.push('disk');
  const main = configured.find((storage) => storage === settings.PICTURE_STORE);
  const [first = 'disk'] = configured;
  return [main ?? first, ...configured.filter((storage) => storage !== (main ?? first))];
}

/** The URL of a bucket, with a slash at the end. */
export function bucketUrl({
  endpoint,
  bucket,
  isPathStyle,
}: {
  endpoint: string;
  bucket: string;
  isPathStyle: boolean;
}): URL {
  const url = new URL(endpoint.endsWith('/') ? endpoint : `${endpoint}/`);
  if (isPathStyle) return new URL(`${bucket}/`, url);
  url.hostname = `${bucket}.${url.hostname}`;
  return url;
}
