import { loadByCode } from '@/features/explore/server/loaders';
import { codeOf } from '@/features/explore/model/explore-address';
import { paths } from '@/shared/addresses/paths';

/**
 * /explore/{code}, the code printed on a product (docs/reference/guides.md#addresses): redirects to
 * the one project with this code, else to a search for it. A page could not: it answers 200 first.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ code: string[] }> },
): Promise<Response> {
  const code = codeOf((await params).code);
  const projectUid = await loadByCode(code);
  // Relative: the Host header is the visitor's word and must not reach the address.
  const target = new URL(
    projectUid ? paths.project(projectUid) : paths.explore({ search: code }),
    'http://here.invalid',
  );
  const lang = new URL(request.url).searchParams.get('lang');
  if (lang) target.searchParams.set('lang', lang);
  return new Response(null, {
    status: 307,
    headers: { Location: target.pathname + target.search, 'Cache-Control': 'no-store' },
  });
}
