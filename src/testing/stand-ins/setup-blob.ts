import { afterAll, beforeEach } from 'vitest';
import { holdBlob, startBlob } from './blob-stand-in';

// Runs the tests of the disk with pictures in the fake of Vercel Blob.
const standIn = await startBlob();
holdBlob(standIn);
process.env.BLOB_READ_WRITE_TOKEN = standIn.token;
process.env.VERCEL_BLOB_API_URL = standIn.apiUrl;

beforeEach(() => {
  standIn.fault = undefined;
  standIn.blobs.clear();
  standIn.calls.length = 0;
});
afterAll(() => standIn.stop());
