import { readGuideText } from '@/features/transfer/server/export/published-text';
import { guideFileAnswer } from '../../_lib/guide-file-answer';
import { beforeEnding, markdownRoute } from '../../_lib/text-answer';

const markdown = markdownRoute((uid, lang, query) =>
  readGuideText(uid, lang, { madeFor: query.get('for') }),
);

/** A published guide as Markdown, at `/p/{projectUid}.md`, or as one document, at `.html`. */
export async function GET(
  request: Request,
  context: RouteContext<'/p/[projectUid]'>,
): Promise<Response> {
  const uid = beforeEnding((await context.params).projectUid, '.html');
  return uid === '' ? markdown(request, context) : guideFileAnswer(request, uid);
}
