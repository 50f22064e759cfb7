import { atomFeed } from '@/features/explore/server/feed';
import { siteLocale } from '@/server/site/current';
import { feedLocale } from '@/features/explore/model/feed-address';
import { readCreator } from '@/features/profile/server/service';
import type { Locale } from '@/shared/interface/languages';
import { isUid } from '@/shared/ids/uid';
import { ATOM, xmlAnswer } from '../../../_lib/xml-answer';

/** The newest projects of one creator. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/c/[uid]/feed.xml'>,
): Promise<Response> {
  const { uid } = await params;
  const locale = feedLocale(new URL(request.url).searchParams, siteLocale());
  return xmlAnswer(isUid(uid) ? ofCreator(uid, locale) : Promise.resolve(undefined), ATOM);
}

async function ofCreator(uid: string, locale: Locale): Promise<string | undefined> {
  const creator = await readCreator(uid);
  return creator && atomFeed({ creator }, locale);
}
