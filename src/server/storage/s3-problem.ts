import 'server-only';

/** Why a bucket refuses or does not answer, for the operator. */
export class S3Problem extends Error {}

type Settings = { endpoint: string; bucket: string; region: string };

/** The codes of S3 that operators can act on, by what they should do. */
const ADVICE: Record<string, (settings: Settings) => string> = {
  InvalidAccessKeyId: () => 'S3_ACCESS_KEY_ID is not known there. Correct it.',
  // OpenStack Swift returns this for an unknown id, too.
  SignatureDoesNotMatch: () =>
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY do not belong together. Correct them.',
  NoSuchBucket: noBucket,
  // A folder in S3_ENDPOINT is taken for the bucket.
  InvalidBucketName: noBucket,
  RequestTimeTooSkewed: () =>
    'The clock of this machine differs too much from that of the storage. Set it, best by NTP.',
  AccessDenied: ({ bucket }) =>
    `The key may not do this. Allow it s3:ListBucket on ${bucket}, and s3:GetObject, s3:PutObject and s3:DeleteObject on ${bucket}/*.`,
  AuthorizationHeaderMalformed: wrongRegion,
  PermanentRedirect: wrongRegion,
  QuotaExceeded: () => 'The storage is full. Make room there.',
  InsufficientStorage: () => 'The storage is full. Make room there.',
};

function noBucket({ bucket }: Settings): string {
  return `There is no bucket ${bucket}. Create it, or correct S3_BUCKET, S3_ENDPOINT or S3_PATH_STYLE.`;
}

function wrongRegion({ region }: Settings): string {
  return `The bucket is not in the region ${region}, or has another endpoint. Correct S3_REGION or S3_ENDPOINT.`;
}

/** The problem that an answer reports. */
export function refusedBy(settings: Settings, status: number, code: string | undefined): S3Problem {
  const advice = code === undefined ? undefined : ADVICE[code];
  const answered = `The storage at ${settings.endpoint} answered ${[status, code].filter(Boolean).join(' ')}.`;
  return new S3Problem(advice ? `${answered} ${advice(settings)}` : answered);
}

/** The problem behind a call that got no answer. */
export function unansweredBy(settings: Settings, error: unknown): S3Problem {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new S3Problem(
    isLate
      ? `The storage at ${settings.endpoint} did not answer in time.`
      : `The storage at ${settings.endpoint} cannot be reached${code === undefined ? '' : ` (${code})`}. Check S3_ENDPOINT and the network.`,
    { cause: error },
  );
}
