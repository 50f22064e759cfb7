import { atomFeed } from '@/features/explore/server/feed';
import { siteLocale } from '@/server/site/current';
import { feedLocale, tagOf } from '@/features/explore/model/feed-address';
import { ATOM, xmlAnswer } from '../_lib/xml-answer';

/** The newest projects, with ?tag= those of one tag. */
export function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return xmlAnswer(
    atomFeed({ tag: tagOf(searchParams) }, feedLocale(searchParams, siteLocale())),
    ATOM,
  );
}
