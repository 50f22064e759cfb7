import path from 'node:path';
import { browserBuild } from '@/server/next-internals/browser-build';

/** The files of the build, which the service worker keeps with guides. */
export function GET(): Response {
  return Response.json(browserBuild(path.join(process.cwd(), '.next', 'static')), {
    headers: { 'Cache-Control': 'no-cache' },
  });
}
