import { readCreatorText } from '@/features/explore/server/text-lists';
import { beforeEnding, MARKDOWN, textAnswer } from '../../_lib/text-answer';

/** The guides of a creator as a list in Markdown, at `/c/{uid}.md`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/c/[uid]'>,
): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang') ?? undefined;
  const uid = beforeEnding((await params).uid);
  return textAnswer(request, MARKDOWN, () => readCreatorText(uid, lang));
}
