import { afterAll, beforeEach } from 'vitest';
import { holdS3, startS3 } from './s3-stand-in';

// Runs the tests of the disk with pictures in a bucket.
const standIn = await startS3();
holdS3(standIn);
Object.assign(process.env, standIn.env);

beforeEach(() => {
  standIn.fault = undefined;
  standIn.objects.clear();
  standIn.calls.length = 0;
});
afterAll(() => standIn.stop());
