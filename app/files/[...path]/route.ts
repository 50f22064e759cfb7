import { servePicture } from '@/server/storage/picture-response';

/** Stored pictures where nothing stands in front of Next, as on Vercel; else the HTTP server has answered before (src/server/http/pictures.ts). */
export async function GET(request: Request): Promise<Response> {
  const { status, headers, body } = await servePicture(
    new URL(request.url).pathname,
    Object.fromEntries(request.headers),
  );
  return new Response(body && request.method !== 'HEAD' ? new Uint8Array(body) : null, {
    status,
    headers,
  });
}

export const HEAD = GET;
