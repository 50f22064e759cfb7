import { servePicture } from '@/server/storage/picture-response';

/** Stored pictures on Vercel; elsewhere src/server/http/pictures.ts answers before Next. */
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
