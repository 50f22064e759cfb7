import { loadPictureFile } from '@/features/uploads/loaders';

const HEADERS = {
  'Content-Type': 'image/webp',
  // A key is never used for another picture.
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** A stored picture: /files/{key}, or /files/{key}/{width} for a smaller variant. */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const [key = '', variant = 'full', ...rest] = (await params).path;
  const bytes = rest.length === 0 ? await loadPictureFile(key, variant) : null;
  if (!bytes) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const etag = `"${key}-${variant}"`;
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers: { ...HEADERS, ETag: etag } });
  return new Response(new Uint8Array(bytes), { headers: { ...HEADERS, ETag: etag } });
}
