import { siteLocale } from '@/server/site/current';
import { feedLocale } from '@/features/explore/model/feed-address';
import { siteShareFacts } from '@/i18n/site-share-facts';
import { pictureAnswer } from '../_lib/picture-answer';

/** The share picture of every page that has none of its own. */
export function GET(request: Request): Promise<Response> {
  return pictureAnswer(
    request,
    Promise.resolve(siteShareFacts(feedLocale(new URL(request.url).searchParams, siteLocale()))),
  );
}
