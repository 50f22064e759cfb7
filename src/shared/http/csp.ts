const COMMON = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
];

const UNFRAMED = "frame-ancestors 'none'";
const FRAMED_BY_ANYONE = 'frame-ancestors *';

/**
 * The policy of cached public pages: cached responses cannot have a nonce, so Next's inline scripts
 * must be allowed.
 */
export function publicPolicy(isDevelopment: boolean): string {
  return policy(["'self'", "'unsafe-inline'"], UNFRAMED, isDevelopment);
}

/** Policy of the one page that other sites may frame (docs/reference/guides.md#sharing). */
export function embedPolicy(isDevelopment: boolean): string {
  return policy(["'self'", "'unsafe-inline'"], FRAMED_BY_ANYONE, isDevelopment);
}

/**
 * The policy of pages that handle credentials: only scripts with this response's nonce, and what
 * they load.
 * @param uploadOrigin where pictures are uploaded, when that is not the product itself
 */
export function noncePolicy(nonce: string, isDevelopment: boolean, uploadOrigin?: string): string {
  return policy(
    ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"],
    UNFRAMED,
    isDevelopment,
    uploadOrigin,
  );
}

/**
 * Origin of browsers' uploads to Vercel Blob.
 * @param apiUrl of another service with the same API
 */
export function blobOrigin(apiUrl: string | undefined): string {
  return new URL(apiUrl || 'https://vercel.com').origin;
}

function policy(
  scriptSources: string[],
  framing: string,
  isDevelopment: boolean,
  uploadOrigin?: string,
): string {
  // React builds readable stacks with eval in development.
  const sources = isDevelopment ? [...scriptSources, "'unsafe-eval'"] : scriptSources;
  return [
    `script-src ${sources.join(' ')}`,
    framing,
    `connect-src ${["'self'", uploadOrigin].filter(Boolean).join(' ')}`,
    ...COMMON,
  ].join('; ');
}
