import { expect, it } from 'vitest';
import { parseEnv } from './env';

const problemsOf = (source: Record<string, string>) => {
  try {
    parseEnv(source);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
const s3 = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it('stores pictures in Vercel Blob when it has a token', () => {
  expect(parseEnv({ VERCEL_BLOB_API_URL: 'http://127.0.0.1:9' }).blob).toBeUndefined();
  expect(parseEnv({ BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_store1_secret' }).blob).toEqual({
    token: 'vercel_blob_rw_store1_secret',
    apiUrl: undefined,
  });
  expect(problemsOf({ BLOB_READ_WRITE_TOKEN: 'secret' })).toMatch(
    /^BLOB_READ_WRITE_TOKEN should be a read-write token/m,
  );
  expect(problemsOf({ VERCEL_BLOB_API_URL: 'ftp://x' })).toMatch(
    /^VERCEL_BLOB_API_URL should be an address/m,
  );
});

it('stores pictures in a bucket of S3 when it is told all of it', () => {
  expect(parseEnv({}).s3).toBeUndefined();
  expect(parseEnv(s3).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    isPathStyle: true,
  });
  expect(parseEnv({ ...s3, S3_REGION: 'auto', S3_PATH_STYLE: '0' }).s3).toMatchObject({
    region: 'auto',
    isPathStyle: false,
  });
  expect(problemsOf({ ...s3, S3_SECRET_ACCESS_KEY: '' })).toMatch(
    /^S3_SECRET_ACCESS_KEY should be set too, as S3_ENDPOINT is\.$/m,
  );
  expect(problemsOf({ ...s3, S3_BUCKET: 'My_Pictures' })).toMatch(/^S3_BUCKET should be/m);
});

it('refuses a bucket in the host of an address that has no name', () => {
  for (const S3_ENDPOINT of ['http://127.0.0.1:9000', 'http://[::1]:9000'])
    expect(problemsOf({ ...s3, S3_ENDPOINT, S3_PATH_STYLE: '0' }), S3_ENDPOINT).toMatch(
      /^S3_PATH_STYLE should be 1, as the address in S3_ENDPOINT/m,
    );
  expect(problemsOf({ ...s3, S3_PATH_STYLE: '0' })).toBe('');
});

it('refuses addresses with a user, a password, a query or a hash, as logs show addresses', () => {
  for (const rest of ['user@s3.example', 'user:pw@s3.example', 's3.example/?a=b', 's3.example#a']) {
    const problems = problemsOf({ ...s3, S3_ENDPOINT: `https://${rest}` });
    expect(problems).toMatch(/^S3_ENDPOINT should be an address without a user, a password/m);
    expect(problems).not.toContain('pw');
  }
  // Some services have one.
  expect(parseEnv({ ...s3, S3_ENDPOINT: 'https://s3.example/storage/v1/s3' }).s3?.endpoint).toBe(
    'https://s3.example/storage/v1/s3',
  );
});

it('writes pictures to the chosen storage, and reads them from every configured one', () => {
  const blob = { BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_store1_secret' };
  expect(
    [
      {},
      blob,
      { ...s3, ...blob },
      { ...s3, ...blob, PICTURE_STORE: 'blob' },
      { ...s3, PICTURE_STORE: 'disk' },
    ].map((settings) => parseEnv(settings).storages),
  ).toEqual([
    ['disk'],
    ['blob', 'disk'],
    ['s3', 'blob', 'disk'],
    ['blob', 's3', 'disk'],
    ['disk', 's3'],
  ]);
  expect(problemsOf({ PICTURE_STORE: 's3' })).toMatch(
    /^PICTURE_STORE should not be s3 without its settings/m,
  );
  expect(problemsOf({ ...s3, PICTURE_STORE: 'blob' })).toMatch(
    /^PICTURE_STORE should not be blob without its settings/m,
  );
  expect(problemsOf({ PICTURE_STORE: 'tape' })).toMatch(/^PICTURE_STORE should be disk, blob/m);
});
