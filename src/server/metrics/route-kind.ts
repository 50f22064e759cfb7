const KINDS: [RegExp, string][] = [
  [/^\/$/, 'landing'],
  [/^\/explore(?:\/|$)/, 'explore'],
  [/^\/p\//, 'project'],
  [/^\/c\//, 'creator'],
  [/^\/files\//, 'picture'],
  [/^\/_next\//, 'script'],
  [/^\/v1\/dashboard(?:\/|$)/, 'api_dashboard'],
  [/^\/v1\/auth(?:\/|$)/, 'api_auth'],
  [/^\/v1\/projects(?:\/|$)/, 'api_projects'],
  [/^\/v1(?:\/|$)/, 'api_other'],
  [/^\/uploads\//, 'upload'],
  [/^\/api\//, 'session'],
  [/^\/dashboard(?:\/|$)/, 'dashboard'],
  [/^\/auth(?:\/|$)/, 'auth'],
  [/^\/(?:healthz|readyz)$/, 'health'],
];

/** The kind of a path: one of 16 words, whatever visitors request. */
export const routeKindOf = (path: string): string =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
