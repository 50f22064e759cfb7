import { logoFile } from '@/server/site/logo';
import { isLogoFile } from '@/shared/site/logo';

/** The site's own mark: its logo, and the icons of the installed app. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/logo/[version]/[file]'>,
): Promise<Response> {
  const { version, file } = await params;
  const bytes = isLogoFile(file) ? await logoFile(version, file) : undefined;
  if (!bytes) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-cache' } });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': file.endsWith('.webp') ? 'image/webp' : 'image/png',
      // The address changes with the picture.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
