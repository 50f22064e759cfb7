import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/server/env/env';

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Service-Worker-Allowed': '/',
  // The worker fetches what is of this host, and does nothing else.
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/**
 * The service worker. Not in development, where addresses of scripts do not change with their
 * content.
 */
export function GET(): Response {
  if (env().mode === 'development') return new Response('Not found', { status: 404 });
  return new Response(readFileSync(path.join(process.cwd(), 'dist', 'browser', 'worker.js')), {
    headers: HEADERS,
  });
}
