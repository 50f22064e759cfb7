import { sitemapPart } from '@/features/explore/server/sitemap';
import { developerPages } from '../../[locale]/(public)/(site)/developers/_reference/pages';
import { xmlAnswer } from '../../_lib/xml-answer';

const ENDING = '.xml';

/** A part of the sitemap, as /sitemap.xml names it. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/sitemaps/[part]'>,
): Promise<Response> {
  const { part } = await params;
  return xmlAnswer(
    part.endsWith(ENDING)
      ? sitemapPart(part.slice(0, -ENDING.length), developerPages())
      : Promise.resolve(undefined),
  );
}
